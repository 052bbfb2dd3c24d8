import { html, nothing, type TemplateResult } from 'lit';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { Tell } from './session.ts';
import { offerBox } from './sideActions.ts';
import type { MatchView, SideView } from './view.ts';

/** Whose turn it is, what is due, what is announced of the last move, how far the computer is, and what is asked. The page says it elsewhere to those who listen. */
export const statusCard = (
  view: MatchView,
  announced: string,
  notices: readonly string[],
  asked: readonly SideView[],
  tell: Tell,
  words: Words,
  own: PlayWords,
): TemplateResult => html`
  <section class="card status" aria-labelledby="status-heading">
    <h2 id="status-heading" class="unseen">${words.status.heading}</h2>
    <div>
      <p class="headline ${view.urgent ? 'mine' : ''}">${view.headline}</p>
      <p class="detail">${view.detail}</p>
      ${announced === '' ? nothing : html`<p class="announced">${announced}</p>`}
      ${view.progress === null ? nothing : html`<progress aria-label=${own.play.progress} value=${view.progress}></progress>`}
    </div>
    ${view.failed ? html`<div class="buttons"><button class="primary" @click=${() => tell({ type: 'retry' })}>${own.play.retry}</button></div>` : nothing}
    ${asked.map((side) => offerBox(side, tell, words))}
    ${notices.map((notice) => html`<p class="hint">${notice}</p>`)}
  </section>
`;
