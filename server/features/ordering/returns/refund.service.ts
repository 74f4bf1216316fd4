import { isShopAtFault } from '#domain/orders/return-request.ts';
import { cardTenders } from '#domain/payments/tender.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { BonusesService } from '../../money/bonuses/bonuses.service.ts';
import type { GiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { ReceiptsService } from '../../money/receipts/receipts.service.ts';
import { subtractDoneServices } from '../orders/orders.rows.ts';
import type { ReturnRow } from './returns.queries.ts';

/** Services that refund tenders. */
export type RefundDeps = {
  bonuses: Pick<BonusesService, 'restore' | 'reverse'>;
  giftCards: Pick<GiftCardsService, 'refund'>;
  payments: Pick<PaymentsService, 'findAccepted' | 'requestRefund'>;
  receipts: Pick<ReceiptsService, 'requestReturn'>;
};

/** Creates the function that refunds the amounts of a received request within the transaction that locks its order. */
export function createRefund({ bonuses, giftCards, payments, receipts }: RefundDeps) {
  return async (tx: Sql, { request, firstId }: { request: ReturnRow; firstId: number }, now: Date): Promise<void> => {
    const { orderNumber, number: cause } = request;
    const bank = request.tenders.find(({ tender }) => tender === 'bank');
    if (bank) {
      const accepted = await payments.findAccepted(tx, firstId);
      if (!accepted) throw new Error(`no accepted payment for return ${cause}`);
      const refund = { attemptId: accepted.id, orderId: request.orderId, amount: bank.amount, cause };
      await payments.requestRefund(tx, refund, now);
    }
    // Bonuses, then cards, then stock: the lock order of checkout.
    if (request.bonuses > 0) await bonuses.restore(tx, { orderNumber, amount: request.bonuses }, now);
    if (request.earned > 0) await bonuses.reverse(tx, { orderNumber, amount: request.earned }, now);
    const tenders = request.tenders.map(({ tender, amount }) => ({ id: tender, amount }));
    await giftCards.refund(tx, [{ orderNumber, cause, cards: cardTenders(tenders) }], now);
    const { orderId, lines, services, delivery, reason } = request;
    if (isShopAtFault(reason)) await subtractDoneServices(tx, orderId, services);
    await receipts.requestReturn(tx, { orderId, orderNumber, cause, lines, services, tenders, delivery }, now);
  };
}
