import type { AssistWords } from './assist-words.ts';

const OR = new Intl.ListFormat('tr', { type: 'disjunction' });
const SIDES = { white: 'Beyaz', black: 'Siyah' } as const;
const WHOSE = { white: 'Beyazın', black: 'Siyahın' } as const;

export const assist: AssistWords = {
  language: 'tr',
  heading: 'Tuşlar',
  arrows: 'Ok tuşları',
  keys: {
    arrows: 'tahtanın göründüğü yönde kareden kareye',
    edges: 'kenara',
    jump: 'o sütuna, o sıraya',
    act: 'taşı al, oraya git; boşluk tuşu da olur',
    cancel: 'geri koy',
    scan: 'buradan çıkan hatlarda ne var',
    lastMove: 'son hamle',
    movable: 'oynayabilen ya da almak zorunda olan taşlar',
    pieces: 'bütün taşların yeri',
    captured: 'alınan ve kalan taşlar',
    clocks: 'saatler',
    input: 'hamle yaz',
    keys: 'bu tuşlar',
  },
  lines: ['Yukarı', 'Sağ yukarı', 'Sağ', 'Sağ aşağı', 'Aşağı', 'Sol aşağı', 'Sol', 'Sol yukarı'],
  nothing: 'kenara kadar boş',
  noMove: 'Henüz hamle yok.',
  noClocks: 'Saat yok.',
  clock: (color, time) => `${WHOSE[color]} süresi: ${time}.`,
  left: (color, men, kings, taken) =>
    `${WHOSE[color]} ${men} taşı, ${kings} daması kaldı${taken === null ? '' : `; ${SIDES[color]} ${taken} taş aldı`}.`,
  standing: (color, men, kings) =>
    `${SIDES[color]}: ${[
      ...(men.length > 0 ? [`taş ${men.join(', ')}`] : []),
      ...(kings.length > 0 ? [`dama ${kings.join(', ')}`] : []),
    ].join('; ')}.`,
  toMove: (color) => `Sıra ${color === 'white' ? 'beyazda' : 'siyahta'}.`,
  unmovable: 'Burada şimdi oynanacak bir şey yok.',
  movable: (squares) => `Oynayabilir: ${squares.join(', ')}.`,
  mustTake: (squares) => `Almak zorunda: ${squares.join(', ')}.`,
  picked: (square, targets) => `${square} seçildi. Gidebileceği yer: ${OR.format(targets)}.`,
  onward: (square, targets) => `${square} karesinde. Devamı: ${OR.format(targets)}.`,
  putBack: (square) => `${square} karesine geri kondu.`,
  field: 'Hamle, örneğin d3-d4',
  make: 'Oyna',
  unread: 'Hamleyi kareleriyle yaz, örneğin d3-d4.',
  stuck: (square) => `${square} karesinden oynanamaz.`,
  elsewhere: (square, targets) => `${square} karesinden gidilebilen yer: ${OR.format(targets)}.`,
  due: (moves) => `Taş almak zorunlu: ${OR.format(moves)}.`,
  several: (moves) => `Birden çok hamle var: ${OR.format(moves)}.`,
};
