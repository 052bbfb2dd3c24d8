/** How well the computer plays: 1 is for a first game, 8 as well as it can. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/** The level that is offered first: three moves ahead for each side, and a careful player can beat it. */
export const OFFERED_LEVEL: Level = 3;

/** The levels of a person's first games, which are played softer than the one that is offered. */
const EASY_GAMES: readonly Level[] = [1, 1, 2, 2];

/** Easy first games: the level to play somebody at who has chosen `wanted` and has finished so many games against the computer. */
export const easyLevel = (wanted: Level, finishedGames: number): Level => {
  const easy = EASY_GAMES[finishedGames] ?? wanted;
  return easy < wanted ? easy : wanted;
};
