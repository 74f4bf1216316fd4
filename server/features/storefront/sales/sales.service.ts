import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';
import { computeAdmissions, queueWindow, salePhase } from '#domain/orders/sale-queue.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { networkAddress } from '../../../platform/http/client-address.ts';
import { forEachSafely, fail } from '../../../platform/http/failure.ts';
import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { ContentService } from '../content/content.service.ts';
import { findSaleProducts, type SaleViewer } from './sale-products.service.ts';
import { createBoard, saleHours, toSaleTicket, ticketState, type CachedSale } from './sales.board.ts';
import {
  admit,
  countBought,
  countQueue,
  countTickets,
  deleteTickets,
  recordEntry,
  findChangedTickets,
  findQueue,
  findTicket,
  assignNumbers,
  issueTicket,
  lockTickets,
  mergeTickets,
  lockPhone,
  storeOrder,
  markDrawn,
  storeTick,
  openQueue,
  expireAdmissions,
  requeue,
  type TicketInput,
} from './sales.queries.ts';

/** Refresh interval of a sale's products. */
const PRODUCTS_MS = MINUTE_MS;
/** Retention of tickets after a sale, for complaints. */
const KEEP_TICKETS_MS = 30 * DAY_MS;
const NO_LAUNCHES: ReadonlyMap<number, string> = new Map();

/** Queued sales. */
export type SalesService = ReturnType<typeof createSalesService>;
/** Queries of the cart and checkout: products closed to a session, and the quantity limit per customer. */
export type SaleGate = Pick<SalesService, 'findClosedProducts' | 'quantityLimit' | 'spend'>;

type Deps = {
  db: Database;
  content: Pick<ContentService, 'launch' | 'launches'>;
  catalog: Pick<CatalogService, 'listing'>;
  settings: Pick<SettingsReader, 'current'>;
  secret: string;
  /** A viewer in the default city, for product lookups. */
  viewer(now: Date): SaleViewer;
};

/** A purchase at checkout. */
type SalePurchase = { sessionId: number; phone: string; lines: readonly { productId: number; quantity: number }[] };

/** A sale whose queue is open. */
type OpenSale = { launch: string; starts: Date; category: string; models: readonly string[] };

/**
 * Creates the sales service (decisions §10, ADR 0017). Processes coordinate through PostgreSQL: one at a time advances
 * the queue (`tick`), and each keeps a copy for answering waiting shoppers (`refresh`).
 */
export function createSalesService({ db, content, catalog, settings, secret, viewer }: Deps) {
  const sql = db.$client;
  const cachedSales = new Map<string, CachedSale>();
  /** Launches by product, for products now sold through a queue. */
  let launchByProduct: ReadonlyMap<number, string> = NO_LAUNCHES;
  const lastLookups = new Map<string, number>();

  const findSaleStart = (launch: string, reader: { language: 'ru' | 'kk'; now: Date }): Date => {
    const found = content.launch(launch, undefined, reader);
    return 'moved' in found ? fail('page_not_found') : new Date(found.head.starts);
  };
  const listOpenSales = (now: Date): OpenSale[] =>
    content.launches({ language: 'ru', now }).flatMap(({ key, head: { starts: at, category, models } }) => {
      const starts = new Date(at);
      const { opensAt, endsAt } = queueWindow(saleHours(starts, settings.current()));
      return opensAt <= now && now < endsAt ? [{ launch: key, starts, category, models }] : [];
    });
  const createToken = (launch: string, id: number) => `${id}-${sign(secret, 'sale-ticket', `${launch} ${id}`)}`;
  const toTicket = (launch: string, ticket: Parameters<typeof toSaleTicket>[0]) =>
    toSaleTicket(ticket, createToken(launch, ticket.id));
  const addMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

  const moveQueue = async (tx: Sql, { launch, starts }: OpenSale, now: Date): Promise<void> => {
    const queue = await findQueue(tx, launch, true);
    if (!queue) return;
    const current = settings.current();
    if (now >= starts) {
      if (queue.drawnAt === null) {
        await assignNumbers(tx, launch, starts, true);
        await markDrawn(tx, launch, now);
      }
      await assignNumbers(tx, launch, now, false);
      await expireAdmissions(tx, launch, now);
    }
    const counts = await countQueue(tx, launch, now);
    const creditedAt = new Date(Math.max(new Date(queue.creditedAt ?? starts).getTime(), starts.getTime()));
    if (now < starts) {
      await storeTick(tx, launch, { ...counts, served: 0, servedPreorder: 0, creditedAt: starts });
      return;
    }
    const { inside: activeBuyers, left: remaining, waiting: waitingTickets } = counts;
    const { count, carryMs } = computeAdmissions({
      activeBuyers,
      remaining,
      waitingTickets,
      elapsedMs: Math.max(0, now.getTime() - creditedAt.getTime()),
      perSecond: current['sale.admittedPerSecond'],
      maxActiveBuyers: current['sale.buyersInside'],
      perCustomer: current['sale.perCustomer'],
    });
    const expires = addMinutes(now, current['sale.comeMinutes']);
    const admitted = count > 0 ? await admit(tx, launch, count, now, expires) : { served: 0, servedPreorder: 0 };
    await storeTick(tx, launch, {
      ...counts,
      ...admitted,
      inside: counts.inside + count,
      waiting: counts.waiting - count,
      perMinute: counts.perMinute + count,
      creditedAt: new Date(now.getTime() - carryMs),
    });
  };

  const read = async ({ launch }: OpenSale): Promise<void> => {
    const queue = await findQueue(sql, launch);
    if (!queue) return;
    const cachedSale = cachedSales.get(launch) ?? { queue, tickets: new Map(), newest: null };
    const { tickets, newest } = await findChangedTickets(sql, launch, cachedSale.newest);
    for (const { changedAt: _changedAt, ...ticket } of tickets) cachedSale.tickets.set(ticket.id, ticket);
    cachedSales.set(launch, { ...cachedSale, queue, newest });
  };

  const checkTicketLimits = async (from: Sql, input: Omit<TicketInput, 'sessionId'>): Promise<void> => {
    const ticketCounts = await countTickets(from, input);
    const { 'sale.ticketsPerAddress': addressLimit, 'sale.ticketsPerNetwork': networkLimit } = settings.current();
    if (ticketCounts.address >= addressLimit || ticketCounts.network >= networkLimit) fail('sale_tickets_gone');
  };
  /** Ticket count and creation share a lock, so concurrent requests get no more than sequential ones. */
  const issue = (input: TicketInput, isNew: boolean, now: Date) =>
    inTransaction(db, async (tx) => {
      if (isNew) {
        await lockTickets(tx, input);
        if (!(await findTicket(tx, input.launch, input.sessionId))) await checkTicketLimits(tx, input);
      }
      return issueTicket(tx, input, now);
    });

  const findProducts = async (sale: OpenSale, now: Date): Promise<void> => {
    if (now.getTime() - (lastLookups.get(sale.launch) ?? 0) < PRODUCTS_MS) return;
    const products = await findSaleProducts(catalog, sale, viewer(now));
    await openQueue(
      sql,
      sale.launch,
      sale.starts,
      products.map(({ id }) => id),
    );
    lastLookups.set(sale.launch, now.getTime());
  };

  return {
    /**
     * Advances the open queues: draws lots, assigns numbers, expires admissions and admits. One process at a time does
     * it.
     */
    async tick(now: Date): Promise<void> {
      const sales = listOpenSales(now);
      // A failing catalogue or queue must not stop the other queues.
      const steps = [
        ...sales.map((sale) => () => findProducts(sale, now)),
        ...sales.map((sale) => () => inTransaction(db, (tx) => moveQueue(tx, sale, now))),
      ];
      await forEachSafely(steps, (step) => step(), 'the queue of a sale did not move');
    },

    /** Reads changes of the open queues; without one it sends no query. */
    async refresh(now: Date): Promise<void> {
      const sales = listOpenSales(now);
      for (const launch of cachedSales.keys())
        if (!sales.some((sale) => sale.launch === launch)) cachedSales.delete(launch);
      for (const sale of sales) await read(sale);
      launchByProduct = new Map(
        [...cachedSales].flatMap(([launch, { queue }]) => queue.productIds.map((id) => [id, launch] as const)),
      );
    },

    /** Returns the queue of a sale from memory; throws `page_not_found`. */
    board(launch: string, now: Date): SaleBoard {
      return createBoard(
        findSaleStart(launch, { language: 'ru', now }),
        cachedSales.get(launch)?.queue,
        settings.current(),
        now,
      );
    },

    /** Returns the state of a ticket from memory; undefined for an invalid token or a very recent ticket. */
    findShownTicket(launch: string, token: string): SaleTicket | undefined {
      const [id = '', signature = ''] = token.split('-');
      if (!signatureMatches(signature, sign(secret, 'sale-ticket', `${launch} ${id}`))) return undefined;
      const ticket = cachedSales.get(launch)?.tickets.get(Number(id));
      return ticket && toSaleTicket(ticket, token);
    },

    /**
     * Returns the ticket of the caller's session, always the same one. An admitted buyer enters; an expired one rejoins
     * at the end. Throws `page_not_found`, `sale_not_open` or `sale_tickets_gone`.
     */
    async take(
      launch: string,
      caller: Pick<CallContext, 'sessionId' | 'ensureSession' | 'customerId' | 'ip' | 'language' | 'now'>,
    ): Promise<SaleTicket> {
      const { now, customerId, ip } = caller;
      const current = settings.current();
      const phase = salePhase(saleHours(findSaleStart(launch, caller), current), false, now);
      if (phase === 'soon' || phase === 'over') fail('sale_not_open');
      const existing = caller.sessionId === null ? undefined : await findTicket(sql, launch, caller.sessionId);
      const input = { launch, customerId, givenTo: ip, network: networkAddress(ip) };
      // Check before creating a session, so a flood of requests writes no rows.
      if (!existing) await checkTicketLimits(sql, input);
      const sessionId = await caller.ensureSession();
      const ticket =
        existing && customerId === null ? existing : await issue({ ...input, sessionId }, existing === undefined, now);
      const updated =
        ticketState(ticket) === 'admitted'
          ? await recordEntry(sql, ticket.id, now, addMinutes(now, current['sale.orderMinutes']))
          : ticketState(ticket) === 'waiting'
            ? undefined
            : await requeue(sql, ticket.id, now);
      return toTicket(launch, updated ?? ticket);
    },

    /**
     * Returns the products closed to a session, each with its launch: those of a sale it was not admitted to. Sends no
     * query for products without a queue.
     */
    async findClosedProducts(
      productIds: readonly number[],
      sessionId: number | null,
    ): Promise<ReadonlyMap<number, string>> {
      if (launchByProduct.size === 0) return NO_LAUNCHES;
      const found = productIds.flatMap((id) => {
        const launch = launchByProduct.get(id);
        return launch === undefined ? [] : [[id, launch] as const];
      });
      if (found.length === 0) return NO_LAUNCHES;
      const closedProducts = new Map(found);
      for (const launch of new Set(closedProducts.values())) {
        const ticket = sessionId === null ? undefined : await findTicket(sql, launch, sessionId);
        if (ticket && ticketState(ticket) === 'admitted')
          for (const [id, saleLaunch] of found) if (saleLaunch === launch) closedProducts.delete(id);
      }
      return closedProducts;
    },

    /** Returns the quantity limit per customer of a product sold through a queue. */
    quantityLimit: (productId: number): number =>
      launchByProduct.has(productId) ? settings.current()['sale.perCustomer'] : Infinity,

    /**
     * Spends admissions on a purchase inside the caller's transaction. Throws `sale_queue` without an admission,
     * `sale_limit` when the session or the phone exceeds the limit.
     */
    async spend(tx: Sql, { sessionId, phone, lines }: SalePurchase, masterNumber: string, now: Date): Promise<void> {
      if (launchByProduct.size === 0) return;
      const limit = settings.current()['sale.perCustomer'];
      for (const [launch, { queue }] of cachedSales) {
        const saleLines = lines.filter(({ productId }) => queue.productIds.includes(productId));
        if (saleLines.length === 0) continue;
        const ticket = await findTicket(tx, launch, sessionId, true);
        if (!ticket || ticketState(ticket) !== 'admitted') fail('sale_queue', { launch });
        await lockPhone(tx, launch, phone);
        const { opensAt } = queueWindow(saleHours(new Date(queue.startsAt), settings.current()));
        const boughtBefore = now >= opensAt ? await countBought(tx, phone, queue.productIds, opensAt) : 0;
        const quantity = saleLines.reduce((sum, line) => sum + line.quantity, 0);
        if (boughtBefore + quantity > limit) fail('sale_limit', { most: limit });
        await storeOrder(tx, ticket.id, masterNumber);
      }
    },

    /** Moves a guest's tickets to the customer at login; keeps the better of two tickets. */
    async mergeGuest(tx: Sql, { from, to, customerId }: { from: number | null; to: number; customerId: number }) {
      await mergeTickets(tx, from ?? to, to, customerId);
      return {};
    },

    /** True if a sale has more stock than the waiting and admitted buyers can buy. */
    async hasUnclaimedStock(launch: string, now: Date): Promise<boolean> {
      const { left, inside, waiting } = await countQueue(sql, launch, now);
      return left > inside + waiting;
    },

    /** Deletes the tickets of old sales. */
    deleteExpired: (now: Date): Promise<void> => deleteTickets(sql, new Date(now.getTime() - KEEP_TICKETS_MS)),
  };
}
