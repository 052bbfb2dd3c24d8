import type { HandoverWords } from './handover-words.ts';

export const handoverWords: HandoverWords = {
  heading: 'Başka bir cihazda devam et',
  making: 'Bağlantı hazırlanıyor…',
  how: 'Bu bağlantıyı öbür cihazda aç: yerin, onu ilk açan cihaza geçer. Başkasına gösterme.',
  code: 'Bağlantının QR kodu: öbür cihazla tara',
  cancel: 'Bağlantıyı iptal et',
  cancelling: 'Bağlantı iptal ediliyor…',
  cancelled: 'Bağlantı iptal edildi.',
  out: 'Yerini başka bir cihaza taşıyan bir bağlantı açık duruyor.',
  again: 'Yeni bağlantı oluştur',
};
