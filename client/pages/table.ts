import { speakFirst, speech } from '../i18n/current.ts';
import { translate } from '../i18n/translate.ts';
import { memory } from '../table/browser.ts';
import '../table/dama-table.ts';
import { watchFocus } from './giveWay.ts';

speech.watch(() => translate(document, speech.get().words));
watchFocus();
void speakFirst(memory);
