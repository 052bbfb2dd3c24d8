import type { Language } from './languages.ts';
import type { Notice } from './words.ts';

/** What the page for frames says by itself; the board in it has words of its own. */
interface EmbedPageWords {
  /** The link to the table's own page. */
  readonly open: string;
  readonly noTable: Pick<Notice, 'title' | 'detail'>;
  /** The link from where no table is. */
  readonly home: string;
}

/** In each language; they are filled in here, for no script of the page does it. */
export const EMBED_PAGE_WORDS: { readonly [language in Language]: EmbedPageWords } = {
  en: {
    open: 'Open this table on Dama',
    noTable: { title: 'No table here', detail: 'The link may be incomplete, or the table is gone.' },
    home: 'Dama',
  },
  tr: {
    open: 'Bu masayı Dama’da aç',
    noTable: { title: 'Burada masa yok', detail: 'Bağlantı eksik olabilir ya da masa artık yok.' },
    home: 'Dama',
  },
  uk: {
    open: 'Відкрити цей стіл на Dama',
    noTable: { title: 'Тут немає столу', detail: 'Можливо, посилання неповне або столу вже немає.' },
    home: 'Dama',
  },
};
