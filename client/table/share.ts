import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';

/** The ways in which this browser can hand on a link; on plain http it may have none. */
export const canShare = (): boolean => typeof navigator.share === 'function';
export const canCopy = (): boolean => typeof navigator.clipboard?.writeText === 'function';

/** Opens the device's own sheet. Closing it without a choice is no error, and there is nothing else to tell. */
export const shareLink = (url: string): void => void navigator.share({ url }).catch(() => undefined);

/** Whether the link is on the clipboard now. */
export const copyLink = (url: string): Promise<boolean> =>
  navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );

export interface ShareHandlers {
  readonly share: () => void;
  readonly copy: () => void;
}

const selectAll = ({ currentTarget }: Event) => {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select();
};

/**
 * The link to the table, always there to be read and selected.
 *
 * @param wanted whether sharing it is the next thing to do
 */
export const shareCard = (
  url: string,
  wanted: boolean,
  copied: boolean,
  handlers: ShareHandlers,
  words: Words,
): TemplateResult => {
  const share = canShare()
    ? html`<button class=${wanted ? 'primary' : ''} @click=${handlers.share}>${words.share.share}</button>`
    : nothing;
  const copy = canCopy()
    ? html`<button class=${wanted && !canShare() ? 'primary' : ''} @click=${handlers.copy}>
        ${copied ? words.share.copied : words.share.copy}
      </button>`
    : nothing;
  return html`
    <section class="card share" aria-labelledby="share-heading">
      <h2 id="share-heading">${words.share.heading}</h2>
      <div class="row">
        <input class="link" readonly .value=${url} aria-labelledby="share-heading" @focus=${selectAll} />
        ${share}${copy}
      </div>
      ${canShare() || canCopy() ? nothing : html`<p class="hint">${words.share.selectIt}</p>`}
      <p class="unseen" role="status">${copied ? words.share.copied : ''}</p>
    </section>
  `;
};
