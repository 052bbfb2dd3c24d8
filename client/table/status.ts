import { html, nothing, type TemplateResult } from 'lit';
import { COLORS, type Color } from '../../engine/index.ts';
import { OFFERS } from '../../table/events.ts';
import type { Words } from '../i18n/words.ts';
import type { Absence } from './absence.ts';
import type { Status } from './connection.ts';
import type { Question } from './questions.ts';
import { scoreLine } from './score.ts';
import type { View } from './view.ts';

/** What a person does with the card. */
export interface StatusHandlers {
  readonly sit: (seat: Color, name: string) => void;
  readonly answer: (question: Question, accept: boolean) => void;
  readonly claim: (result: 'win' | 'draw') => void;
}

/**
 * Both seats keep their places in it, so that no button grows to where a finger meant the other one; and Enter in the
 * name's field takes no other seat than the one that it would have taken when the field got the focus. How long a name is, only the server
 * counts: a browser would cut one of emoji in the middle, without a word.
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
      <input id="sit-name" name="name" maxlength="99" autocomplete="nickname" .defaultValue=${name}
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

/** Something that is asked of this person, with its two answers where it can be answered yet. */
const box = (
  kind: string,
  place: number,
  text: string,
  answers: readonly [yes: string, no: string] | undefined,
  answer: (accept: boolean) => void,
) => html`
  <div class="question ${kind}" role="group" aria-label=${text} .style=${`order:${place}`}>
    <p>${text}</p>
    ${
      answers
        ? html`
            <div class="buttons">
              <button class="primary" @click=${() => answer(true)}>${answers[0]}</button>
              <button @click=${() => answer(false)}>${answers[1]}</button>
            </div>
          `
        : nothing
    }
  </div>
`;

/**
 * The opponent's offers. Each kind has an element of its own, so that under a key no answer becomes another's; they are seen in the order
 * in which they came.
 */
export const questionBoxes = (questions: readonly Question[], { answer }: Pick<StatusHandlers, 'answer'>) =>
  OFFERS.map((offer) => {
    const place = questions.findIndex((one) => one.offer === offer);
    const question = questions[place];
    return question
      ? box(offer, place, question.text, question.answers, (accept) => answer(question, accept))
      : nothing;
  });

/** An opponent who has gone away: how long one waits, then what one may claim. The countdown is not said every second. */
const absenceBox = (absence: Absence | undefined, { claim }: StatusHandlers) =>
  absence?.text
    ? box('absent', 9, absence.text, absence.answers, (wins) => claim(wins ? 'win' : 'draw'))
    : nothing;

/**
 * What is asked of this person: answers to the opponent's offers, and what to do about an opponent who is away. Its style takes no press
 * for a moment where a question has come or gone, so that no answer is given to one that was not there when the finger set out.
 */
export const questionsCard = (
  questions: readonly Question[],
  absence: Absence | undefined,
  handlers: StatusHandlers,
): TemplateResult =>
  html`<div class="questions">${questionBoxes(questions, handlers)}${absenceBox(absence, handlers)}</div>`;

/**
 * Whose turn it is, what is due, what went wrong, and what `more` there is to say of the game: that is said to those who listen, too, by what
 * stands there or is about to come; until there is a game this card says it itself.
 */
export const statusCard = (
  view: View,
  name: string,
  forgetful: boolean,
  handlers: StatusHandlers,
  words: Words,
  more: TemplateResult | typeof nothing | '',
): TemplateResult => html`
  <section class="card status" aria-labelledby="status-heading">
    <h2 id="status-heading" class="unseen">${words.status.heading}</h2>
    <div role=${more ? '' : 'status'}>
      <p class="headline ${view.urgent ? 'mine' : ''}">${view.headline}</p>
      <p class="detail">${view.detail}</p>
      ${view.notice && html`<p class="notice">${view.notice}</p>`}
    </div>
    ${more}
    ${view.score && html`<p class="score">${words.result.score}: ${scoreLine(view.score)}</p>`}
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
