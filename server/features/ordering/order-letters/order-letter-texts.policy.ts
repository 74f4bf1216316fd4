import type { ExplanationLine } from '#contract/orders/cart.ts';
import type { AddressTexts } from '#domain/addresses/address.ts';
import type { ReceiptKind } from '#domain/payments/receipt.ts';
import { pluralize, type CountedForms } from '#domain/text/plural.ts';
import type { Language } from '#domain/text/language.ts';

const HOURS: CountedForms = { ru: ['часа', 'часов', 'часов'], kk: 'сағат' };

/** Values of a price breakdown line that its title uses. */
type LineData = NonNullable<ExplanationLine['data']>;

/** Texts of order letters. */
export type OrderLetterTexts = {
  button: string;
  order: (number: string) => string;
  products: string;
  more: (count: number) => string;
  gift: string;
  free: string;
  receiving: string;
  payment: string;
  documents: string;
  receiver: (person: string) => string;
  map: string;
  courier: (day: string, hours: string | null) => string;
  express: (hours: number | null) => string;
  pickup: (day: string) => string;
  afterPayment: (days: number) => string;
  digital: (isPaid: boolean) => string;
  keptUntil: (day: string) => string;
  hours: { daily: string; weekdays: string; saturday: string; sunday: string; closed: string };
  method: (name: string) => string;
  paid: string;
  total: string;
  due: (sum: string) => string;
  refund: (sum: string) => string;
  invoice: string;
  receipts: Record<ReceiptKind, (sum: string) => string>;
  sums: Record<ExplanationLine['kind'], (data: LineData) => string>;
  address: AddressTexts;
};

/** Texts of order letters by language. */
export const TEXTS: Record<Language, OrderLetterTexts> = {
  ru: {
    button: 'Открыть заказ',
    order: (number) => `Заказ № ${number}`,
    products: 'Товары',
    more: (count) => `И ещё позиций: ${count}. Все они на странице заказа.`,
    gift: 'Подарок',
    free: 'Бесплатно',
    receiving: 'Получение',
    payment: 'Оплата',
    documents: 'Документы',
    receiver: (person) => `Получатель: ${person}`,
    map: 'Показать на карте',
    courier: (day, hours) => `Курьер приедет: ${day}${hours === null ? '' : `, ${hours}`}`,
    express: (hours) =>
      hours === null
        ? 'Экспресс-доставка'
        : `Экспресс-доставка: в течение ${pluralize(hours, HOURS, 'ru')} после оформления`,
    pickup: (day) => `Можно забрать: ${day}`,
    afterPayment: (days) => `Срок: ${days}-й рабочий день после оплаты`,
    digital: (isPaid) =>
      isPaid
        ? 'Электронный ключ — в профиле, в разделе «Мои ключи»'
        : 'Электронный ключ появится в профиле после оплаты',
    keptUntil: (day) => `Храним до ${day} включительно`,
    hours: { daily: 'Ежедневно', weekdays: 'Пн–пт', saturday: 'Сб', sunday: 'Вс', closed: 'выходной' },
    method: (name) => `Способ оплаты: ${name}`,
    paid: 'Оплата принята',
    total: 'Итого',
    due: (sum) => `К оплате: ${sum}`,
    refund: (sum) => `Возвращаем ${sum} тем же способом, каким вы платили`,
    invoice: 'Счёт на оплату (PDF)',
    receipts: { sale: (sum) => `Чек на ${sum}`, return: (sum) => `Чек возврата на ${sum}` },
    sums: {
      products: ({ quantity }) => `Товары, ${quantity} шт.`,
      discount: () => 'Скидка',
      promo: ({ code }) => `Промокод ${code}`,
      gift: () => 'Подарок к заказу',
      bonuses: () => 'Оплата бонусами',
      delivery: ({ method, part, parts }) =>
        part !== undefined
          ? `Доставка ${part} из ${parts}`
          : method === 'pickup'
            ? 'Самовывоз'
            : method === 'digital'
              ? 'Электронная доставка'
              : 'Доставка курьером',
      services: ({ quantity }) => `Услуги, ${quantity} шт.`,
      express: () => 'Экспресс-доставка',
      lifting: () => 'Подъём на этаж',
      'gift-card': ({ lastDigits }) => `Подарочная карта${lastDigits === undefined ? '' : ` •• ${lastDigits}`}`,
      'to-pay': () => 'К оплате',
    },
    address: {
      apartment: (value) => `кв.\u00a0${value}`,
      entrance: (value) => `подъезд\u00a0${value}`,
      floor: (value) => `этаж\u00a0${value}`,
    },
  },
  kk: {
    button: 'Тапсырысты ашу',
    order: (number) => `№ ${number} тапсырыс`,
    products: 'Тауарлар',
    more: (count) => `Тағы ${count} тауар бар. Барлығы тапсырыс бетінде көрсетілген.`,
    gift: 'Сыйлық',
    free: 'Тегін',
    receiving: 'Тапсырысты алу',
    payment: 'Төлем',
    documents: 'Құжаттар',
    receiver: (person) => `Алушы: ${person}`,
    map: 'Картадан көру',
    courier: (day, hours) => `Курьердің келетін уақыты: ${day}${hours === null ? '' : `, ${hours}`}`,
    express: (hours) =>
      hours === null ? 'Экспресс-жеткізу' : `Экспресс-жеткізу: рәсімделген соң ${pluralize(hours, HOURS, 'kk')} ішінде`,
    pickup: (day) => `Алып кетуге болатын күн: ${day}`,
    afterPayment: (days) => `Мерзімі: төлемнен кейінгі ${days}-жұмыс күні`,
    digital: (isPaid) =>
      isPaid
        ? 'Электрондық кілт профильдегі «Кілттерім» бөлімінде тұр'
        : 'Электрондық кілт төлемнен кейін профильде пайда болады',
    keptUntil: (day) => `Сақталатын соңғы күн: ${day}`,
    hours: { daily: 'Күн сайын', weekdays: 'Дс–жм', saturday: 'Сб', sunday: 'Жс', closed: 'демалыс' },
    method: (name) => `Төлеу тәсілі: ${name}`,
    paid: 'Төлем қабылданды',
    total: 'Барлығы',
    due: (sum) => `Төленетін сома: ${sum}`,
    refund: (sum) => `${sum} төлеген тәсіліңізбен қайтарылады`,
    invoice: 'Төлем шоты (PDF)',
    receipts: { sale: (sum) => `Чек, ${sum}`, return: (sum) => `Қайтару чегі, ${sum}` },
    sums: {
      products: ({ quantity }) => `Тауарлар, ${quantity} дана`,
      discount: () => 'Жеңілдік',
      promo: ({ code }) => `Промокод: ${code}`,
      gift: () => 'Тапсырысқа сыйлық',
      bonuses: () => 'Бонуспен төлеу',
      delivery: ({ method, part, parts }) =>
        part !== undefined
          ? `${part}-жеткізу, барлығы ${parts}`
          : method === 'pickup'
            ? 'Дүкеннен алып кету'
            : method === 'digital'
              ? 'Электрондық жеткізу'
              : 'Курьермен жеткізу',
      services: ({ quantity }) => `Қызметтер, ${quantity} дана`,
      express: () => 'Экспресс-жеткізу',
      lifting: () => 'Қабатқа көтеру',
      'gift-card': ({ lastDigits }) => `Сыйлық картасы${lastDigits === undefined ? '' : ` •• ${lastDigits}`}`,
      'to-pay': () => 'Төленетін сома',
    },
    address: {
      apartment: (value) => `${value}-пәтер`,
      entrance: (value) => `${value}-кіреберіс`,
      floor: (value) => `${value}-қабат`,
    },
  },
};
