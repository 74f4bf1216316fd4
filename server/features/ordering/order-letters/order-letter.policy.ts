import type { ExplanationLine } from '#contract/orders/cart.ts';
import type { Order } from '#contract/orders/orders.ts';
import { formatAddress } from '#domain/addresses/address.ts';
import { PAYMENT_TEXTS } from '#domain/content/text-values.ts';
import { slots } from '#domain/delivery/delivery-slots.ts';
import { parseShopHours, type DayHours } from '#domain/delivery/pickup.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import type { Language } from '#domain/text/language.ts';
import { withoutLinks } from '#domain/text/without-links.ts';
import { almatyDate, formatDate, formatTimeRange } from '#domain/time/calendar.ts';
import { certificateUrl, invoiceUrl, receiptPath } from '#domain/urls/document-paths.ts';
import type { Paths } from '#domain/urls/paths.ts';
import type { LetterBlock, LetterLine, LetterLink } from '../../messaging/letters/letters.service.ts';
import { TEXTS, type OrderLetterTexts } from './order-letter-texts.policy.ts';

/** Products a letter lists; with more, Gmail would cut it off at 102 KB. */
export const MAX_LINES = 30;
/** Width of a product's picture: twice its size in a letter, from the sizes the shop serves. */
const PICTURE_WIDTH = 160;

type Part = 'receiving' | 'payment' | 'products' | 'sums' | 'documents' | 'refund';

/** Parts of the letter about an order in a state, in order. */
const PARTS: Record<OrderState, readonly Part[]> = {
  created: ['receiving', 'payment', 'products', 'sums'],
  waiting_payment: ['payment', 'documents', 'receiving', 'products', 'sums'],
  paid: ['receiving', 'payment', 'products', 'sums', 'documents'],
  preparing: ['receiving', 'payment', 'products', 'sums', 'documents'],
  on_the_way: ['receiving', 'payment', 'products', 'sums', 'documents'],
  awaiting_client: ['receiving', 'payment', 'products', 'sums', 'documents'],
  completed: ['products', 'sums', 'documents'],
  cancelled: ['refund', 'products', 'documents'],
  returned: ['refund', 'products', 'documents'],
};

/** Reader of an order letter and the shop's origin. */
type Context = { language: Language; cityName: string; origin: string; paths: Pick<Paths, 'page' | 'product'> };

/** Blocks of the letter about an order. */
export function orderBlocks(order: Order, context: Context): LetterBlock[] {
  return PARTS[order.status].flatMap((part) => BLOCKS[part](order, TEXTS[context.language], context) ?? []);
}

/** Preview in a mailbox: time of receiving and sum; `''` for an order that is over. */
export function orderPreview(order: Order, language: Language): string {
  if (!PARTS[order.status].includes('receiving')) return '';
  const texts = TEXTS[language];
  return [receivingTime(order, texts, language), dueText(order, texts)].join('. ');
}

/** The place of receiving on one line, without links that a buyer wrote; `''` for digital products. */
export function receivingPlace({ delivery: { shop, address } }: Order, cityName: string, language: Language): string {
  if (shop) return [cityName, shop.address].filter(Boolean).join(', ');
  const written = address ? withoutLinks(formatAddress(address, TEXTS[language].address)) : '';
  return address ? [cityName, written].filter(Boolean).join(', ') : '';
}

const BLOCKS: Record<Part, (order: Order, texts: OrderLetterTexts, context: Context) => LetterBlock | null> = {
  receiving: (order, texts, { language, cityName }) => {
    const { delivery, contact } = order;
    const place = receivingPlace(order, cityName, language);
    return details(
      texts.receiving,
      [
        receivingTime(order, texts, language),
        ...(delivery.keptUntil === null ? [] : [texts.keptUntil(lastDay(delivery.keptUntil, language))]),
        ...(delivery.shop ? [delivery.shop.name] : []),
        ...(place === '' ? [] : [place]),
        ...(delivery.shop ? [hoursText(delivery.shop.hours, texts)] : []),
        texts.receiver(`${contact.firstName}, ${contact.phoneMasked}`),
      ],
      place === '' ? [] : [{ text: texts.map, url: mapUrl(order, cityName) }],
    );
  },
  payment: (order, texts, { language }) =>
    details(texts.payment, [texts.method(PAYMENT_TEXTS[order.payment.method][language]), dueText(order, texts)]),
  refund: ({ cancelled }, texts) =>
    cancelled?.refund ? { kind: 'text', text: texts.refund(formatTenge(cancelled.refund.amount)) } : null,
  products: ({ lines, services, gift }, texts, context) => ({
    kind: 'lines',
    title: texts.products,
    lines: [
      ...lines
        .slice(0, MAX_LINES)
        .map((line) =>
          letterLine(line, `${line.quantity} × ${formatTenge(line.price)}`, formatTenge(line.total), context),
        ),
      ...services.map((service) =>
        letterLine(
          { ...service, picture: null },
          `${service.quantity} × ${formatTenge(service.price)}`,
          formatTenge(service.total),
          context,
        ),
      ),
      ...(gift ? [letterLine(gift, texts.gift, texts.free, context)] : []),
    ],
    more: lines.length > MAX_LINES ? texts.more(lines.length - MAX_LINES) : '',
  }),
  sums: ({ explanation, toPay, payment }, texts) => ({
    kind: 'sums',
    rows: explanation
      .filter(({ kind }) => kind !== 'to-pay' && kind !== 'gift')
      .map((line) => ({ name: texts.sums[line.kind](line.data ?? {}), sum: sumText(line, texts) })),
    total: { name: payment.paid ? texts.total : texts.sums['to-pay']({}), sum: formatTenge(toPay) },
  }),
  documents: ({ invoice, receipts, services }, texts, { origin, paths, language }) => {
    const links = [
      ...(invoice === null ? [] : [{ text: texts.invoice, url: origin + invoiceUrl(invoice, language) }]),
      ...services.flatMap(({ certificate, name }) =>
        certificate === null ? [] : [{ text: name, url: origin + certificateUrl(certificate, language) }],
      ),
      ...receipts.map(({ kind, amount, reference }) => ({
        text: texts.receipts[kind](formatTenge(amount)),
        url: origin + receiptPath(paths, reference),
      })),
    ];
    return links.length === 0 ? null : details(texts.documents, [], links);
  },
};

const details = (title: string, rows: readonly string[], links: readonly LetterLink[] = []): LetterBlock => ({
  kind: 'details',
  title,
  rows,
  links,
});

function receivingTime(
  { delivery: { kind, date, slot, afterPayment, expressHours }, payment }: Order,
  texts: OrderLetterTexts,
  language: Language,
): string {
  if (kind === 'digital') return texts.digital(payment.paid);
  if (afterPayment !== null) return texts.afterPayment(afterPayment);
  if (kind === 'express') return texts.express(expressHours);
  const day = date === null ? '' : formatDate(date, language, 'weekday');
  if (kind === 'pickup') return texts.pickup(day);
  const hours = slots.find(({ id }) => id === slot);
  return texts.courier(day, hours ? formatTimeRange(hours.from, hours.to) : null);
}

function dueText({ payment, toPay }: Order, texts: OrderLetterTexts): string {
  return payment.paid ? texts.paid : texts.due(formatTenge(toPay));
}

/** The last day before a moment, with its weekday. */
function lastDay(end: string, language: Language): string {
  return formatDate(almatyDate(new Date(Date.parse(end) - 1)), language, 'dayMonth');
}

function hoursText(stored: string, { hours: words }: OrderLetterTexts): string {
  const hours = parseShopHours(stored);
  if (!hours) return stored;
  const dayText = (day: DayHours | null) => (day ? formatTimeRange(day.open, day.close) : words.closed);
  if ('daily' in hours) return `${words.daily} ${dayText(hours.daily)}`;
  return (['weekdays', 'saturday', 'sunday'] as const).map((day) => `${words[day]} ${dayText(hours[day])}`).join(', ');
}

/** The place on a map; the map finds a house, not a flat. */
function mapUrl({ delivery: { shop, address } }: Order, cityName: string): string {
  const place = shop ? shop.address : withoutLinks(`${address?.street}, ${address?.house}`);
  return `https://2gis.kz/search/${encodeURIComponent(`${cityName}, ${place}`)}`;
}

function letterLine(
  { productId, name, picture }: Pick<Order['lines'][number], 'productId' | 'name' | 'picture'>,
  note: string,
  sum: string,
  { origin, paths }: Context,
): LetterLine {
  // Mail clients show neither vectors nor, in Outlook, WebP.
  const format = picture?.vector ? 'png' : 'jpg';
  return {
    name,
    url: origin + paths.product(productId),
    picture: picture && `${origin}/i/${picture.hash}/${PICTURE_WIDTH}.${format}`,
    note,
    sum,
  };
}

function sumText({ kind, amount }: ExplanationLine, texts: OrderLetterTexts): string {
  if (amount === 0 && kind === 'delivery') return texts.free;
  return amount < 0 ? `−${formatTenge(-amount)}` : formatTenge(amount);
}
