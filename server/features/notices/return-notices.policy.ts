import type { Language } from '#domain/language.ts';
import type { ReturnState } from '#domain/return-request.ts';

type Words = Record<Language, { title: string; body: string }>;

/** What customers are told of their return, by the state it has come to; a state without words is not told of. */
const WORDS: Partial<Record<ReturnState, Words>> = {
  accepted: {
    ru: { title: 'Возврат одобрен', body: 'Как передать товар, написано на странице заказа' },
    kk: { title: 'Қайтаруға рұқсат берілді', body: 'Тауарды қалай тапсыру керегі тапсырыс бетінде жазылған' },
  },
  refused: {
    ru: { title: 'Возврат отклонён', body: 'Причина написана на странице заказа' },
    kk: { title: 'Қайтарудан бас тартылды', body: 'Себебі тапсырыс бетінде жазылған' },
  },
  received: {
    ru: { title: 'Товар принят', body: 'Возвращаем деньги тем же способом, каким вы платили' },
    kk: { title: 'Тауар қабылданды', body: 'Ақшаны төлеген тәсіліңізбен қайтарып жатырмыз' },
  },
};

/**
 * Writes what is told of a return in a state; null where nothing is. It travels through services abroad, so it names no
 * person and no product.
 */
export function returnWords(
  state: ReturnState,
  number: string,
  language: Language,
): { title: string; body: string } | null {
  const words = WORDS[state]?.[language];
  return words ? { title: words.title, body: `${number}. ${words.body}.` } : null;
}
