import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';
import type { Handed } from './handed.ts';

/** The ways in which this browser can hand on a link; on plain http it may have none. */
export const canShare = (): boolean => typeof navigator.share === 'function';
export const canCopy = (): boolean => typeof navigator.clipboard?.writeText === 'function';

/** What became of the link that was to be handed on; `idle` is nothing that one would have to be told. */
export type Handing = 'idle' | 'copied' | 'refused';

/** Opens the device's own sheet. Closing it without a choice is no refusal. */
export const shareLink = (url: string): Promise<Handing> =>
  navigator.share({ url }).then(
    () => 'idle',
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'idle' : 'refused'),
  );

const handed = (copying: Promise<void>): Promise<Handing> =>
  copying.then(
    () => 'copied',
    () => 'refused',
  );

/** Puts a text on the clipboard. */
export const copyText = (text: string): Promise<Handing> => handed(navigator.clipboard.writeText(text));

const textAt = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
};

/** Whether the clipboard takes the promise of a text. */
const takesPromises = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard.write === 'function';

/**
 * Puts a text on the clipboard that is still to come. The clipboard gets the promise of it where it takes one, because some
 * browsers let nobody copy after a wait.
 */
export const copyTextLater = (text: Promise<string>): Promise<Handing> => {
  if (!takesPromises()) return handed(text.then((got) => navigator.clipboard.writeText(got)));
  const blob = text.then((got) => new Blob([got], { type: 'text/plain' }));
  return handed(navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]));
};

/** Puts the text that an address answers with on the clipboard. */
export const copyFrom = (url: string): Promise<Handing> => copyTextLater(textAt(url));

/** What the button says: what it copies, that it has, or that it could not. */
export const copyLabel = (handing: Handing, { share }: Words, copy = share.copy): string =>
  ({ idle: copy, copied: share.copied, refused: share.refused })[handing];

/** A link that is there to be handed on, and what became of it. */
interface SharedLink {
  /** A word of its own on the page. */
  readonly kind: string;
  /** What it is for. */
  readonly heading: string;
  readonly url: string;
  /** Whether sharing it is the next thing to do. */
  readonly wanted: boolean;
  readonly handed: Handed;
}

const selectAll = ({ currentTarget }: Event) => {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select();
};

/** A link, always there to be read and selected, with the ways to hand it on. What it is for stands elsewhere, under the id `…-heading`. */
export const linkRow = (
  { kind, url, wanted, handed }: Omit<SharedLink, 'heading'>,
  words: Words,
): TemplateResult => {
  const { handing } = handed;
  const tell = (result: Promise<Handing>) => void handed.tell(result);
  const share = canShare()
    ? html`<button class=${wanted ? 'primary' : ''} aria-describedby="${kind}-heading" @click=${() => tell(shareLink(url))}>${words.share.share}</button>`
    : nothing;
  const copy = canCopy()
    ? html`<button class=${wanted && !canShare() ? 'primary' : ''} aria-describedby="${kind}-heading" @click=${() => tell(copyText(url))}>
        ${copyLabel(handing, words)}
      </button>`
    : nothing;
  return html`
    <div class="row">
      <input class="link" readonly .value=${url} aria-labelledby="${kind}-heading" @focus=${selectAll} />
      ${share}${copy}
    </div>
    ${handing !== 'refused' && (canShare() || canCopy()) ? nothing : html`<p class="hint">${words.share.selectIt}</p>`}
    <p class="unseen" role="status">${handing === 'idle' ? '' : copyLabel(handing, words)}</p>
  `;
};

/**
 * The links to the table.
 *
 * @param embedding where one is told how to put it on a page
 */
export const shareCard = (
  links: readonly SharedLink[],
  embedding: string,
  words: Words,
): TemplateResult => html`
  <section class="card share" aria-labelledby="${links[0]?.kind ?? ''}-heading">
    ${links.map((link) => html`<h2 id="${link.kind}-heading">${link.heading}</h2>${linkRow(link, words)}`)}
    <p><a href=${embedding}>${words.share.embed}</a></p>
  </section>
`;
