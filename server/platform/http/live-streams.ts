import { sign, signatureMatches } from '../secrets/secrets.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Max streams per process and per address; an office or a mobile network may share one. */
const MAX_STREAMS = 2_000;
const MAX_STREAMS_PER_ADDRESS = 30;
/** Max streams per ticket's orders from one address: tabs of one buyer. */
const MAX_STREAMS_PER_ORDER = 5;
const TICKET_MS = MINUTE_MS;

/** An open stream: notified of a change, and ended by the shop. */
type LiveReader = { onChange(): void; onEnd(): void };

/** Streams of this process by the orders they watch. */
export type LiveStreams = {
  /** Creates a ticket that opens a stream of orders within a minute; the caller has checked access. */
  createTicket(orderIds: readonly number[], now: Date): string;
  /** Returns the orders of a ticket; null when it is invalid or expired. */
  parseTicket(ticket: string, now: Date): number[] | null;
  /**
   * Adds a stream and returns a function that removes it; null at the limit of the address, the orders or the process.
   */
  open(orderIds: readonly number[], address: string, reader: LiveReader): (() => void) | null;
  /** Notifies an order's streams of a change. */
  notify(orderId: number): void;
  /** Number of open streams. */
  count(): number;
  /** Ends every stream and opens no more. */
  stop(): void;
};

type Stream = { orderIds: readonly number[]; address: string; reader: LiveReader };

/** Creates the streams of a process. Tickets are signed, so any process accepts those of another. */
export function createLiveStreams(secret: string): LiveStreams {
  const streams = new Set<Stream>();
  const byOrder = new Map<number, Set<Stream>>();
  let isStopped = false;

  const remove = (stream: Stream) => {
    streams.delete(stream);
    for (const id of stream.orderIds) {
      const orderStreams = byOrder.get(id);
      orderStreams?.delete(stream);
      if (orderStreams?.size === 0) byOrder.delete(id);
    }
  };

  const canOpen = (orderIds: readonly number[], address: string): boolean => {
    if (isStopped || streams.size >= MAX_STREAMS) return false;
    const addressStreams = [...streams].filter((stream) => stream.address === address);
    const orderStreams = addressStreams.filter((stream) => stream.orderIds[0] === orderIds[0]);
    return addressStreams.length < MAX_STREAMS_PER_ADDRESS && orderStreams.length < MAX_STREAMS_PER_ORDER;
  };

  return {
    createTicket(orderIds, now) {
      const content = `${orderIds.join('.')}-${now.getTime() + TICKET_MS}`;
      return `${content}-${sign(secret, 'live-ticket', content)}`;
    },
    parseTicket(ticket, now) {
      const [ids = '', until = '', signature = ''] = ticket.split('-');
      if (!signatureMatches(signature, sign(secret, 'live-ticket', `${ids}-${until}`))) return null;
      return Number(until) >= now.getTime() ? ids.split('.').map(Number) : null;
    },
    open(orderIds, address, reader) {
      if (!canOpen(orderIds, address)) return null;
      const stream = { orderIds, address, reader };
      streams.add(stream);
      for (const id of orderIds) {
        const orderStreams = byOrder.get(id) ?? new Set();
        byOrder.set(id, orderStreams.add(stream));
      }
      return () => remove(stream);
    },
    notify(orderId) {
      for (const { reader } of byOrder.get(orderId) ?? []) reader.onChange();
    },
    count: () => streams.size,
    stop() {
      isStopped = true;
      for (const { reader } of streams) reader.onEnd();
    },
  };
}
