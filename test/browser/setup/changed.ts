import type { Page } from 'playwright-core';

/**
 * How many pixels of two pictures of one place differ by 3:1 or more: what WCAG 2.2 counts of a focus indicator (2.4.13). Both are PNGs.
 */
export const changed = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (texts) => {
      const pixelsOf = async (text: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = `data:image/png;base64,${text}`;
        await image.decode();
        const { width, height } = image;
        const easel = new OffscreenCanvas(width, height).getContext('2d');
        easel?.drawImage(image, 0, 0);
        return easel?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const linear = (channel = 0): number => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const [before, after] = await Promise.all(texts.map(pixelsOf));
      if (!before || !after) return 0;
      const luminance = (pixels: Uint8ClampedArray, at: number): number =>
        0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
      let count = 0;
      for (let at = 0; at < before.length; at += 4) {
        const [one, other] = [luminance(before, at), luminance(after, at)];
        if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) count += 1;
      }
      return count;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
