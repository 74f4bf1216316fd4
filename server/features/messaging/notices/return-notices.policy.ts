import type { Language } from '#domain/text/language.ts';
import type { ReturnState } from '#domain/orders/return-request.ts';

type NoticeTexts = Record<Language, { title: string; body: string }>;

/** Texts of return notices, by state; a state without a text does not notify. */
const TEXTS: Partial<Record<ReturnState, NoticeTexts>> = {
  asked: {
    ru: {
      title: 'Заявка на возврат принята',
      body: 'Ответим в течение рабочего дня. Если вы не просили о возврате, отмените заявку на странице заказа',
    },
    kk: {
      title: 'Қайтаруға өтінім қабылданды',
      body: 'Бір жұмыс күні ішінде жауап береміз. Қайтаруды өзіңіз сұрамаған болсаңыз, тапсырыс бетінде өтінімнен бас тартыңыз',
    },
  },
  cancelled: {
    ru: { title: 'Заявка на возврат отменена', body: 'Товар остаётся у вас' },
    kk: { title: 'Қайтару өтінімінен бас тартылды', body: 'Тауар өзіңізде қалады' },
  },
  accepted: {
    ru: { title: 'Возврат одобрен', body: 'Как передать товар, написано на странице заказа' },
    kk: { title: 'Қайтару мақұлданды', body: 'Тауарды қалай тапсыру керегі тапсырыс бетінде жазылған' },
  },
  refused: {
    ru: { title: 'Возврат отклонён', body: 'Причина написана на странице заказа' },
    kk: { title: 'Қайтару мақұлданбады', body: 'Себебі тапсырыс бетінде жазылған' },
  },
  received: {
    ru: { title: 'Возврат принят', body: 'Возвращаем деньги тем же способом, каким вы платили' },
    kk: { title: 'Қайтару қабылданды', body: 'Ақшаны төлеген тәсіліңізбен қайтарып жатырмыз' },
  },
};

/**
 * Text of a return notice in a state; null for none. Sent through third-party services, so it names no person or
 * product.
 */
export function returnText(
  state: ReturnState,
  number: string,
  language: Language,
): { title: string; body: string } | null {
  const text = TEXTS[state]?.[language];
  return text ? { title: text.title, body: `${number}. ${text.body}.` } : null;
}
