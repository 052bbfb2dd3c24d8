import { THINKING, type Thinking } from '../../../durable-objects/computer.ts';

/** How the computer thinks at the tables of the tests: its own way, but that a test may watch it, or put another in its place. */
export const thinking: Thinking = { ...THINKING };
