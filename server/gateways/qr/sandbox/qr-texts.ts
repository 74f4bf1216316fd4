import type { Language } from '#domain/text/language.ts';

type Texts = {
  bank: string;
  sandbox: string;
  other: string;
  scanTitle: string;
  scanLead: string;
  scan: string;
  payTitle: string;
  amount: string;
  purpose: string;
  pay: (amount: string) => string;
  decline: string;
  nothing: string;
  approvedTitle: string;
  approved: string;
  declinedTitle: string;
  declined: string;
  overTitle: string;
  over: string;
  missingTitle: string;
  missing: string;
  back: string;
};

/** Texts of the pages that simulate a bank app. */
export const qrTexts: Record<Language, Texts> = {
  ru: {
    bank: 'Учебный банк',
    sandbox: 'Испытательная площадка: так выглядит приложение банка. Деньги не списываются.',
    other: 'Қазақша',
    scanTitle: 'Оплата по QR',
    scanLead: 'Это адрес из QR-кода магазина. Нажмите, чтобы приложение его прочитало.',
    scan: 'Сканировать код',
    payTitle: 'Подтвердите оплату',
    amount: 'К оплате',
    purpose: 'Назначение',
    pay: (amount) => `Оплатить ${amount}`,
    decline: 'Отказаться',
    nothing: 'Чтобы увидеть, как код истекает, не нажимайте ничего.',
    approvedTitle: 'Оплачено',
    approved: 'Магазин узнает об этом сам.',
    declinedTitle: 'Оплата не прошла',
    declined: 'Магазин узнает об этом сам. Там можно получить новый код.',
    overTitle: 'Срок кода истёк',
    over: 'Обновите код в магазине: этот больше не принимает оплату.',
    missingTitle: 'Код не найден',
    missing: 'Проверьте адрес или обновите код в магазине.',
    back: 'Вернуться в магазин',
  },
  kk: {
    bank: 'Сынақ банкі',
    sandbox: 'Сынақ алаңы: банк қосымшасы осылай көрінеді. Ақша алынбайды.',
    other: 'Русский',
    scanTitle: 'QR арқылы төлеу',
    scanLead: 'Бұл — дүкеннің QR-кодындағы сілтеме. Қосымша оны оқуы үшін батырманы басыңыз.',
    scan: 'Кодты сканерлеу',
    payTitle: 'Төлемді растаңыз',
    amount: 'Төленетін сома',
    purpose: 'Төлем мақсаты',
    pay: (amount) => `${amount} төлеу`,
    decline: 'Бас тарту',
    nothing: 'Код мерзімі біткенде не болатынын көру үшін ештеңе баспаңыз.',
    approvedTitle: 'Төленді',
    approved: 'Дүкенге автоматты түрде хабарланады.',
    declinedTitle: 'Төлем өтпеді',
    declined: 'Дүкенге автоматты түрде хабарланады. Жаңа кодты сол жерден алуға болады.',
    overTitle: 'Кодтың мерзімі өтті',
    over: 'Дүкенде кодты жаңартыңыз: бұл код енді төлем қабылдамайды.',
    missingTitle: 'Код табылмады',
    missing: 'Сілтемені тексеріңіз немесе дүкенде кодты жаңартыңыз.',
    back: 'Дүкенге оралу',
  },
};
