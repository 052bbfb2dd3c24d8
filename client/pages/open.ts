import { speakFirst } from '../i18n/current.ts';
import { memory } from '../table/browser.ts';
import '../open/dama-open.ts';

void speakFirst(memory);
