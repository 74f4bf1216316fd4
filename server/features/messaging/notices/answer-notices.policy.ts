import type { RequestState } from '#domain/content/business-forms.ts';
import type { Language } from '#domain/text/language.ts';

type Words = { title: string; body: string };

/** Writes what is told of an answer. It travels through services abroad, so it says nothing of the complaint. */
export function answerWords(ticket: string, language: Language): Words {
  return language === 'kk'
    ? { title: 'Өтінішіңізге жауап келді', body: `${ticket} өтінішіне жауап бердік` }
    : { title: 'Мы ответили на обращение', body: `Ответ на ${ticket} — в профиле` };
}

/** Writes what is told of a device that the shop takes in or not: neither its price nor the code, which opens a discount. */
export function tradeInWords(number: string, accepted: boolean, language: Language): Words {
  if (language === 'kk')
    return accepted
      ? {
          title: 'Айырбас мақұлданды',
          body: `${number}. Жеңілдік кодын айырбас бетінен көресіз: телефонды растаңыз.`,
        }
      : { title: 'Айырбас мақұлданбады', body: `${number}. Себебін айырбас бетінен нөмір мен телефон арқылы көресіз.` };
  return accepted
    ? { title: 'Обмен одобрен', body: `${number}. Код скидки — на странице обмена, после подтверждения телефона.` }
    : { title: 'Обмен не одобрен', body: `${number}. Причина — на странице обмена, по номеру и телефону.` };
}

const REQUEST_WORDS: Record<Exclude<RequestState, 'received'>, Record<Language, string>> = {
  'in-work': { ru: 'Заявка в работе', kk: 'Өтінім қаралып жатыр' },
  done: { ru: 'Заявка выполнена', kk: 'Өтінім орындалды' },
  refused: { ru: 'Заявка отклонена', kk: 'Өтінім қанағаттандырылмады' },
};

/** Writes what is told of a request that was moved on; null for a state that its sender was told of when it was sent. */
export function requestWords(number: string, state: RequestState, language: Language): Words | null {
  if (state === 'received') return null;
  const body = language === 'kk' ? `${number} өтінімі` : `Заявка ${number}`;
  return { title: REQUEST_WORDS[state][language], body: `${body}.` };
}
