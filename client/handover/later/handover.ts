/** Moving one's seat to another device: what a table's page loads when somebody asks for it. */
import '../dama-handover.ts';
import { handoverWords } from '../words.ts';

export const { ready } = handoverWords;
