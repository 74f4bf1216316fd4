import type { Language } from '#domain/text/language.ts';
import type { Outcome } from './cards.ts';

type Texts = {
  bank: string;
  sandbox: string;
  other: string;
  title: string;
  amount: string;
  merchant: string;
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  pay: (amount: string) => string;
  payKept: (amount: string, tail: string) => string;
  anotherCard: string;
  cancel: string;
  back: string;
  secureTitle: string;
  secureLead: string;
  code: string;
  codeHint: string;
  confirm: string;
  problems: string;
  empty: string;
  numberWrong: string;
  numberUnknown: string;
  expiryWrong: string;
  expiryExpired: string;
  cvcWrong: string;
  codeWrong: (left: number) => string;
  progressTitle: string;
  timeout: string;
  pending: string;
  overTitle: string;
  over: string;
  expiredTitle: string;
  expired: string;
  missingTitle: string;
  missing: string;
  cardsTitle: string;
  cardsLead: string;
  fill: string;
  secure: string;
  amountsLead: string;
  outcomes: Record<Outcome, string>;
};

/** Texts of the bank's pages. */
export const texts: Record<Language, Texts> = {
  ru: {
    bank: 'Учебный банк',
    sandbox: 'Испытательная площадка: деньги не списываются',
    other: 'Қазақша',
    title: 'Оплата картой',
    amount: 'К оплате',
    merchant: 'Назначение',
    number: 'Номер карты',
    expiry: 'Срок действия',
    expiryHint: 'ММ/ГГ',
    cvc: 'Код CVC',
    cvcHint: '3 цифры на обороте',
    pay: (amount) => `Оплатить ${amount}`,
    payKept: (amount, tail) => `Оплатить ${amount} картой •• ${tail}`,
    anotherCard: 'Или другой картой:',
    cancel: 'Отменить и вернуться в магазин',
    back: 'Вернуться в магазин',
    secureTitle: 'Подтвердите оплату',
    secureLead: 'Введите код 3-D Secure. На испытательной площадке он всегда 123456.',
    code: 'Код из сообщения',
    codeHint: '6 цифр',
    confirm: 'Подтвердить',
    problems: 'Проверьте данные карты',
    empty: 'Заполните поле',
    numberWrong: 'В номере карты ошибка',
    numberUnknown: 'Здесь принимаются только тестовые карты из списка',
    expiryWrong: 'Введите месяц и год: ММ/ГГ',
    expiryExpired: 'Срок действия карты истёк',
    cvcWrong: 'Введите 3 цифры',
    codeWrong: (left) => `Код не подходит. Осталось попыток: ${left}`,
    progressTitle: 'Платёж обрабатывается',
    timeout: 'Банк, выпустивший карту, не отвечает. Магазин узнает ответ сам, второй раз платить не нужно.',
    pending: 'Ответ придёт чуть позже. Магазин узнает его сам, второй раз платить не нужно.',
    overTitle: 'Платёж завершён',
    over: 'Результат уже передан магазину.',
    expiredTitle: 'Время оплаты истекло',
    expired: 'Вернитесь в магазин и начните оплату заново.',
    missingTitle: 'Платёж не найден',
    missing: 'Проверьте ссылку или вернитесь в магазин.',
    cardsTitle: 'Тестовые карты',
    cardsLead: 'Срок действия — любой будущий, CVC — любые 3 цифры. Не вводите настоящую карту.',
    fill: 'Подставить карту',
    secure: 'код 3-D Secure 123456',
    amountsLead:
      'Если сумма оканчивается на 41, карта, которая платит, получит отказ; на 42 — «недостаточно средств»; на 43 — молчание банка; на 44 — поздний успех.',
    outcomes: {
      approve: 'оплата проходит',
      decline: 'отказ банка',
      insufficient: 'недостаточно средств',
      timeout: 'банк молчит, затем отказ',
      late: 'ожидание, затем успех',
    },
  },
  kk: {
    bank: 'Сынақ банкі',
    sandbox: 'Сынақ алаңы: ақша алынбайды',
    other: 'Русский',
    title: 'Картамен төлеу',
    amount: 'Төленетін сома',
    merchant: 'Төлем мақсаты',
    number: 'Карта нөмірі',
    expiry: 'Жарамдылық мерзімі',
    expiryHint: 'АА/ЖЖ',
    cvc: 'CVC коды',
    cvcHint: 'артқы бетіндегі 3 цифр',
    pay: (amount) => `${amount} төлеу`,
    payKept: (amount, tail) => `${amount} төлеу, карта •• ${tail}`,
    anotherCard: 'Немесе басқа картамен:',
    cancel: 'Бас тартып, дүкенге оралу',
    back: 'Дүкенге оралу',
    secureTitle: 'Төлемді растаңыз',
    secureLead: '3-D Secure кодын енгізіңіз. Сынақ алаңында ол әрқашан 123456.',
    code: 'Хабарламадағы код',
    codeHint: '6 цифр',
    confirm: 'Растау',
    problems: 'Карта деректерін тексеріңіз',
    empty: 'Өрісті толтырыңыз',
    numberWrong: 'Карта нөмірі қате',
    numberUnknown: 'Мұнда тек тізімдегі сынақ карталары қабылданады',
    expiryWrong: 'Айы мен жылын енгізіңіз: АА/ЖЖ',
    expiryExpired: 'Картаның жарамдылық мерзімі өткен',
    cvcWrong: '3 цифр енгізіңіз',
    codeWrong: (left) => `Код сәйкес келмейді. Қалған мүмкіндік: ${left}`,
    progressTitle: 'Төлем өңделуде',
    timeout: 'Картаны шығарған банк жауап бермей тұр. Жауапты дүкен өзі біледі, қайта төлеудің қажеті жоқ.',
    pending: 'Жауап сәл кейінірек келеді. Оны дүкен өзі біледі, қайта төлеудің қажеті жоқ.',
    overTitle: 'Төлем аяқталды',
    over: 'Нәтиже дүкенге жіберілді.',
    expiredTitle: 'Төлем уақыты өтіп кетті',
    expired: 'Дүкенге оралып, төлемді қайта бастаңыз.',
    missingTitle: 'Төлем табылмады',
    missing: 'Сілтемені тексеріңіз немесе дүкенге оралыңыз.',
    cardsTitle: 'Сынақ карталары',
    cardsLead: 'Мерзімі — алдағы кез келген ай, CVC — кез келген 3 цифр. Нағыз картаңызды енгізбеңіз.',
    fill: 'Картаны толтыру',
    secure: '3-D Secure коды 123456',
    amountsLead:
      'Соманың соңы 41 болса, төлей алатын картадан да бас тартылады; 42 — «қаражат жеткіліксіз»; 43 — банк жауап бермейді; 44 — төлем кешігіп өтеді.',
    outcomes: {
      approve: 'төлем өтеді',
      decline: 'банк бас тартады',
      insufficient: 'қаражат жеткіліксіз',
      timeout: 'банк жауап бермейді, содан соң бас тартады',
      late: 'күту, содан соң төлем өтеді',
    },
  },
};
