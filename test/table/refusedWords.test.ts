import { expect, test } from 'vitest';
import { hasRefusedWord, parseRefusedWords } from '../../table/refusedWords.ts';

const REFUSED = parseRefusedWords('admin, Büyücü ,hitler,ass,İblis,блядь,,');

test.each<[string, string]>([
  ['as it is listed', 'admin'],
  ['in capitals', 'ADMIN'],
  ['with the Turkish capital İ', 'ADMİN'],
  ['with the Turkish ı', 'admın'],
  ['listed with İ, written with i', 'iblis'],
  ['listed with İ, written with I', 'IBLIS'],
  ['with marks', 'ádmïn'],
  ['without the marks that the list has', 'buyucu'],
  ['with them, decomposed', 'Bu\u0308yu\u0308cu\u0308'],
  ['in full width', 'ａｄｍｉｎ'],
  ['in mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
  ['digits for letters', '4dm1n'],
  ['one for an l', 'hit1er'],
  ['capital i for an l', 'hitIer'],
  ['l for an i', 'admln'],
  ['five for s', 'a55'],
  ['signs for letters', '@dm!n'],
  ['Cyrillic letters in a Latin word', 'аdmіn'],
  ['Greek letters in a Latin word', 'αdmιn'],
  ['dots between the letters', 'a.d.m.i.n'],
  ['lines between the letters', 'a_d-m_i-n'],
  ['a sign somewhere in it', 'ad*min'],
  ['spelled out', 'a d m i n'],
  ['spelled out beside a word', 'the a d m i n'],
  ['a digit after it', 'admin1'],
  ['a year after it', 'admin1984'],
  ['digits before it', '007admin'],
  ['one word of several', 'Ali the Admin'],
  ['parted by a sign', 'ali-admin'],
  ['in brackets', '[admin]'],
  ['in Cyrillic', 'БЛЯДЬ'],
])('is refused: %s', (_, name) => {
  expect(hasRefusedWord(name, REFUSED)).toBe(true);
});

test.each<[string, string]>([
  ['inside of a longer word (Scunthorpe)', 'Cassandra'],
  ['at the start of a longer word', 'Assel'],
  ['at the end of a longer word', 'Bass'],
  ['across two words', 'Ada Smith'],
  ['across a short word and a long one', 'Bad Minton'],
  ['initials', 'A. S. Byatt'],
  ['a name with digits', 'Ayşe 1984'],
  ['Turkish', 'Işıl Çağrı'],
  ['Ukrainian', 'Їжакевич'],
  ['Georgian', 'ნინო'],
  ['Chinese', '李小龙'],
  ['an emoji', '🙂'],
  ['nothing', ''],
])('passes: %s', (_, name) => {
  expect(hasRefusedWord(name, REFUSED)).toBe(false);
});

test('an empty list refuses nobody', () => {
  for (const list of ['', ' , ,', '...']) {
    expect(hasRefusedWord('admin', parseRefusedWords(list))).toBe(false);
    expect(hasRefusedWord('', parseRefusedWords(list))).toBe(false);
  }
});
