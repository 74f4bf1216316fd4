import type { OperatorReturn } from '#contract/operator.ts';
import type { OrderReturns, ReturnInput, ReturnOffer, ReturnPreview, ReturnRequest } from '#contract/returns.ts';
import { almatyDate } from '#domain/calendar.ts';
import { pick, type Language } from '#domain/language.ts';
import { returnNumber } from '#domain/order-number.ts';
import type { OrderActor } from '#domain/order-status.ts';
import { givesGiftBack } from '#domain/order-gift.ts';
import type { ReturnableOrder, ReturnSums } from '#domain/product-return.ts';
import {
  canMoveReturn,
  isAllBack,
  isSoldAgain,
  lastReturnDay,
  restockedTakes,
  returnableQuantity,
  returnRefusal,
  returnStatesBefore,
  returnSums,
  wantedProblem,
  type OfferedLine,
  type ReturnState,
} from '#domain/return-request.ts';
import type { Settings } from '#domain/settings.ts';
import { inTransaction, type Database } from '../../platform/db.ts';
import { fail } from '../../platform/failure.ts';
import { recordEvents } from '../../platform/outbox.ts';
import type { Sql } from '../../platform/sql.ts';
import type { BonusesService } from '../bonuses/bonuses.service.ts';
import type { GiftCardsService } from '../gift-cards/gift-cards.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { ReceiptsService } from '../receipts/receipts.service.ts';
import type { StockService } from '../stock/stock.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import {
  findCardPayments,
  findGivenBack,
  findReturn,
  findReturnable,
  findReturnableLines,
  findReturnsOf,
  findTaken,
  insertReturn,
  listReturns,
  nextReturn,
  settleReturns,
  updateState,
  type ReturnableRow,
  type ReturnRow,
} from './returns.queries.ts';

/** A tender that is a gift card names its id behind this. */
const CARD = 'card:';

/** Returns of products. */
export type ReturnsService = ReturnType<typeof createReturnsService>;

type Deps = {
  db: Database;
  orders: Pick<OrdersService, 'bringBack'>;
  bonuses: Pick<BonusesService, 'giveBack' | 'takeBack'>;
  giftCards: Pick<GiftCardsService, 'refund'>;
  payments: Pick<PaymentsService, 'accepted' | 'requestRefund' | 'sendRefunds'>;
  receipts: Pick<ReceiptsService, 'requestReturn'>;
  stock: Pick<StockService, 'restock'>;
  uploads: Pick<UploadsService, 'take'>;
  settings: { current(): Pick<Settings, 'returns.excludedCategories'> };
};

/** An order with what the rules need to know of it. */
type Returnable = { order: ReturnableRow; lines: OfferedLine[]; sold: ReturnableOrder };

/** Creates the service of returns: asked for by customers, decided and received by operators (decisions §5, law 274-IV art. 30). */
export function createReturnsService(deps: Deps) {
  const { db, orders, bonuses, giftCards, payments, receipts, stock, uploads, settings } = deps;

  const excluded = () => {
    const { 'returns.excludedCategories': slugs } = settings.current();
    return slugs
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== '');
  };

  /** Reads an order with its lines and tenders; `order_not_found`. */
  const read = async (
    sql: Sql,
    which: { number: string; customerId: number | null },
    lock = false,
  ): Promise<Returnable> => {
    const order = (await findReturnable(sql, which, lock)) ?? fail('order_not_found');
    const [rows, cards, given] = [
      await findReturnableLines(sql, order.id, excluded()),
      await findCardPayments(sql, order.number),
      await findGivenBack(sql, order.id),
    ];
    const lines = rows.map(
      ({ digital, excluded: isExcluded, ...line }): OfferedLine => ({
        ...line,
        refusal: digital ? 'digital' : isExcluded ? 'excluded' : null,
      }),
    );
    const paid = [
      ...cards.map(({ id, amount }) => ({ id: `${CARD}${id}`, amount })),
      { id: order.paymentMethod === 'on-receipt' ? 'receipt' : 'bank', amount: order.toPay },
    ];
    const tenders = paid.map((tender) => ({
      ...tender,
      refunded: given.find(({ tender: id }) => id === tender.id)?.amount ?? 0,
    }));
    const { deliveryTotal: delivery, deliveryRefunded } = order;
    return { order, lines, sold: { lines, tenders, delivery, deliveryRefunded } };
  };

  const refusalOf = ({ order, lines }: Returnable, now: Date) =>
    returnRefusal({ status: order.status, completed: completedOn(order), isOpen: order.isOpen, lines }, now);

  /** Counts what these lines would bring; `return_refused` with the reason. */
  const sumsOf = (returnable: Returnable, { lines: wanted, reason }: ReturnInput, now: Date): ReturnSums => {
    const refusal = refusalOf(returnable, now) ?? wantedProblem(returnable.lines, returnable.sold, wanted);
    if (refusal) fail('return_refused', { reason: refusal });
    return returnSums(returnable.sold, wanted, reason);
  };

  /** Returns the gift that comes back with these products; null when what stays still earns it. */
  const giftBack = ({ order, lines }: Returnable, wanted: ReturnInput['lines']) => {
    const kept = lines.map((line) => ({ ...line, cost: line.total + line.bonuses }));
    return order.gift && givesGiftBack(order.gift, kept, wanted) ? order.gift : null;
  };

  const readReturn = async (number: string) => (await findReturn(db.$client, number)) ?? fail('return_not_found');

  /** Moves a request by the table; one that stands there already is left alone, so that a repeat is no error. */
  const moveOpen = async (
    number: string,
    { to, by, answer }: { to: ReturnState; by: OrderActor; answer?: string | undefined },
    now: Date,
  ): Promise<void> => {
    const moved = await inTransaction(db, async (tx) => {
      const found = await updateState(
        tx,
        number,
        { from: returnStatesBefore(to, by), to, answer: answer ?? null },
        now,
      );
      if (found && by === 'operator') await recordEvents(tx, [changed(found.id, found.orderId, to)]);
      return found;
    });
    if (!moved && (await readReturn(number)).state !== to) fail('return_not_movable');
  };

  /** Gives back what the request was promised, in the transaction that holds its order. */
  const giveBack = async (
    tx: Sql,
    { request, returnable, firstId }: { request: ReturnRow; returnable: Returnable; firstId: number },
    now: Date,
  ) => {
    const { orderNumber, number: cause } = request;
    const bank = request.tenders.find(({ tender }) => tender === 'bank');
    if (bank) {
      const accepted = await payments.accepted(tx, firstId);
      if (!accepted) throw new Error(`no accepted payment for return ${cause}`);
      const refund = { attemptId: accepted.id, orderId: request.orderId, amount: bank.amount, cause };
      await payments.requestRefund(tx, refund, now);
    }
    // Bonuses, then cards, then stock: in the order every placing holds them.
    if (request.bonuses > 0) await bonuses.giveBack(tx, { orderNumber, amount: request.bonuses }, now);
    if (request.earned > 0) {
      const paid = returnable.lines.reduce((all, line) => all + line.bonuses, 0);
      await bonuses.takeBack(tx, { orderNumber, amount: request.earned, paid }, now);
    }
    const cards = request.tenders
      .filter(({ tender }) => tender.startsWith(CARD))
      .map(({ tender, amount }) => ({ cardId: Number(tender.slice(CARD.length)), amount }));
    await giftCards.refund(tx, { orderNumber, cause, cards }, now);
    const tenders = request.tenders.map(({ tender, amount }) => ({ id: tender, amount }));
    const { orderId, lines, delivery } = request;
    await receipts.requestReturn(tx, { orderId, orderNumber, cause, lines, tenders, delivery }, now);
  };

  /** Puts products that can be sold again back where they came from. */
  const restock = async (tx: Sql, request: ReturnRow, returnable: Returnable) => {
    const back = request.lines.map(({ productId, quantity }) => ({
      productId,
      quantity,
      returned: returnable.lines.find((line) => line.productId === productId)!.returned,
    }));
    // A gift is never among the lines of its order.
    if (request.gift) back.push({ productId: request.gift.productId, quantity: 1, returned: 0 });
    const takes = restockedTakes(await findTaken(tx, request.orderId), back);
    await stock.restock(tx, takes);
    if (takes.length > 0)
      await recordEvents(tx, [
        { type: 'stock.changed', productIds: [...new Set(takes.map(({ productId }) => productId))] },
      ]);
  };

  return {
    /** Tells what of a customer's order can be returned until when, and what was asked for before; `order_not_found`. */
    async list(customerId: number, number: string, language: Language, now: Date): Promise<OrderReturns> {
      const returnable = await read(db.$client, { number, customerId });
      const requests = await findReturnsOf(db.$client, returnable.order.id);
      return { offer: offerOf(returnable, refusalOf(returnable, now)), requests: requests.map(shownIn(language)) };
    },

    /** Tells what a return would give back, by tender; `order_not_found`, `return_refused`. */
    async preview(
      customerId: number,
      { number, ...input }: ReturnInput & { number: string },
      language: Language,
      now: Date,
    ): Promise<ReturnPreview> {
      const returnable = await read(db.$client, { number, customerId });
      const cards = await findCardPayments(db.$client, number);
      const sums = sumsOf(returnable, input, now);
      const previewed = {
        ...sums,
        gift: giftBack(returnable, input.lines),
        delivery: sums.money - sums.lines.reduce((all, { money }) => all + money, 0),
        tenders: sums.tenders
          .map(({ id, amount }) => ({
            tender: id,
            amount,
            lastDigits: cards.find((card) => id === `${CARD}${card.id}`)?.lastDigits ?? null,
          }))
          .toSorted((a, b) => (a.tender < b.tender ? -1 : 1)),
      };
      return previewOf(previewed, language);
    },

    /** Asks for a return; its sums are settled now. `order_not_found`, `return_refused`, `file_not_found`. */
    async ask(
      customerId: number,
      { number, ...input }: ReturnInput & { number: string; comment: string; photos: readonly string[] },
      language: Language,
      now: Date,
    ): Promise<ReturnRequest> {
      const year = Number(almatyDate(now).slice(0, 4));
      const asked = await inTransaction(db, async (tx) => {
        const returnable = await read(tx, { number, customerId }, true);
        const sums = sumsOf(returnable, input, now);
        const files = await uploads.take(tx, customerId, [...new Set(input.photos)], 'return');
        const next = returnNumber(year, await nextReturn(tx, year));
        const fileIds = files.map(({ id }) => id);
        const { reason, comment } = input;
        const withGift = giftBack(returnable, input.lines) !== null;
        const orderId = returnable.order.id;
        await insertReturn(tx, { number: next, orderId, reason, comment, sums, withGift, fileIds }, now);
        return next;
      });
      return shownIn(language)(await readReturn(asked));
    },

    /** Cancels a request of the customer's before its products are received; `return_not_found`, `return_not_movable`. */
    async cancel(customerId: number, number: string, language: Language, now: Date): Promise<ReturnRequest> {
      if ((await readReturn(number)).customerId !== customerId) fail('return_not_found');
      await moveOpen(number, { to: 'cancelled', by: 'customer' }, now);
      return shownIn(language)(await readReturn(number));
    },

    /** Lists requests in a state for operators. */
    listAll: async (state: ReturnState, limit: number, language: Language): Promise<OperatorReturn[]> =>
      (await listReturns(db.$client, state, limit)).map(operatorView(language)),

    /** Accepts or refuses a request with words to the customer, who is told; `return_not_found`, `return_not_movable`. */
    async decide(
      number: string,
      { to, answer }: { to: 'accepted' | 'refused'; answer?: string | undefined },
      language: Language,
      now: Date,
    ): Promise<OperatorReturn> {
      await moveOpen(number, { to, by: 'operator', answer }, now);
      return operatorView(language)(await readReturn(number));
    },

    /**
     * Takes the products of an accepted request: every tender and bonus goes back, what can be sold goes into the stock, and
     * an order that is back as a whole is returned; all in one transaction and once, however often it is called.
     * `soldAgain` undefined leaves it to the reason. `return_not_found`, `return_not_movable`.
     */
    async receive(
      number: string,
      soldAgain: boolean | undefined,
      language: Language,
      now: Date,
    ): Promise<OperatorReturn> {
      const { masterNumber, orderNumber } = await readReturn(number);
      const parts = await orders.bringBack(masterNumber, now, async (all, tx) => {
        // The orders are held: nobody else receives anything of them, and sums are as they were when it was asked for.
        const returnable = await read(tx, { number: orderNumber, customerId: null });
        const moved = await updateState(
          tx,
          number,
          { from: returnStatesBefore('received', 'operator'), to: 'received' },
          now,
        );
        const request = (await findReturn(tx, number))!;
        if (!moved)
          return request.state === 'received' || request.state === 'refunded' ? [] : fail('return_not_movable');
        await giveBack(tx, { request, returnable, firstId: all[0]!.id }, now);
        if (soldAgain ?? isSoldAgain(request.reason)) await restock(tx, request, returnable);
        await recordEvents(tx, [changed(request.id, request.orderId, 'received')]);
        const order = all.find(({ id }) => id === request.orderId)!;
        return isAllBack(returnable.lines, request.lines) ? [{ order, path: ['returned'] }] : [];
      });
      await payments.sendRefunds(now, parts[0]?.id ?? null);
      await settleReturns(db.$client, now);
      return operatorView(language)(await readReturn(number));
    },

    /** Notes that the money of received requests has arrived; returns how many. */
    settle: (now: Date): Promise<number> => settleReturns(db.$client, now),
  };
}

const changed = (returnId: number, orderId: number, state: ReturnState) => ({
  type: 'return.changed' as const,
  returnId,
  orderId,
  state,
});

function completedOn({ completedAt }: ReturnableRow): string | null {
  return completedAt === null ? null : almatyDate(new Date(completedAt));
}

function offerOf({ order, lines }: Returnable, refusal: ReturnOffer['refusal']): ReturnOffer {
  const completed = completedOn(order);
  return {
    refusal,
    until: completed === null ? null : lastReturnDay(completed),
    lines: lines.map((line) => ({
      productId: line.productId,
      left: returnableQuantity(line),
      returned: line.returned,
      refusal: line.refusal,
    })),
  };
}

type Sums = Pick<ReturnRow, 'money' | 'delivery' | 'bonuses' | 'earned' | 'tenders' | 'gift'>;

function previewOf({ money, delivery, bonuses, earned, tenders, gift }: Sums, language: Language): ReturnPreview {
  return {
    money,
    delivery,
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

function shownIn(language: Language): (row: ReturnRow) => ReturnRequest {
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
    photos: row.photos,
    sums: previewOf(row, language),
    cancellable: canMoveReturn(row.state, 'cancelled', 'customer'),
    at: new Date(row.createdAt).toISOString(),
    changedAt: new Date(row.updatedAt).toISOString(),
  });
}

function operatorView(language: Language): (row: ReturnRow) => OperatorReturn {
  const show = shownIn(language);
  return (row) => ({ ...show(row), customer: { firstName: row.firstName, phone: row.phone } });
}
