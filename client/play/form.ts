import { html, nothing, type TemplateResult } from 'lit';
import { easyLevel, LEVELS } from '../../ai/levels.ts';
import { RULESETS } from '../../engine/rulesets.ts';
import type { PlayWords } from '../i18n/play-words.ts';
import type { Words } from '../i18n/words.ts';
import type { Tell } from './session.ts';
import { OPPONENTS, readWish, SEATS, type Wish } from './wish.ts';

/** What the form shows. */
interface FormView {
  readonly wish: Wish;
  readonly finishedGames: number;
  /** Whether there is a match to go back to, and whether it goes on. */
  readonly waiting: 'none' | 'finished' | 'going';
}

/** What a form says, as a wish. */
const wishIn = (form: HTMLFormElement): Wish => {
  const data = new FormData(form);
  return readWish({
    opponent: data.get('opponent'),
    rules: data.get('rules'),
    level: Number(data.get('level')),
    easy: data.has('easy'),
    color: data.get('color'),
  });
};

const radio = <Value extends string>(name: string, value: Value, chosen: Value, text: unknown) => html`
  <label class="choice">
    <input type="radio" name=${name} value=${value} .checked=${value === chosen} />
    ${text}
  </label>
`;

/** Only against the computer. Level and easy games stay in the form where they do not count, and keep what was chosen. */
const computerFields = ({ wish, finishedGames }: FormView, { play }: PlayWords) => {
  const isEasy = LEVELS.some((level) => easyLevel(level, finishedGames) !== level);
  return html`
    <div class="computer">
      <div class="field">
        <label for="level">${play.level}</label>
        <select id="level" name="level">
          ${LEVELS.map(
            (level) =>
              html`<option value=${level} ?selected=${level === wish.level}>${play.levels[level]}</option>`,
          )}
        </select>
      </div>
      <label class="check" ?hidden=${!isEasy}>
        <input type="checkbox" name="easy" .checked=${wish.easy} aria-describedby="easy-hint" />
        <span>${play.easy}</span>
        <span class="hint" id="easy-hint">${play.easyHint}</span>
      </label>
    </div>
    <fieldset class="computer">
      <legend>${play.color}</legend>
      <div class="choices">
        ${SEATS.map((seat) =>
          radio(
            'color',
            seat,
            wish.color,
            html`<span class="disc ${seat === 'random' ? 'lot' : seat}"></span><span>${play.colors[seat]}</span>`,
          ),
        )}
      </div>
    </fieldset>
  `;
};

/** The choice of a new match. */
export const playForm = (view: FormView, tell: Tell, words: Words, own: PlayWords): TemplateResult => {
  const { wish, waiting } = view;
  const { play } = own;
  const change = ({ currentTarget: form }: Event) => {
    if (form instanceof HTMLFormElement) tell({ type: 'wish', wish: wishIn(form) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    tell({ type: 'start' });
  };
  return html`
    <form class="card create" @change=${change} @submit=${submit}>
      <fieldset>
        <legend>${play.opponent}</legend>
        <div class="choices">
          ${OPPONENTS.map((one) =>
            radio('opponent', one, wish.opponent, html`<span>${play.opponents[one]}</span>`),
          )}
        </div>
      </fieldset>
      ${computerFields(view, own)}
      <div class="field">
        <label for="rules">${play.rules}</label>
        <select id="rules" name="rules">
          ${RULESETS.map(
            ({ name }) =>
              html`<option value=${name} ?selected=${name === wish.rules}>${words.rulesets[name]}</option>`,
          )}
        </select>
      </div>
      ${waiting === 'going' ? html`<p class="hint">${play.givesUp}</p>` : nothing}
      <div class="buttons">
        <button class="primary" type="submit">${play.start}</button>
        ${waiting === 'none' ? nothing : html`<button type="button" @click=${() => tell({ type: 'choose', choosing: false })}>${play.back}</button>`}
      </div>
    </form>
  `;
};
