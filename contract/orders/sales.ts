import { z } from 'zod';
import { SALE_PHASES } from '#domain/orders/sale-queue.ts';
import { endpoint } from '../endpoint.ts';

/**
 * The queue of a sale as everybody sees it: `GET /api/sales/:launch` answers it bare from memory, without a session, and
 * `GET /api/sales/:launch/live` sends it as server-sent events.
 */
export const SaleBoard = z.object({
  phase: z.enum(SALE_PHASES),
  /** Moment tickets are given from, moment the sale begins, and the shop's clock, ISO. */
  opens: z.string(),
  starts: z.string(),
  now: z.string(),
  /** The early tickets have got their numbers by lot. */
  drawn: z.boolean(),
  /** Tickets up to this number were admitted, and pre-orders up to that one. */
  served: z.number().int(),
  servedPreorder: z.number().int(),
  /** Tickets that wait, those of pre-orders among them. */
  waiting: z.number().int(),
  waitingPreorder: z.number().int(),
  /** Quantity that nobody has ordered, and how many buyers are inside, each sure of a part of it. */
  left: z.number().int(),
  inside: z.number().int(),
  /** Buyers admitted in the last minute. */
  perMinute: z.number().int(),
  /** Limit per customer. */
  perCustomer: z.number().int(),
  /** Polling interval of a page without a stream, seconds. */
  askAgain: z.number().int(),
});
export type SaleBoard = z.infer<typeof SaleBoard>;

/** Where a ticket stands: it waits, is admitted until a moment, has bought, or its time has passed. */
const SaleTicketState = z.enum(['waiting', 'admitted', 'bought', 'passed']);
type SaleTicketState = z.infer<typeof SaleTicketState>;

/** A ticket as its owner sees it; `GET /api/sales/:launch/tickets/:token` answers it from memory. */
export const SaleTicket = z.object({
  /** Signed id of the ticket: it shows where the ticket stands and opens nothing. */
  token: z.string(),
  state: SaleTicketState,
  /** Number of the pre-order that goes before all tickets. */
  preorder: z.number().int().nullable(),
  /** Number of the ticket; null until the hour. */
  number: z.number().int().nullable(),
  /** An admission is good until this moment, ISO. */
  until: z.string().nullable(),
});
export type SaleTicket = z.infer<typeof SaleTicket>;

const Key = z.object({ launch: z.string().max(100) });

export const salesContract = {
  'POST /api/sales/:launch/ticket': endpoint({
    summary:
      "The session's ticket of a sale: given once, the same in every tab and after a login; an admitted buyer comes in with it, one whose time has passed stands at the end again.",
    input: Key,
    output: SaleTicket,
    errors: ['page_not_found', 'sale_not_open', 'sale_tickets_gone'],
    perMinute: 300,
  }),
};
