/** The languages that the pages speak; the first where none of them is asked for. */
const LANGUAGES = ['en', 'tr', 'uk'] as const;
/** One of them, as tags in HTML and addresses have it. */
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag like `tr-TR`, if the pages speak it. */
export const languageNamed = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag?.trim().toLowerCase().split('-')[0]);

/** The tags of an `Accept-Language`, the most wanted first (RFC 9110, 12.5.4). */
const accepted = (header: string): readonly string[] =>
  header
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=(.*)/i.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { tag, quality: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The language in which a page will speak: as its address says (`lang`), else the first of the browser's that it knows. */
export const languageOf = ({ url, headers }: Request): Language => {
  const asked = new URL(url).searchParams.get('lang');
  const wishes = [asked, ...accepted(headers.get('Accept-Language') ?? '')];
  return wishes.map(languageNamed).find((language) => language !== undefined) ?? 'en';
};
