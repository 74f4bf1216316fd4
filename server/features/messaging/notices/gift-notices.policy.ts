import type { Language } from '#domain/text/language.ts';
import type { LetterDetails } from './notices.service.ts';

/** Kind of gift a customer received: a gift card, a product that comes with an order, or a promo code. */
export type GiftType = 'card' | 'gift' | 'promo';

const TEXTS: Record<GiftType, Record<Language, { title: string; body: string }>> = {
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

const GIFT_CARD_ALT: Readonly<Record<Language, string>> = { ru: 'Подарочная карта', kk: 'Сыйлық картасы' };

/** Email content for a gift card, with its picture attached (JPEG, 1280×808). */
export function giftCardDetails(bytes: Buffer, language: Language): LetterDetails {
  return {
    blocks: [{ kind: 'picture', source: 'cid:gift-card', alt: GIFT_CARD_ALT[language], width: 552, height: 348 }],
    files: [{ name: 'gift-card.jpg', type: 'image/jpeg', bytes, id: 'gift-card' }],
  };
}

/** Text for the buyer once every gift card is delivered or refunded. */
export function giftsSentText(
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

/** Text for a received gift. Sent through third-party services, so it omits the giver, number and amount. */
export function receivedGiftText(type: GiftType, language: Language): { title: string; body: string } {
  return TEXTS[type][language];
}
