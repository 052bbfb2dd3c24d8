import { html } from 'lit';

/** A score whose figures stay in one line: `Ayşe 1½ – ½ Guest` breaks beside a name only. */
export const scoreLine = (score: string) =>
  score
    .split(/([\d½]+ – [\d½]+)/)
    .map((part, index) => (index % 2 === 0 ? part : html`<span class="figures">${part}</span>`));
