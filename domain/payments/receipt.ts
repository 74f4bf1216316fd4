import { multiply, sum, vatIncludedTiyn, type Tenge } from '../pricing/money.ts';

/** Receipt kinds; a receipt is never annulled (order MF № 626 of 24.10.2025). */
export const RECEIPT_KINDS = ['sale', 'return'] as const;
/** One of `RECEIPT_KINDS`. */
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** Tender of a receipt. */
export const RECEIPT_TENDERS = ['cash', 'card', 'mobile'] as const;
/** One of `RECEIPT_TENDERS`. */
export type ReceiptTender = (typeof RECEIPT_TENDERS)[number];

/** States of a receipt: waiting for its gateway, issued, or refused and left to an operator. */
export const RECEIPT_STATES = ['waiting', 'issued', 'refused'] as const;
/** One of `RECEIPT_STATES`. */
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** A receipt line: `price` per unit, `total` after promo code and bonuses, tenge. */
export type ReceiptLine = {
  nameRu: string;
  nameKk: string;
  /** SKU of the product, or code of the service; empty for delivery. */
  code: string;
  /** GTIN, empty when unknown. */
  gtin: string;
  quantity: number;
  price: Tenge;
  total: Tenge;
};

/** Receipt content: `paid` by the tender, `prepaid` by gift cards, tenge. */
export type ReceiptContent = {
  lines: ReceiptLine[];
  tender: ReceiptTender;
  paid: Tenge;
  prepaid: Tenge;
  /** VAT included in the prices, percent; a return uses its sale's. */
  vatPercent: number;
};

/** Sums of an order on its receipt, tenge. */
export type ReceiptOrder = { deliveryTotal: Tenge; toPay: Tenge; giftCardsPaid: Tenge };

/** Line for delivery, express and lifting. */
export const DELIVERY_LINE = { nameRu: 'Доставка', nameKk: 'Жеткізу', code: '', gtin: '' } as const;

/** Line for sold gift cards. */
const GIFT_CARD_LINE = { nameRu: 'Подарочная карта', nameKk: 'Сыйлық картасы', code: '', gtin: '' } as const;

/**
 * Creates the receipt of a paid order: bonuses and promo code are line discounts, gift cards are prepayment
 * (docs/decisions/0014-fiscal-receipts.md). Returns null when no money was paid.
 */
export function createSaleReceipt(
  order: ReceiptOrder,
  lines: readonly ReceiptLine[],
  taxes: Pick<ReceiptContent, 'tender' | 'vatPercent'>,
): ReceiptContent | null {
  if (order.toPay === 0) return null;
  const { deliveryTotal: total } = order;
  const delivery = total > 0 ? [{ ...DELIVERY_LINE, quantity: 1, price: total, total }] : [];
  return checkReceipt({ ...taxes, lines: [...lines, ...delivery], paid: order.toPay, prepaid: order.giftCardsPaid });
}

/** Returned part of a sale, tenge, with units as sold. */
export type ReceiptReturn = {
  lines: readonly { line: ReceiptLine; quantity: number; total: Tenge }[];
  delivery: Tenge;
  paid: Tenge;
  prepaid: Tenge;
};

/** Creates the receipt of a partial return, with the tender and the VAT of its sale. Returns null without a refund. */
export function createReturnReceipt(
  sale: ReceiptContent,
  { lines, delivery, ...sums }: ReceiptReturn,
): ReceiptContent | null {
  if (sums.paid === 0) return null;
  const deliveryLines = delivery > 0 ? [{ ...DELIVERY_LINE, quantity: 1, price: delivery, total: delivery }] : [];
  const returnedLines = lines
    .filter(({ total }) => total > 0)
    .map(({ line, quantity, total }) => ({ ...line, quantity, total }));
  return checkReceipt({ ...sale, ...sums, lines: [...returnedLines, ...deliveryLines] });
}

/**
 * Creates the receipt of bought or refunded gift cards by denomination, tenge. They are a prepayment; VAT is due on the
 * products bought with them. Throws RangeError without a card.
 */
export function createGiftCardsReceipt(denominations: readonly Tenge[], tender: ReceiptTender): ReceiptContent {
  if (denominations.length === 0) throw new RangeError('a gift card receipt needs at least one card');
  const lines = [...Map.groupBy(denominations, (denomination) => denomination)].map(
    ([price, { length: quantity }]) => ({
      ...GIFT_CARD_LINE,
      quantity,
      price,
      total: multiply(price, quantity),
    }),
  );
  return checkReceipt({ lines, tender, paid: sum(denominations), prepaid: 0, vatPercent: 0 });
}

/** Returns the discount of a line by promo code and bonuses, tenge. */
export function lineDiscount({ price, quantity, total }: ReceiptLine): Tenge {
  return multiply(price, quantity) - total;
}

/** Returns the VAT included in a line, tiyn (1/100 ₸); rounded per line. */
export function lineVatTiyn({ total }: ReceiptLine, vatPercent: number): number {
  return vatIncludedTiyn(total, vatPercent);
}

/** Returns the VAT of a receipt, tiyn: the sum of its lines. */
export function receiptVatTiyn({ lines, vatPercent }: ReceiptContent): number {
  return sum(lines.map((line) => lineVatTiyn(line, vatPercent)));
}

/** Throws RangeError when lines differ from the payment or exceed their price. */
function checkReceipt(content: ReceiptContent): ReceiptContent {
  if (sum(content.lines.map(({ total }) => total)) !== content.paid + content.prepaid)
    throw new RangeError('receipt lines do not add up to the payment');
  if (content.lines.some((line) => lineDiscount(line) < 0)) throw new RangeError('a receipt line exceeds its price');
  return content;
}
