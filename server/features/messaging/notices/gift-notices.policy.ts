import type { Language } from '#domain/text/language.ts';

/** What a customer was given: a card that pays, a gift that comes with an order, or a promo code. */
export type GivenThing = 'card' | 'gift' | 'promo';

const WORDS: Record<GivenThing, Record<Language, { title: string; body: string }>> = {
  card: {
    ru: { title: 'Вам подарили карту', body: 'Подарочная карта уже в вашем профиле' },
    kk: { title: 'Сізге сыйлық картасы келді', body: 'Сыйлық картасы профиліңізде тұр' },
  },
  gift: {
    ru: { title: 'Для вас подарок', body: 'Посмотрите его в профиле' },
    kk: { title: 'Сізге сыйлық бар', body: 'Оны профиліңізден көріңіз' },
  },
  promo: {
    ru: { title: 'Для вас промокод', body: 'Он уже в вашем профиле' },
    kk: { title: 'Сізге промокод бар', body: 'Ол профиліңізде тұр' },
  },
};

/** What a gift card's picture is called where it is not shown. */
export const GIFT_CARD_PICTURE: Readonly<Record<Language, string>> = { ru: 'Подарочная карта', kk: 'Сыйлық картасы' };

/** Writes what the buyer of gift cards is told once all of them are in the accounts of who gets them. */
export function sentWords(
  { number, sent, refunded }: { number: string; sent: number; refunded: number },
  language: Language,
): { title: string; body: string } {
  if (language === 'kk')
    return {
      title: 'Сыйлық карталары жеткізілді',
      body: [
        `№ ${number} сатып алу: алушылардың профиліне ${sent} карта жіберілді`,
        ...(refunded > 0 ? [`қайтарылғаны: ${refunded} карта, ақшасы банк картаңызға түседі`] : []),
      ].join('; '),
    };
  return {
    title: 'Подарочные карты доставлены',
    body: [
      `Покупка ${number}: карт в профилях получателей — ${sent}`,
      ...(refunded > 0 ? [`возвращено карт — ${refunded}, деньги придут на вашу банковскую карту`] : []),
    ].join('; '),
  };
}

/** Writes what is told of a gift. It travels through services abroad, so it names no giver, number or sum. */
export function giftWords(thing: GivenThing, language: Language): { title: string; body: string } {
  return WORDS[thing][language];
}
