import { svg, type TemplateResult } from 'lit';
import type { Reaction } from '../../table/events.ts';
import { drawn } from '../board/drawn.ts';

/** A small drawing for each reaction, in lines, 16 by 16: no emoji, which every system draws in another way. */
const LINES: Readonly<Record<Reaction, string>> = {
  hello: 'M2 3h12v8H7.5L4.5 14v-3H2z',
  'good-luck': 'M8 1.8l1.9 4 4.3.5-3.2 3 .9 4.4L8 11.5l-3.9 2.2.9-4.4-3.2-3 4.3-.5z',
  'nice-move': 'M2.5 8.5l3.7 3.7 7.3-8.4',
  oops: 'M8 2v7.5M8 13v.8',
  thanks: 'M8 13.8C3.6 10.6 1.6 7.8 2.4 5.1a3 3 0 0 1 5.6-.4 3 3 0 0 1 5.6.4c.8 2.7-1.2 5.5-5.6 8.7z',
  'good-game': 'M9.8 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM14.2 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0z',
};

/** As SVG, hidden from assistive technology, which needs the words as well. */
export const markOf = (reaction: Reaction): TemplateResult<2> => svg`
  <svg class="reaction-mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    ${drawn(`<path d="${LINES[reaction]}"/>`)}
  </svg>
`;
