import { randomUUID } from 'node:crypto';
import type { BoughtCard, GiftOffer, GiftPurchase, GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import { almatyYear } from '#domain/time/calendar.ts';
import { giftTotal, type GiftPurchaseState, type GiftRecipient } from '#domain/gifts/gift-purchase.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { giftPurchaseNumber } from '#domain/orders/order-number.ts';
import { giftPurchasePath } from '#domain/urls/document-paths.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { StoreEvent } from '../../../events.ts';
import { neverConfirmed, requireCustomer, type CallContext } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findOpenShops } from '../../places/geo/shops.rows.ts';
import { forEachSafely, ExpectedFailure, fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { GIFT_CARD_METHOD } from '#domain/payments/payment-policies.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import type { GiftCardSecret, GiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { ReceiptsService } from '../../money/receipts/receipts.service.ts';
import { cardView, purchaseDigest, giftCardSettings, purchaseView } from './gift-purchases.policy.ts';
import { createRecipients, type GiftBuyer } from './recipients.service.ts';
import {
  claimDue,
  countUnpaid,
  findByKey,
  findCards,
  findSendings,
  findExpired,
  findNumber,
  findCustomerPurchase,
  findPurchase,
  findUnsettled,
  insertCards,
  insertPurchase,
  listCustomerPurchases,
  listPurchases,
  lockCards,
  lockPurchase,
  nextPurchase,
  updateDue,
  updateRefunded,
  updateSent,
  updateState,
  type GiftPurchaseRow,
} from './gift-purchases.queries.ts';

const BATCH = 50;
const MAX_LISTED = 100;

/** Gift card purchases. */
export type GiftPurchasesService = ReturnType<typeof createGiftPurchasesService>;

type Deps = {
  db: Database;
  giftCards: Pick<GiftCardsService, 'issueOwned' | 'close'>;
  orders: { placement: Pick<OrdersService['placement'], 'nextIds'> };
  payments: Pick<PaymentsService, 'begin' | 'check' | 'findAccepted' | 'expire' | 'requestRefund' | 'sendRefunds'>;
  receipts: Pick<ReceiptsService, 'requestGiftCards' | 'requestGiftCardRefund'>;
  settings: Pick<SettingsReader, 'current'>;
  tries: AttemptLimit;
  /** Payment methods of the shop (default: all); gift cards can only be bought with `GIFT_CARD_METHOD`. */
  methods?: { accepted(): readonly PaymentMethod[] };
};

/** Creates the gift card purchase service (decisions §7). Purchases share payment attempts and ids with orders. */
export function createGiftPurchasesService({
  db,
  giftCards,
  orders,
  payments,
  receipts,
  settings,
  tries,
  methods,
}: Deps) {
  const sql = db.$client;
  const acceptsCards = () => methods?.accepted().includes(GIFT_CARD_METHOD) ?? true;

  const { judge: checkRecipients, createCards } = createRecipients({ db, settings, tries });

  const findOwnPurchase = async (buyer: GiftBuyer, number: string): Promise<GiftPurchaseRow> =>
    (await findCustomerPurchase(sql, requireCustomer(buyer), number)) ?? fail('gift_purchase_not_found');

  const startPayment = (purchase: GiftPurchaseRow, { language, city, origin, now }: GiftBuyer) => {
    if (purchase.state !== 'waiting_payment' || new Date(purchase.expiresAt) <= now) return fail('order_not_payable');
    return payments.begin(
      {
        method: GIFT_CARD_METHOD,
        orderId: purchase.id,
        covers: [purchase.id],
        amount: purchase.total,
        number: purchase.number,
        language,
        returnUrl: origin + giftPurchasePath(createScopedPaths(language, city.keyword), purchase.number),
        expiresAt: new Date(purchase.expiresAt),
      },
      now,
    );
  };

  /** Returns the URL of the payment page; null if the bank is unreachable (the purchase page offers a retry). */
  const findPageUrl = (purchase: GiftPurchaseRow, buyer: GiftBuyer): Promise<string | null> =>
    startPayment(purchase, buyer).then(
      (page) => page.pageUrl,
      (error: unknown) => {
        if (error instanceof ExpectedFailure) return null;
        throw error;
      },
    );

  /** Issues due cards in the transaction that marks them as sent. */
  const sendDue = async (now: Date, purchaseId: number | null): Promise<number> =>
    inTransaction(db, async (tx) => {
      const dueCards = await claimDue(tx, now, purchaseId, BATCH);
      const cardsWithoutAccount = dueCards.filter(({ customerId }) => customerId === null);
      for (const { id: purchaseCardId, customerId, nominal, sender, message, design, colour } of dueCards) {
        const issue = { purchaseCardId, customerId, sender, message, design, colour };
        if (customerId !== null) await giftCards.issueOwned(tx, nominal, issue, now);
      }
      const sent = dueCards.filter(({ customerId }) => customerId !== null);
      if (sent.length > 0) await updateSent(tx, toIds(sent), now);
      const purchases = new Set(dueCards.map((card) => card.purchaseId));
      // The buyer is notified after the last card, known only after commit: another worker may be sending other cards.
      await recordEvents(
        tx,
        [...purchases].map((id) => ({ type: 'gift-cards.sent' as const, purchaseId: id })),
      );
      // If the recipient's account was erased, no card is created and the buyer gets a refund.
      for (const card of cardsWithoutAccount) await requestRefunds(tx, card.purchaseId, [card], now);
      return dueCards.length;
    });

  /** Requests refunds for cards, once each, in the transaction that locks them. */
  const requestRefunds = async (
    tx: Sql,
    purchaseId: number,
    cards: readonly { id: number; nominal: number }[],
    now: Date,
  ): Promise<void> => {
    const payment = await payments.findAccepted(tx, purchaseId);
    if (!payment) throw new Error(`gift card purchase ${purchaseId} was never paid`);
    const orderNumber = await findNumber(tx, purchaseId);
    for (const { id, nominal } of cards) {
      const cause = `gift card ${id}`;
      const refund = { attemptId: payment.id, orderId: purchaseId, amount: nominal, cause };
      await payments.requestRefund(tx, refund, now);
      await receipts.requestGiftCardRefund(tx, { orderNumber, cause, nominal }, now);
    }
    await updateRefunded(tx, toIds(cards), now);
  };

  /** Applies an accepted payment to a purchase: marks a waiting one paid, refunds a cancelled one. */
  const applyPayment = async (id: number, now: Date): Promise<void> => {
    const isPaid = await inTransaction(db, async (tx) => {
      const purchase = await lockPurchase(tx, id);
      const payment = purchase && (await payments.findAccepted(tx, id));
      if (!purchase || !payment) return false;
      if (purchase.state === 'cancelled') {
        const refund = { attemptId: payment.id, orderId: id, amount: payment.amount };
        if (await payments.requestRefund(tx, refund, now))
          await recordEvents(tx, [{ type: 'refund.requested', orderId: id }]);
      }
      if (purchase.state !== 'waiting_payment') return false;
      await updateState(tx, id, 'paid', now);
      const denominations = (await lockCards(tx, id)).map(({ nominal }) => nominal);
      await receipts.requestGiftCards(tx, { orderNumber: purchase.number, nominals: denominations }, now);
      if (purchase.kind === 'electronic') {
        const requestedAt = purchase.sendAt === null ? now : new Date(purchase.sendAt);
        await updateDue(tx, id, requestedAt > now ? requestedAt : now);
      }
      return true;
    });
    if (isPaid) await sendDue(now, id);
  };

  /** Cancels an unpaid purchase unless its payment has just arrived. */
  const cancelUnpaid = async (id: number, now: Date): Promise<void> => {
    await payments.check(id, now);
    await applyPayment(id, now);
    await inTransaction(db, async (tx) => {
      const purchase = await lockPurchase(tx, id);
      if (purchase?.state !== 'waiting_payment') return;
      await payments.expire(tx, id, now);
      await updateState(tx, id, 'cancelled', null);
    });
  };

  /** Locks a paid purchase, optionally of one kind; fails with `gift_purchase_not_found`, `gift_purchase_fixed`. */
  const lockPaid = async (tx: Sql, number: string, kind?: 'plastic'): Promise<GiftPurchaseRow> => {
    const { id } = (await findPurchase(tx, number)) ?? fail('gift_purchase_not_found');
    const purchase = await lockPurchase(tx, id);
    const isExpectedKind = purchase?.state === 'paid' && (kind === undefined || purchase.kind === kind);
    return isExpectedKind ? purchase : fail('gift_purchase_fixed');
  };

  return {
    /** Returns the gift cards available in a city. */
    async offer({ language, city }: Pick<CallContext, 'language' | 'city'>): Promise<GiftOffer> {
      const { nominalMin, nominalMax, nominalStep } = giftCardSettings(settings.current());
      const shops = (await findOpenShops(sql, city.id)).map(({ id, nameRu, nameKk }) => ({
        id,
        name: pick({ ru: nameRu, kk: nameKk }, language),
      }));
      return { nominalMin, nominalMax, nominalStep, shops, canBuy: acceptsCards() };
    },

    /** Returns the problem of each recipient, and the total of those without one; fails with `too_many_tries`. */
    async check(recipients: readonly GiftRecipient[], buyer: GiftBuyer) {
      const { problems } = await checkRecipients(recipients, buyer);
      return { problems, total: giftTotal(recipients.filter((_, index) => problems[index] === null)) };
    },

    /**
     * Creates a purchase and returns its payment page; a repeated key returns the same purchase. Fails with
     * `gift_purchase_refused`, `too_many_tries`, `too_many_orders` (too many unpaid purchases), `idempotency_conflict`.
     */
    async buy(
      input: GiftPurchaseInput,
      idempotencyKey: string,
      buyer: GiftBuyer,
    ): Promise<{ number: string; paymentUrl: string | null }> {
      const customerId = requireCustomer(buyer);
      const digest = purchaseDigest(input);
      const key = idempotencyKey || randomUUID();
      const findExisting = async (): Promise<GiftPurchaseRow | undefined> => {
        const found = await findByKey(sql, customerId, key);
        return found && found.digest !== digest ? fail('idempotency_conflict') : found;
      };
      const existing = await findExisting();
      if (existing) return { number: existing.number, paymentUrl: await findPageUrl(existing, buyer) };
      if (!acceptsCards()) return fail('gift_purchase_refused', { reason: 'no-cards' });
      const cards = await createCards(input, buyer);
      const { now } = buyer;
      const year = almatyYear(now);
      await inTransaction(db, async (tx) => {
        const [id] = await orders.placement.nextIds(tx, 1);
        const number = giftPurchaseNumber(year, await nextPurchase(tx, year));
        const unpaidCount = await countUnpaid(tx, customerId);
        // A double click gets its existing purchase below.
        if (unpaidCount >= settings.current()['order.openProven'] && !(await findByKey(tx, customerId, key)))
          fail('too_many_orders');
        const { cards: cardInput, ...details } = input;
        const inserted = await insertPurchase(
          tx,
          {
            ...details,
            id: id!,
            number,
            customerId,
            key,
            digest,
            kind: cardInput.kind,
            total: giftTotal(cards),
            sendAt: cardInput.kind === 'electronic' && cardInput.sendAt !== null ? new Date(cardInput.sendAt) : null,
            shopId: cardInput.kind === 'plastic' ? cardInput.shopId : null,
            expiresAt: new Date(now.getTime() + settings.current()['reservation.onlineMinutes'] * MINUTE_MS),
          },
          now,
        );
        if (inserted) await insertCards(tx, id!, cards);
      });
      const created = (await findExisting())!;
      return { number: created.number, paymentUrl: await findPageUrl(created, buyer) };
    },

    /** Returns a function that adds recipient, channel and time of delivery to a card (spec §3). */
    async listSendings(customerId: number) {
      const sendings = new Map((await findSendings(sql, customerId)).map((sending) => [sending.id, sending]));
      return <C extends { id: number }>(card: C) => {
        const { recipient = '', delivery = null, sentAt = null } = sendings.get(card.id) ?? {};
        return { ...card, recipient, delivery, sentAt: sentAt && new Date(sentAt).toISOString() };
      };
    },

    /** Lists the buyer's purchases, newest first. */
    async list(buyer: GiftBuyer): Promise<GiftPurchase[]> {
      const rows = await listCustomerPurchases(sql, requireCustomer(buyer), MAX_LISTED);
      return rows.map((row) => purchaseView(row, buyer.language));
    },

    /** Returns a purchase with its cards; fails with `gift_purchase_not_found`. */
    async read(number: string, buyer: GiftBuyer): Promise<{ purchase: GiftPurchase; cards: BoughtCard[] }> {
      const purchase = await findOwnPurchase(buyer, number);
      const cards = await findCards(sql, purchase.id);
      return { purchase: purchaseView(purchase, buyer.language), cards: cards.map(cardView) };
    },

    /** Starts a payment attempt or returns the open one; fails with `order_not_payable`, `bank_unreachable`. */
    async pay(number: string, buyer: GiftBuyer): Promise<{ paymentUrl: string }> {
      const { id } = await findOwnPurchase(buyer, number);
      await payments.check(id, buyer.now);
      await applyPayment(id, buyer.now);
      return { paymentUrl: (await startPayment(await findOwnPurchase(buyer, number), buyer)).pageUrl };
    },

    /** Re-fetches the payment status and returns the purchase. */
    async recheck(number: string, buyer: GiftBuyer): Promise<GiftPurchase> {
      const purchase = await findOwnPurchase(buyer, number);
      if (purchase.state === 'waiting_payment') {
        await payments.check(purchase.id, buyer.now, true);
        await applyPayment(purchase.id, buyer.now);
      }
      return purchaseView(await findOwnPurchase(buyer, number), buyer.language);
    },

    /** Revokes the cards not yet sent or handed over; fails with `gift_purchase_fixed` if none is left. */
    async cancel(number: string, buyer: GiftBuyer): Promise<GiftPurchase> {
      const { id, state } = await findOwnPurchase(buyer, number);
      if (state === 'waiting_payment') await cancelUnpaid(id, buyer.now);
      await inTransaction(db, async (tx) => {
        const purchase = await lockPurchase(tx, id);
        if (purchase?.state !== 'paid') return;
        const unsentCards = (await lockCards(tx, id)).filter(({ sentAt }) => sentAt === null);
        if (unsentCards.length === 0) fail('gift_purchase_fixed');
        await requestRefunds(tx, id, unsentCards, buyer.now);
      });
      await payments.sendRefunds(buyer.now, id);
      return purchaseView(await findOwnPurchase(buyer, number), buyer.language);
    },

    /** Lists purchases in a state for operators, newest first. */
    async listAll(state: GiftPurchaseState, limit: number, language: Language): Promise<GiftPurchase[]> {
      return (await listPurchases(sql, state, limit)).map((row) => purchaseView(row, language));
    },

    /**
     * Creates the plastic cards of a paid purchase, active at once. Returns their numbers and PINs this one time. Fails
     * with `gift_purchase_not_found`, or `gift_purchase_fixed` if it is unpaid, electronic or handed over.
     */
    handOver: (number: string, now: Date): Promise<(GiftCardSecret & { nominal: number })[]> =>
      inTransaction(db, async (tx) => {
        const { id, design, colour, sender, message } = await lockPaid(tx, number, 'plastic');
        const unsentCards = (await lockCards(tx, id)).filter(({ sentAt }) => sentAt === null);
        if (unsentCards.length === 0) fail('gift_purchase_fixed');
        const created: (GiftCardSecret & { nominal: number })[] = [];
        for (const { id: purchaseCardId, nominal } of unsentCards) {
          const issue = { purchaseCardId, customerId: null, sender, message, design, colour };
          created.push({ ...(await giftCards.issueOwned(tx, nominal, issue, now)), nominal });
        }
        await updateSent(tx, toIds(unsentCards), now);
        return created;
      }),

    /**
     * Refunds all unused cards of a purchase and closes it; fails with `gift_purchase_fixed` if there are none,
     * `second_operator_needed` above the limit.
     */
    async refund(number: string, language: Language, now: Date, isConfirmed = neverConfirmed): Promise<GiftPurchase> {
      const id = await inTransaction(db, async (tx) => {
        const purchase = await lockPaid(tx, number);
        const cards = await lockCards(tx, purchase.id);
        const sent = cards.filter(({ sentAt }) => sentAt !== null);
        const unusedIds = new Set(await giftCards.close(tx, { purchaseCardIds: toIds(sent), number }, now));
        const refunded = cards.filter(({ id: card, sentAt }) => sentAt === null || unusedIds.has(card));
        if (refunded.length === 0) fail('gift_purchase_fixed');
        const isLarge = giftTotal(refunded) > settings.current()['operator.refundLimit'];
        if (isLarge && !(await isConfirmed(tx))) fail('second_operator_needed');
        await requestRefunds(tx, purchase.id, refunded, now);
        return purchase.id;
      });
      await payments.sendRefunds(now, id);
      return purchaseView((await findPurchase(sql, number))!, language);
    },

    /** Sends all due cards; concurrent workers never send the same one. Returns how many. */
    async send(now: Date): Promise<number> {
      let sentCount = 0;
      for (let sent = BATCH; sent === BATCH; sentCount += sent) sent = await sendDue(now, null);
      return sentCount;
    },

    /** Cancels purchases unpaid past their expiry; returns the number processed. */
    async expire(now: Date): Promise<number> {
      const expiredIds = await findExpired(sql, now, BATCH);
      await forEachSafely(expiredIds, (id) => cancelUnpaid(id, now), 'some gift card purchases could not be cancelled');
      return expiredIds.length;
    },

    /** Applies accepted payments to purchases that missed them; returns how many. */
    async settle(now: Date, since: Date): Promise<number> {
      const ids = await findUnsettled(sql, since, BATCH);
      await forEachSafely(ids, (id) => applyPayment(id, now), 'some gift card purchases could not be settled');
      return ids.length;
    },

    /** Handles a settled payment of a purchase. Idempotent. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'payment.settled') await applyPayment(event.orderId, now);
    },
  };
}

function toIds(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
