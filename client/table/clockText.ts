/**
 * Minutes and seconds, rounded up: `4:12`. Never `0:00`, which only the server may say, by ending the game.
 *
 * @param milliseconds what is left
 */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
