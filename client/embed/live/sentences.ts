/** Several texts as sentences, each with its stop; as a table's page has them, which would grow by what it shares with other parts. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[^.…?]$/, '$&.'))
    .join(' ')
    .trim();
