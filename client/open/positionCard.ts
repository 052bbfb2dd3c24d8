import { html, nothing, type TemplateResult } from 'lit';
import { makeFen } from '../../engine/fen.ts';
import { startGame } from '../../engine/game.ts';
import type { Position } from '../../engine/types.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import type { Words } from '../i18n/words.ts';
import type { CreateProblem } from '../table/create.ts';
import { canCopy, copyLabel, type Handing } from '../table/share.ts';

/** What the card shows. */
export interface PositionView {
  readonly position: Position;
  readonly copied: Handing;
  /** Whether a table is being opened, or why it could not be. */
  readonly opening: 'idle' | 'busy' | CreateProblem;
}

/** What a person does with the card; positions to copy are FENs. */
interface PositionHandlers {
  readonly copy: (fen: string) => void;
  readonly playOn: (position: Position) => void;
  /** Where one is told how to put this on a page. */
  readonly embedding: (fen: string) => string;
}

/** The position as FEN, and a table to play it on. */
export const positionCard = (
  { position, copied, opening }: PositionView,
  handlers: PositionHandlers,
  words: Words,
  { replay }: OpenWords,
): TemplateResult => {
  const fen = makeFen(position);
  const over = startGame(position.rules, position).outcome !== null;
  const busy = opening === 'busy';
  const problems = { idle: '', busy: '', failed: replay.failed, 'rate-limited': replay.tooMany };
  const copy = copyLabel(copied, words, replay.copyFen);
  return html`
    <section class="card share" aria-labelledby="fen-heading">
      <h3 id="fen-heading" class="label">${replay.fen}</h3>
      <div class="row">
        <input class="link" readonly .value=${fen} aria-labelledby="fen-heading" />
        ${canCopy() ? html`<button @click=${() => handlers.copy(fen)}>${copy}</button>` : nothing}
      </div>
      <p class="unseen" role="status">${copied === 'idle' ? '' : copy}</p>
      <div class="buttons">
        <button
          class=${over ? '' : 'primary'}
          aria-disabled=${over || busy}
          @click=${() => over || busy || handlers.playOn(position)}
        >
          ${busy ? replay.opening : replay.playOn}
        </button>
        <a class="button" href=${handlers.embedding(fen)}>${words.share.embed}</a>
      </div>
      <p class="hint" role="status">${over ? replay.over : problems[opening]}</p>
    </section>
  `;
};
