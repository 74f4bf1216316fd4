import type { RequestState } from '#domain/content/business-forms.ts';
import type { Language } from '#domain/text/language.ts';

type NoticeText = { title: string; body: string };

/** Text for an answered complaint. Sent through third-party services, so it omits the complaint itself. */
export function answerText(number: string, language: Language): NoticeText {
  return language === 'kk'
    ? { title: 'Өтінішіңізге жауап келді', body: `${number} өтінішіне жауап бердік` }
    : { title: 'Мы ответили на обращение', body: `Ответ на ${number} — в профиле` };
}

/**
 * Text for an accepted or refused trade-in. It omits the price and the promo code, because the code grants a discount.
 */
export function tradeInText(number: string, isAccepted: boolean, language: Language): NoticeText {
  if (language === 'kk')
    return isAccepted
      ? {
          title: 'Айырбас мақұлданды',
          body: `${number}. Жеңілдік кодын айырбас бетінен көресіз: телефонды растаңыз.`,
        }
      : { title: 'Айырбас мақұлданбады', body: `${number}. Себебін айырбас бетінен нөмір мен телефон арқылы көресіз.` };
  return isAccepted
    ? { title: 'Обмен одобрен', body: `${number}. Код скидки — на странице обмена, после подтверждения телефона.` }
    : { title: 'Обмен не одобрен', body: `${number}. Причина — на странице обмена, по номеру и телефону.` };
}

/** Text for a support answer. Sent through third-party services, so it omits the conversation itself. */
export function supportText(language: Language): NoticeText {
  return language === 'kk'
    ? { title: 'Қолдау қызметі жауап берді', body: 'Жауапты көмек бетінен оқыңыз' }
    : { title: 'Поддержка ответила', body: 'Ответ — на странице помощи' };
}

/** Text for an answer to a question about a product. */
export function questionText(language: Language): NoticeText {
  return language === 'kk'
    ? { title: 'Сұрағыңызға жауап келді', body: 'Жауапты тауар бетінен оқыңыз' }
    : { title: 'На ваш вопрос ответили', body: 'Ответ — на странице товара' };
}

const REQUEST_TITLES: Record<Exclude<RequestState, 'received'>, Record<Language, string>> = {
  'in-work': { ru: 'Заявка в работе', kk: 'Өтінім қаралып жатыр' },
  done: { ru: 'Заявка выполнена', kk: 'Өтінім орындалды' },
  refused: { ru: 'Заявка отклонена', kk: 'Өтінім қанағаттандырылмады' },
};

/** Text for a request that changed state; null for `received`, which is announced on submission. */
export function requestText(number: string, state: RequestState, language: Language): NoticeText | null {
  if (state === 'received') return null;
  const body = language === 'kk' ? `${number} өтінімі` : `Заявка ${number}`;
  return { title: REQUEST_TITLES[state][language], body: `${body}.` };
}
