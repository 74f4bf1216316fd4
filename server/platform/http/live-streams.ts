import { sign, signatureMatches } from '../secrets/secrets.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Streams one process holds at once, and for one address: an office or a mobile network may share one. */
const MAX_STREAMS = 2_000;
const MAX_STREAMS_OF_ADDRESS = 30;
/** Streams of one ticket's orders from one address: tabs of one buyer. */
const MAX_STREAMS_OF_ORDER = 5;
const TICKET_MS = MINUTE_MS;

/** A stream somebody reads: told of a change, and ended by the shop. */
export type LiveReader = { changed(): void; end(): void };

/** The streams of this process, by the orders they watch. */
export type LiveStreams = {
  /** Creates a ticket that opens a stream of orders within a minute; whoever may see them has been checked. */
  ticket(orderIds: readonly number[], now: Date): string;
  /** Returns the orders of a ticket; null when it is not ours or too old. */
  read(ticket: string, now: Date): number[] | null;
  /** Adds a stream and returns what takes it away; null when the address, the orders or the process have enough. */
  open(orderIds: readonly number[], address: string, reader: LiveReader): (() => void) | null;
  /** Tells the streams of an order that it has changed. */
  notify(orderId: number): void;
  /** How many streams are open. */
  count(): number;
  /** Ends every stream and opens no more. */
  stop(): void;
};

type Stream = { orderIds: readonly number[]; address: string; reader: LiveReader };

/** Creates the streams of a process; tickets are signed, so any process reads those of another. */
export function createLiveStreams(secret: string): LiveStreams {
  const streams = new Set<Stream>();
  const byOrder = new Map<number, Set<Stream>>();
  let stopped = false;

  const remove = (stream: Stream) => {
    streams.delete(stream);
    for (const id of stream.orderIds) {
      const own = byOrder.get(id);
      own?.delete(stream);
      if (own?.size === 0) byOrder.delete(id);
    }
  };

  const hasRoom = (orderIds: readonly number[], address: string): boolean => {
    if (stopped || streams.size >= MAX_STREAMS) return false;
    const ofAddress = [...streams].filter((stream) => stream.address === address);
    const ofOrder = ofAddress.filter((stream) => stream.orderIds[0] === orderIds[0]);
    return ofAddress.length < MAX_STREAMS_OF_ADDRESS && ofOrder.length < MAX_STREAMS_OF_ORDER;
  };

  return {
    ticket(orderIds, now) {
      const content = `${orderIds.join('.')}-${now.getTime() + TICKET_MS}`;
      return `${content}-${sign(secret, 'live-ticket', content)}`;
    },
    read(ticket, now) {
      const [ids = '', until = '', signature = ''] = ticket.split('-');
      if (!signatureMatches(signature, sign(secret, 'live-ticket', `${ids}-${until}`))) return null;
      return Number(until) >= now.getTime() ? ids.split('.').map(Number) : null;
    },
    open(orderIds, address, reader) {
      if (!hasRoom(orderIds, address)) return null;
      const stream = { orderIds, address, reader };
      streams.add(stream);
      for (const id of orderIds) {
        const own = byOrder.get(id) ?? new Set();
        byOrder.set(id, own.add(stream));
      }
      return () => remove(stream);
    },
    notify(orderId) {
      for (const { reader } of byOrder.get(orderId) ?? []) reader.changed();
    },
    count: () => streams.size,
    stop() {
      stopped = true;
      for (const { reader } of streams) reader.end();
    },
  };
}
