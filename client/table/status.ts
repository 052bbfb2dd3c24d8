import { html, nothing, type TemplateResult } from 'lit';
import { COLORS, type Color } from '../../engine/index.ts';
import { OFFERS } from '../../table/events.ts';
import { MAX_NAME } from '../../table/names.ts';
import type { Words } from '../i18n/words.ts';
import type { Absence } from './absence.ts';
import type { Status } from './connection.ts';
import type { Question } from './questions.ts';
import { scoreLine } from './score.ts';
import type { View } from './view.ts';

export interface StatusHandlers {
  readonly sit: (seat: Color, name: string) => void;
  readonly answer: (question: Question, accept: boolean) => void;
  readonly claim: (result: 'win' | 'draw') => void;
}

/**
 * Both seats keep their places in it, so that no button grows to where a finger meant the other one; and Enter in the
 * name's field takes no other seat than the one that it would have taken when the field got the focus.
 */
const sitForm = (seats: readonly Color[], name: string, handlers: StatusHandlers, words: Words) => {
  const sit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    const seat = seats.find((color) => color === button.value);
    const given = new FormData(form).get('name');
    if (seat !== undefined) handlers.sit(seat, typeof given === 'string' ? given : '');
  };
  const [first = ''] = seats;
  const arrive = ({ currentTarget: field }: Event) => {
    if (field instanceof HTMLInputElement) field.dataset.seat = first;
  };
  const press = (event: KeyboardEvent) => {
    const field = event.currentTarget;
    if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
    if (field.dataset.seat !== first) event.preventDefault();
  };
  return html`
    <form class="sit" @submit=${sit}>
      <label for="sit-name">${words.seat.yourName}</label>
      <input id="sit-name" name="name" maxlength=${MAX_NAME} autocomplete="nickname" .defaultValue=${name}
        @focus=${arrive} @keydown=${press} />
      <div class="buttons">
        ${COLORS.map((seat) => {
          const free = seats.includes(seat);
          return html`
            <button
              class=${free ? 'primary' : ''} type=${free ? 'submit' : 'button'}
              value=${seat} aria-disabled=${!free}
            >${(free ? words.seat.sitAs : words.seat.taken)[seat]}</button>
          `;
        })}
      </div>
    </form>
  `;
};

/** The opponent's offers, each with its two answers. Each kind has a place of its own, so that no answer becomes another's. */
export const questionBoxes = (questions: readonly Question[], handlers: Pick<StatusHandlers, 'answer'>) =>
  OFFERS.map((offer) => {
    const question = questions.find((one) => one.offer === offer);
    return question
      ? html`
          <div class="question">
            <p>${question.text}</p>
            <div class="buttons">
              <button class="primary" @click=${() => handlers.answer(question, true)}>${question.yes}</button>
              <button @click=${() => handlers.answer(question, false)}>${question.no}</button>
            </div>
          </div>
        `
      : nothing;
  });

/** An opponent who has gone away: how long one waits, then what one may claim. The countdown is not said every second. */
const absenceBox = (absence: Absence | undefined, handlers: StatusHandlers, { absence: words }: Words) =>
  absence === undefined
    ? nothing
    : html`
        <div class="question absent">
          <p>${absence.text}</p>
          ${
            absence.claimable
              ? html`
                  <div class="buttons">
                    <button class="primary" @click=${() => handlers.claim('win')}>${words.win}</button>
                    <button @click=${() => handlers.claim('draw')}>${words.draw}</button>
                  </div>
                `
              : nothing
          }
        </div>
      `;

/** Whose turn it is, what is due, what went wrong, and what `more` there is to say of the game; then what is asked of this person. */
export const statusCard = (
  view: View,
  absence: Absence | undefined,
  name: string,
  forgetful: boolean,
  handlers: StatusHandlers,
  words: Words,
  more: TemplateResult | undefined,
): TemplateResult => html`
  <section class="card status" aria-labelledby="status-heading">
    <h2 id="status-heading" class="unseen">${words.status.heading}</h2>
    <div role="status">
      <p class="headline ${view.urgent ? 'mine' : ''}">${view.headline}</p>
      <p class="detail">${view.detail}</p>
      ${view.notice === '' ? nothing : html`<p class="notice">${view.notice}</p>`}
    </div>
    ${more}
    ${view.score === '' ? nothing : html`<p class="score">${words.result.score}: ${scoreLine(view.score)}</p>`}
    <p class="unseen" role="status">${view.warning}</p>
    <p class="unseen" role="status">${absence?.said}</p>
    ${absenceBox(absence, handlers, words)}
    ${questionBoxes(view.questions, handlers)}
    ${view.freeSeats.length === 0 ? nothing : sitForm(view.freeSeats, name, handlers, words)}
    ${forgetful ? html`<p class="hint">${words.status.forgetful}</p>` : nothing}
  </section>
`;

/** There is no way on: what happened, and where to go, by the home page's address or by loading the page again. */
export const closedCard = (
  status: Status & { readonly state: 'closed' },
  home: string,
  words: Words,
): TemplateResult => {
  const gone = status.reason === 'gone';
  return html`
    <section class="card status" role="alert">
      <h1 class="headline">${gone ? words.status.gone : words.status.outdated}</h1>
      <p class="detail">${gone ? words.status.goneDetail : words.status.outdatedDetail}</p>
      <div class="buttons">
        ${
          gone
            ? html`<a class="button primary" href=${home}>${words.status.newTable}</a>`
            : html`<button class="primary" @click=${() => location.reload()}>${words.status.reload}</button>`
        }
      </div>
    </section>
  `;
};
