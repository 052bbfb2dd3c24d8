import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the live regions of the page have said, in order: `polite: Your move`. */
    announced: string[];
  }
}

/** Writes down whatever a live region of the page says, also in shadow roots: each time that something changes in it, all of it. */
export const listen = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript(() => {
    window.announced = [];
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';
    const urgency = (region: Element): string =>
      region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    const hear = (mutations: MutationRecord[]): void => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of mutations) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest(LIVE);
        if (region) regions.add(region);
        // A region that is there from the start says nothing but an alert.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.getAttribute('role') === 'alert') regions.add(alert);
        }
      }
      for (const region of regions) {
        const parts = region.children.length > 0 ? [...region.children] : [region];
        const text = parts
          .map(({ textContent }) => textContent)
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim();
        if (text !== '' && region.isConnected) window.announced.push(`${urgency(region)}: ${text}`);
      }
    };
    const watch = (root: Node): void =>
      new MutationObserver(hear).observe(root, { childList: true, characterData: true, subtree: true });
    watch(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      watch(root);
      return root;
    };
  });

/** What the page has said since it was opened, or since it was `forgotten`. */
export const announced = (page: Page): Promise<string[]> => page.evaluate(() => window.announced);

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.announced = [];
  });
