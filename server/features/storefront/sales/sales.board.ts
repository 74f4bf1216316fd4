import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';
import { pollSeconds, isSoldOut, queueWindow, salePhase, type SaleSchedule } from '#domain/orders/sale-queue.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { QueueRow, TicketRow } from './sales.queries.ts';

/** Cached state of one sale in a process: its queue and the state of every ticket. */
export type CachedSale = {
  queue: QueueRow;
  tickets: Map<number, TicketRow>;
  /** Time of the newest change read, by the database's clock. */
  newest: string | null;
};

/** Start and queue hours of a sale from the settings. */
export function saleHours(starts: Date, settings: Settings): SaleSchedule {
  return { startsAt: starts, openMinutes: settings['sale.openMinutes'], closeHours: settings['sale.closeHours'] };
}

/** Builds the public state of a sale; `queue` is undefined before its first ticket. */
export function createBoard(starts: Date, queue: QueueRow | undefined, settings: Settings, now: Date): SaleBoard {
  const isSaleSoldOut = queue !== undefined && queue.creditedAt !== null && isSoldOut(queue);
  return {
    phase: salePhase(saleHours(starts, settings), isSaleSoldOut, now),
    opens: queueWindow(saleHours(starts, settings)).opensAt.toISOString(),
    starts: starts.toISOString(),
    now: now.toISOString(),
    drawn: Boolean(queue?.drawnAt),
    served: queue?.served ?? 0,
    servedPreorder: queue?.servedPreorder ?? 0,
    waiting: queue?.waiting ?? 0,
    waitingPreorder: queue?.waitingPreorder ?? 0,
    left: queue?.left ?? 0,
    inside: queue?.inside ?? 0,
    perMinute: queue?.perMinute ?? 0,
    perCustomer: settings['sale.perCustomer'],
    askAgain: pollSeconds(queue?.waiting ?? 0),
  };
}

/** A ticket as shown to its owner. */
export function toSaleTicket(ticket: TicketRow, token: string): SaleTicket {
  const { preorder, number, expiresAt } = ticket;
  const state = ticketState(ticket);
  return {
    token,
    state,
    preorder,
    number,
    until: state === 'admitted' && expiresAt !== null ? new Date(expiresAt).toISOString() : null,
  };
}

/** Returns the state of a ticket. */
export function ticketState({ masterNumber, passedAt, admittedAt }: TicketRow): SaleTicket['state'] {
  if (masterNumber !== null) return 'bought';
  if (passedAt !== null) return 'passed';
  return admittedAt === null ? 'waiting' : 'admitted';
}
