/**
 * The date of a tag, as `2026.11.29`, in the manner of a language. What is not known of it (`2026.??.??`) is left out; what is no date
 * stays as it is written.
 */
export const dateText = (value: string, language: string): string => {
  const [, year, month = '', day = ''] = /^(\d{4})(?:\.(\d\d|\?\?))?(?:\.(\d\d|\?\?))?$/.exec(value) ?? [];
  if (year === undefined) return value;
  if (!Number(month)) return year;
  const date = new Date(`${year}-${month}-${Number(day) ? day : '01'}`);
  // Days that no month has go over into the next one, or are none at all.
  if (date.getUTCMonth() + 1 !== Number(month)) return value;
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    ...(Number(day) ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(date);
};

/** Event and date in one line, as far as they are known. */
export const occasionText = (event: string, date: string, language: string): string =>
  [event, dateText(date, language)].filter((text) => text !== '').join(' · ');
