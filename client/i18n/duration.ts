/** Seconds in a language's signs for minutes and seconds, as `5 min`, `1 min 30 s` and `45 s`. */
const duration = (seconds: number, minute: string, second: string): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  return [...(minutes > 0 ? [`${minutes} ${minute}`] : []), ...(rest > 0 ? [`${rest} ${second}`] : [])].join(
    ' ',
  );
};

/** A clock's settings, in seconds, as `5 min + 3 s`; without an increment as `5 min`. */
export const clockLine =
  (minute: string, second: string) =>
  (initial: number, increment: number): string =>
    [initial, increment]
      .filter((seconds) => seconds > 0)
      .map((seconds) => duration(seconds, minute, second))
      .join(' + ');
