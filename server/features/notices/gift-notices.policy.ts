import type { Language } from '#domain/language.ts';

/** What a customer was given: a card that pays, a gift that comes with an order, or a promo code. */
export type GivenThing = 'card' | 'gift' | 'promo';

const WORDS: Record<GivenThing, Record<Language, { title: string; body: string }>> = {
  card: {
    ru: { title: 'Вам подарили карту', body: 'Подарочная карта уже в вашем профиле' },
    kk: { title: 'Сізге карта сыйлады', body: 'Сыйлық картасы профиліңізде тұр' },
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

/** Writes what is told of a gift. It travels through services abroad, so it names no giver, number or sum. */
export function giftWords(thing: GivenThing, language: Language): { title: string; body: string } {
  return WORDS[thing][language];
}
