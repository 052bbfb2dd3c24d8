import { html, type TemplateResult } from 'lit';
import { RULESETS, type RulesetName } from '../../engine/rulesets.ts';
import type { OpenWords } from '../i18n/open-words.ts';
import type { Words } from '../i18n/words.ts';

/** What a person does with the form. */
interface FormHandlers {
  readonly read: (text: string) => void;
  readonly readFiles: (files: readonly File[]) => void;
  readonly chooseRules: (rules: RulesetName) => unknown;
}

/** A text, a file, and the rules of games that name none. */
export const openForm = (
  rules: RulesetName,
  handlers: FormHandlers,
  { rulesets }: Words,
  { open }: OpenWords,
): TemplateResult => {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const field = form instanceof Element ? form.querySelector('textarea') : null;
    handlers.read(field?.value ?? '');
  };
  const choose = ({ currentTarget: select }: Event) => {
    const chosen = RULESETS.find(({ name }) => select instanceof HTMLSelectElement && name === select.value);
    if (chosen) handlers.chooseRules(chosen.name);
  };
  const pick = ({ currentTarget: input }: Event) => {
    if (!(input instanceof HTMLInputElement)) return;
    const files = [...(input.files ?? [])];
    if (files.length > 0) handlers.readFiles(files);
    input.value = ''; // The same files can be chosen again.
  };
  return html`
    <form class="open-form" @submit=${submit}>
      <div class="field">
        <label for="text">${open.text}</label>
        <textarea id="text" name="text" rows="6" spellcheck="false" autocomplete="off" aria-describedby="text-hint"></textarea>
        <span class="hint" id="text-hint">${open.hint}</span>
      </div>
      <div class="field">
        <label for="rules">${open.rules}</label>
        <select id="rules" @change=${choose}>
          ${RULESETS.map(
            ({ name }) => html`<option value=${name} ?selected=${name === rules}>${rulesets[name]}</option>`,
          )}
        </select>
      </div>
      <div class="buttons">
        <button class="primary">${open.read}</button>
        <label class="button file">
          <input class="unseen" type="file" multiple accept=".pdn,.fen,.txt,text/plain" @change=${pick} />
          <span>${open.file}</span>
        </label>
      </div>
    </form>
  `;
};
