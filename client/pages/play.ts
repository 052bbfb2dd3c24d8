import { speakFirst } from '../i18n/current.ts';
import { keepOffline } from '../play/browser.ts';
import { memory } from '../table/browser.ts';
import '../play/dama-play.ts';
import { watchFocus } from './giveWay.ts';

watchFocus();
void speakFirst(memory);
// When the page stands, so that what the service worker fetches does not come in its way.
addEventListener('load', () => void keepOffline());
