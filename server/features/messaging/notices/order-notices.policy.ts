import { slots, type SlotId } from '#domain/delivery/delivery-slots.ts';
import { formatDate, formatTimeRange, type DateText } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';

type NoticeTexts = Record<Language, { title: string; body: string }>;

/**
 * Texts of order notices, by state. The effect `notify-customer` in domain/orders/order-status.ts decides whether a
 * transition notifies. A push goes through third-party services, so it names no person, address or product.
 */
const TEXTS: Partial<Record<OrderState, NoticeTexts>> = {
  created: {
    ru: { title: 'Заказ принят', body: 'Если нужно что-то уточнить, мы позвоним' },
    kk: { title: 'Тапсырыс қабылданды', body: 'Нақтылайтын нәрсе болса, қоңырау шаламыз' },
  },
  paid: {
    ru: { title: 'Заказ оплачен', body: 'Оплата принята. Начинаем собирать заказ' },
    kk: { title: 'Тапсырыс төленді', body: 'Төлем қабылданды. Тапсырысты жинай бастаймыз' },
  },
  preparing: {
    ru: { title: 'Готовим заказ', body: 'Собираем ваш заказ к отправке' },
    kk: { title: 'Тапсырыс дайындалып жатыр', body: 'Тапсырысыңызды жөнелтуге жинап жатырмыз' },
  },
  on_the_way: {
    ru: { title: 'Заказ в пути', body: 'Курьер уже выехал к вам' },
    kk: { title: 'Тапсырыс жолда', body: 'Курьер сізге шықты' },
  },
  awaiting_client: {
    ru: { title: 'Заказ ждёт вас', body: 'Заказ готов, его можно забрать в магазине' },
    kk: { title: 'Тапсырыс сізді күтіп тұр', body: 'Тапсырыс дайын, оны дүкеннен алып кетуге болады' },
  },
  completed: {
    ru: { title: 'Заказ выполнен', body: 'Спасибо за покупку' },
    kk: { title: 'Тапсырыс орындалды', body: 'Сатып алғаныңызға рақмет' },
  },
  cancelled: {
    ru: { title: 'Заказ отменён', body: 'Если заказ был оплачен, деньги вернутся' },
    kk: { title: 'Тапсырыстан бас тартылды', body: 'Тапсырыс төленген болса, ақша қайтарылады' },
  },
};

/** Text for an organisation whose order awaits payment of an invoice. */
const INVOICE_TEXTS: NoticeTexts = {
  ru: {
    title: 'Счёт на оплату готов',
    body: 'Счёт в PDF — на странице заказа. До какого дня его оплатить, сказано в нём',
  },
  kk: { title: 'Төлем шоты дайын', body: 'PDF шоты тапсырыс бетінде. Төлеу мерзімі шотта жазылған' },
};

/**
 * States that also notify a guest by SMS. Only the shop or a payment causes them, so placing and cancelling orders
 * cannot be used to spam another person's phone.
 */
const SMS_STATES: readonly OrderState[] = ['paid', 'preparing', 'on_the_way', 'awaiting_client', 'completed'];

/** States whose message names the gift of the order. */
const GIFT_STATES: readonly OrderState[] = ['created', 'paid'];

/** Line of an email that names the gift of an order; empty without a gift or in other states. */
export function giftLine(status: OrderState, gift: string | null, language: Language): string {
  if (gift === null || !GIFT_STATES.includes(status)) return '';
  return language === 'ru' ? ` В заказе подарок: ${gift}, 0 ₸.` : ` Тапсырыста сыйлық бар: ${gift}, 0 ₸.`;
}

/** True if an SMS about a state may be sent; a verified phone gets one for every state. */
export function isSmsAllowed(status: OrderState, isPhoneVerified: boolean): boolean {
  return isPhoneVerified || SMS_STATES.includes(status);
}

/** Text of an order notice in a state; null for none. A state awaiting payment has one only for invoices. */
export function orderText(
  status: OrderState,
  number: string,
  language: Language,
  paymentMethod?: PaymentMethod,
): { title: string; body: string } | null {
  const isInvoice =
    status === 'waiting_payment' && paymentMethod !== undefined && paymentPolicies[paymentMethod].opens === 'invoice';
  const text = (isInvoice ? INVOICE_TEXTS : TEXTS[status])?.[language];
  return text ? { title: text.title, body: `№ ${number}. ${text.body}.` } : null;
}

/** Text for a changed courier visit. */
export function rescheduledText(
  number: string,
  { date, slot }: { date: DateText; slot: SlotId },
  language: Language,
): { title: string; body: string } {
  const hours = slots.find(({ id }) => id === slot)!;
  const visit = `${formatDate(date, language, 'weekday')}, ${formatTimeRange(hours.from, hours.to)}`;
  return language === 'kk'
    ? { title: 'Жеткізу уақыты өзгерді', body: `№ ${number}. Курьердің келетін уақыты: ${visit}.` }
    : { title: 'Доставка перенесена', body: `№ ${number}. Курьер приедет: ${visit}.` };
}

/** Text for licence keys that arrived after the order. */
export function keysLoadedText(number: string, language: Language): { title: string; body: string } {
  return language === 'kk'
    ? { title: 'Электрондық кілт дайын', body: `№ ${number}. Кілт профиліңізде тұр.` }
    : { title: 'Электронный ключ готов', body: `№ ${number}. Ключ уже в вашем профиле.` };
}
