/** So many steps from not covered to covered are told apart. */
export const LEVELS = 50;

/** What a PNG's palette can hold. */
const CAPACITY = 256;

/** How far two colors may be apart that are one, as the sum of the squares by which their channels differ. */
export const SAME = {
  /** At an edge, where each color is seen in a single pixel: some 8 of 255 a channel. So pictures stay small. */
  edge: 200,
  /** Over an area: nobody sees it, even where many lie over each other. */
  area: 6,
} as const;

/**
 * The colors of a picture, in the order in which they were needed. Where one lies half over another, the color between them becomes one
 * of them, if none is near enough; when all places are taken, the nearest one has to do.
 */
export class ColorTable {
  readonly #channels = new Uint8Array(3 * CAPACITY);
  #size = 0;
  /** What was mixed before, by both colors and the level. Neighbors are mostly alike, so the last one is at hand. */
  readonly #mixed = new Map<number, number>();
  #lastKey = -1;
  #last = 0;

  /** @param colors what has a place of its own in any case, as `#RRGGBB` */
  constructor(colors: readonly string[]) {
    for (const color of colors) this.ink(color);
  }

  /** The place of a color that is given as `#RRGGBB`. */
  ink(color: string): number {
    const value = Number.parseInt(color.slice(1), 16);
    return this.#place(value >> 16, (value >> 8) & 255, value & 255, 0);
  }

  /** The color of `over` on `under` where it covers so many of `LEVELS`; one that is so near is as good. */
  mix(under: number, over: number, level: number, same: number = SAME.edge): number {
    if (level >= LEVELS || under === over) return over;
    const key = (same << 22) | (under << 14) | (over << 6) | level;
    if (key === this.#lastKey) return this.#last;
    const place = this.#mixed.get(key) ?? this.#mixAnew(under, over, level, same, key);
    this.#lastKey = key;
    this.#last = place;
    return place;
  }

  #mixAnew(under: number, over: number, level: number, same: number, key: number): number {
    const channel = (at: number): number => {
      const from = this.#channels[3 * under + at] ?? 0;
      return Math.round(from + (((this.#channels[3 * over + at] ?? 0) - from) * level) / LEVELS);
    };
    const place = this.#place(channel(0), channel(1), channel(2), same);
    this.#mixed.set(key, place);
    return place;
  }

  /** Three bytes a color. */
  get bytes(): Uint8Array {
    return this.#channels.slice(0, 3 * this.#size);
  }

  /** The first color that is as near as that, else a new one. Plain loops here and in what follows: most pictures are made by a program that has just been started. */
  #place(red: number, green: number, blue: number, same: number): number {
    const channels = this.#channels;
    let nearest = 0;
    let distance = Number.POSITIVE_INFINITY;
    for (let place = 0; place < this.#size; place += 1) {
      const r = (channels[3 * place] ?? 0) - red;
      const g = (channels[3 * place + 1] ?? 0) - green;
      const b = (channels[3 * place + 2] ?? 0) - blue;
      const apart = r * r + g * g + b * b;
      if (apart <= same) return place;
      if (apart < distance) {
        nearest = place;
        distance = apart;
      }
    }
    if (this.#size === CAPACITY) return nearest;
    channels[3 * this.#size] = red;
    channels[3 * this.#size + 1] = green;
    channels[3 * this.#size + 2] = blue;
    this.#size += 1;
    return this.#size - 1;
  }
}
