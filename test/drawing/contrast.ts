/** WCAG 2.2, "relative luminance" of `#RRGGBB`: 0 for black, 1 for white. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2, "contrast ratio", from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** `#RRGGBB` with another one laid over it, which is opaque to this part. */
export const mixed = (ground: string, over: string, part: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [below = 0, above = 0] = [ground, over].map((color) =>
        Number.parseInt(color.slice(at, at + 2), 16),
      );
      return Math.round(below + (above - below) * part)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
