import type { PdnGame } from '../../engine/pdn/types.ts';

/** The value of a tag, whatever case its name has; empty where it is missing, or says that it is not known. */
export const tagValue = ({ tags }: Pick<PdnGame, 'tags'>, name: string): string => {
  const value = tags.find((tag) => tag.name.toLowerCase() === name)?.value.trim() ?? '';
  return /^[?.]*$/.test(value) ? '' : value;
};

const present = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

/** Event and date, as far as the tags tell. */
export const occasionOf = (game: PdnGame): string =>
  present([tagValue(game, 'event'), tagValue(game, 'date')]).join(' · ');
