import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { CreditService } from '../../features/ordering/credit/credit.service.ts';
import type { OrdersService } from '../../features/ordering/orders/orders.service.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { LiveStreams } from '../../platform/http/live-streams.ts';
import { createRateLimiter } from '../../platform/limits/rate-limit.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

type Deps = {
  live: LiveStreams;
  orders: Pick<OrdersService, 'poll'>;
  credit: Pick<CreditService, 'poll'>;
  log: Pick<Logger, 'warn'>;
};

/**
 * Interval of bank polls while a stream watches an order; the payments service limits the actual rate over all
 * processes.
 */
const POLL_MS = 2_000;
/** Interval of heartbeats that stop proxies from closing an idle connection. */
const HEARTBEAT_MS = 20_000;
/** Max lifetime of a stream; the page reopens it if it still waits. */
const MAX_LIFE_MS = 15 * MINUTE_MS;
const OPENINGS_PER_MINUTE = 60;
/** Reconnection delay of the page, in ms. */
const RETRY_MS = 3_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Stops proxies from buffering, compressing or caching the stream.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/**
 * Streams order changes as server-sent events. An event only signals a change; the page then makes its own authorised
 * call. While a stream watches an unpaid order, the bank is polled.
 */
export function registerLive(app: FastifyInstance, { live, orders, credit, log }: Deps): void {
  const limit = createRateLimiter();
  const watch = watchOrders({ orders, credit, log });

  app.get<{ Querystring: { ticket?: string } }>('/api/live', async (request, reply) => {
    const address = clientAddress(request.ip, request.socket.remoteAddress);
    const isAllowed = limit.allow(address, OPENINGS_PER_MINUTE, Date.now());
    const orderIds = isAllowed ? live.parseTicket(String(request.query.ticket ?? ''), new Date()) : null;
    if (!orderIds)
      return reply
        .code(isAllowed ? 404 : 429)
        .header('cache-control', 'no-store')
        .send();
    const { raw } = reply;
    const close = live.open(orderIds, address, {
      onChange: () => raw.write('data: changed\n\n'),
      onEnd: () => raw.end(),
    });
    if (!close) return reply.code(429).header('cache-control', 'no-store').send();

    reply.hijack();
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    raw.write(`retry: ${RETRY_MS}\n\n`);
    const unwatch = watch(orderIds[0]!);
    const heartbeat = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS);
    const life = setTimeout(() => raw.end(), MAX_LIFE_MS);
    raw.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(life);
      unwatch();
      close();
    });
  });
}

/** Polls the bank about an order while at least one stream watches it. */
function watchOrders({ orders, credit, log }: Pick<Deps, 'orders' | 'credit' | 'log'>) {
  const watches = new Map<number, { streams: number; timer: NodeJS.Timeout }>();

  const poll = async (orderId: number) => {
    let isPending = true;
    try {
      const isCreditPending = await credit.poll(orderId, new Date());
      isPending = (await orders.poll(orderId, new Date())) || isCreditPending;
    } catch (error) {
      log.warn({ err: error, order: orderId }, 'polling a watched payment failed');
    }
    const watch = watches.get(orderId);
    if (watch && isPending) watch.timer = setTimeout(() => void poll(orderId), POLL_MS);
  };

  return (orderId: number): (() => void) => {
    const watch = watches.get(orderId) ?? { streams: 0, timer: setTimeout(() => void poll(orderId), POLL_MS) };
    watch.streams += 1;
    watches.set(orderId, watch);
    return () => {
      watch.streams -= 1;
      if (watch.streams > 0) return;
      clearTimeout(watch.timer);
      watches.delete(orderId);
    };
  };
}
