import type { Language } from '#domain/text/language.ts';

type Texts = {
  bank: string;
  sandbox: string;
  other: string;
  amount: string;
  term: string;
  months: (count: number) => string;
  monthly: string;
  order: string;
  sign: string;
  refuse: string;
  back: string;
  open: string;
  signed: string;
  refused: string;
  cancelled: string;
  missing: string;
};

/** Texts of the signing page. */
export const creditTexts: Record<Language, Texts> = {
  ru: {
    bank: 'Учебный банк',
    sandbox: 'Испытательная площадка: договор ни к чему не обязывает.',
    other: 'Қазақша',
    amount: 'Сумма договора',
    term: 'Срок',
    months: (count) => `${count} мес.`,
    monthly: 'Платёж в месяц',
    order: 'Заказ',
    sign: 'Подписать договор',
    refuse: 'Отказаться',
    back: 'Вернуться в магазин',
    open: 'Подпишите договор',
    signed: 'Договор подписан',
    refused: 'Вы отказались от договора',
    cancelled: 'Договор отменён',
    missing: 'Договор не найден',
  },
  kk: {
    bank: 'Сынақ банкі',
    sandbox: 'Сынақ алаңы: шарт ешқандай міндет жүктемейді.',
    other: 'Русский',
    amount: 'Шарт сомасы',
    term: 'Мерзімі',
    months: (count) => `${count} ай`,
    monthly: 'Айлық төлем',
    order: 'Тапсырыс',
    sign: 'Шартқа қол қою',
    refuse: 'Бас тарту',
    back: 'Дүкенге оралу',
    open: 'Шартқа қол қойыңыз',
    signed: 'Шартқа қол қойылды',
    refused: 'Сіз шарттан бас тарттыңыз',
    cancelled: 'Шарттың күші жойылды',
    missing: 'Шарт табылмады',
  },
};
