import { z } from 'zod';
import { SALE_PHASES } from '#domain/orders/sale-queue.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Public state of a sale's queue. `GET /api/sales/:launch` returns it without envelope or session, from memory; `GET
 * /api/sales/:launch/live` streams it as server-sent events.
 */
export const SaleBoard = z.object({
  phase: z.enum(SALE_PHASES),
  /** When tickets become available, when the sale begins, and server time, ISO. */
  opens: z.string(),
  starts: z.string(),
  now: z.string(),
  /** The lottery has numbered the early tickets. */
  drawn: z.boolean(),
  /** Last admitted numbers of tickets and of pre-orders. */
  served: z.number().int(),
  servedPreorder: z.number().int(),
  /** Waiting tickets, and the pre-orders among them. */
  waiting: z.number().int(),
  waitingPreorder: z.number().int(),
  /** Quantity not yet ordered, and the number of admitted buyers it is reserved for. */
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

/** `passed`: the admission expired unused. */
const SaleTicketState = z.enum(['waiting', 'admitted', 'bought', 'passed']);
type SaleTicketState = z.infer<typeof SaleTicketState>;

/** A ticket, for its owner; `GET /api/sales/:launch/tickets/:token` returns it from memory. */
export const SaleTicket = z.object({
  /** Signed ticket id; it grants reading the state only. */
  token: z.string(),
  state: SaleTicketState,
  /** Pre-order number; pre-orders go before all tickets. */
  preorder: z.number().int().nullable(),
  /** Ticket number; null until the sale begins. */
  number: z.number().int().nullable(),
  /** End of the admission, ISO. */
  until: z.string().nullable(),
});
export type SaleTicket = z.infer<typeof SaleTicket>;

const Key = z.object({ launch: z.string().max(100) });

export const salesContract = {
  'POST /api/sales/:launch/ticket': endpoint({
    summary:
      "Returns the session's ticket of a sale, one for all tabs and kept at login. Lets an admitted buyer in; requeues an expired ticket at the end.",
    input: Key,
    output: SaleTicket,
    errors: ['page_not_found', 'sale_not_open', 'sale_tickets_gone'],
    perMinute: 300,
  }),
};
