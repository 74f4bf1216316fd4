import type { OperatorReturn } from '#contract/operator/operator.ts';
import type { ReturnOffer, ReturnPreview, ReturnRequest } from '#contract/orders/returns.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { sum } from '#domain/pricing/money.ts';
import { pick, type Language } from '#domain/text/language.ts';
import {
  canMoveReturn,
  lastReturnDay,
  returnableQuantity,
  type ReturnCandidateLine,
} from '#domain/orders/return-request.ts';
import type { ReturnableRow, ReturnRow } from './returns.queries.ts';

/** An order and its lines as shown for a return. */
type ReturnableOrderLines = { order: ReturnableRow; lines: readonly ReturnCandidateLine[] };

/** Returns the completion date of an order; null before completion. */
export function completedOn({ completedAt }: ReturnableRow): string | null {
  return completedAt === null ? null : almatyDate(new Date(completedAt));
}

/** Renders the returnable lines of an order. */
export function toOffer({ order, lines }: ReturnableOrderLines, refusal: ReturnOffer['refusal']): ReturnOffer {
  const completionDate = completedOn(order);
  return {
    refusal,
    until: completionDate === null ? null : lastReturnDay(completionDate),
    lines: lines.map((line) => ({
      productId: line.productId,
      left: returnableQuantity(line),
      returned: line.returned,
      refusal: line.refusal,
    })),
  };
}

type RefundSums = Pick<ReturnRow, 'money' | 'delivery' | 'bonuses' | 'earned' | 'tenders' | 'gift'> & {
  services: readonly { money: number }[];
};

/** Renders a refund in a language. */
export function toPreview(
  { money, delivery, services, bonuses, earned, tenders, gift }: RefundSums,
  language: Language,
): ReturnPreview {
  return {
    money,
    delivery,
    services: sum(services.map((service) => service.money)),
    bonuses,
    earned,
    gift: gift && pick({ ru: gift.nameRu, kk: gift.nameKk }, language),
    tenders: tenders.map(({ tender, amount, lastDigits }) => ({
      kind: tender === 'bank' || tender === 'receipt' ? tender : 'gift-card',
      lastDigits,
      amount,
    })),
  };
}

/** Creates a renderer of requests in a language. */
export function createReturnRenderer(language: Language): (row: ReturnRow) => ReturnRequest {
  return (row) => ({
    number: row.number,
    orderNumber: row.orderNumber,
    state: row.state,
    reason: row.reason,
    comment: row.comment,
    answer: row.answer === '' ? null : row.answer,
    lines: row.lines.map(({ productId, nameRu, nameKk, quantity }) => ({
      productId,
      name: pick({ ru: nameRu, kk: nameKk }, language),
      quantity,
    })),
    services: row.services.map(({ productId, code, nameRu, nameKk, quantity, money }) => ({
      productId,
      code,
      name: pick({ ru: nameRu, kk: nameKk }, language),
      quantity,
      money,
    })),
    photos: row.photos,
    sums: toPreview(row, language),
    cancellable: canMoveReturn(row.state, 'cancelled', 'customer'),
    at: new Date(row.createdAt).toISOString(),
    changedAt: new Date(row.updatedAt).toISOString(),
  });
}

/** Creates a renderer of requests for operators. */
export function createOperatorRenderer(language: Language): (row: ReturnRow) => OperatorReturn {
  const render = createReturnRenderer(language);
  return (row) => ({ ...render(row), customer: { firstName: row.firstName, phone: row.phone } });
}
