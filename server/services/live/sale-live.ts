import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SaleBoard } from '#contract/orders/sales.ts';
import type { SalesService } from '../../features/storefront/sales/sales.service.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { ExpectedFailure } from '../../platform/http/failure.ts';
import { createRateLimiter } from '../../platform/limits/rate-limit.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

type Sales = Pick<SalesService, 'board' | 'findShownTicket'>;

/** Max streams per process and per address, which a whole mobile network may share; other pages poll. */
const MAX_STREAMS = 5_000;
const MAX_STREAMS_PER_ADDRESS = 200;
const OPENINGS_PER_MINUTE = 600;
/** Board cache lifetime: one computation serves any number of requests. */
const BOARD_LIFETIME_MS = 500;
/** Interval of heartbeats that stop proxies from closing an idle connection. */
const HEARTBEAT_MS = 20_000;
const MAX_LIFE_MS = 15 * MINUTE_MS;
const RETRY_MS = 5_000;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** Streams of sale boards: notified of every move, ended when the shop stops. */
export type SaleStreams = {
  /** Sends changed boards to the streams. */
  notifyPhaseChange(): void;
  /** Ends every stream and opens no more. */
  stop(): void;
  /** Number of open streams. */
  count(): number;
};

type Board = { text: string; changing: string; until: number };

/**
 * Serves sale queues from memory, without a session. The board is the same text for everyone, so caches in front can
 * store it. A ticket is found by its signed token. A stream sends the board when it changes.
 */
export function registerSaleLive(app: FastifyInstance, sales: Sales): SaleStreams {
  const limit = createRateLimiter();
  const boards = new Map<string, Board>();
  const streams = new Map<ServerResponse, { launch: string; address: string }>();
  const streamsByAddress = new Map<string, number>();
  let isStopped = false;

  const getBoard = (launch: string, now: Date, isForced = false): Board => {
    const cached = boards.get(launch);
    if (cached && !isForced && cached.until > now.getTime()) return cached;
    const board = sales.board(launch, now);
    const entry = {
      text: JSON.stringify(board),
      changing: changingPart(board),
      until: now.getTime() + BOARD_LIFETIME_MS,
    };
    boards.set(launch, entry);
    return entry;
  };
  const sendNotFound = (reply: FastifyReply, error: unknown) => {
    if (!(error instanceof ExpectedFailure)) throw error;
    return reply.status(404).header('cache-control', 'no-store').send();
  };

  app.get<{ Params: { launch: string } }>('/api/sales/:launch', async ({ params }, reply) => {
    try {
      const { text } = getBoard(params.launch, new Date());
      return reply
        .header('cache-control', 'public, max-age=1')
        .header('content-type', 'application/json; charset=utf-8')
        .send(text);
    } catch (error) {
      return sendNotFound(reply, error);
    }
  });

  app.get<{ Params: { launch: string; token: string } }>(
    '/api/sales/:launch/tickets/:token',
    async (request, reply) => {
      const ticket = sales.findShownTicket(request.params.launch, request.params.token);
      return reply
        .status(ticket ? 200 : 404)
        .header('cache-control', 'no-store')
        .send(ticket);
    },
  );

  app.get<{ Params: { launch: string } }>('/api/sales/:launch/live', async (request, reply) => {
    const address = clientAddress(request.ip, request.socket.remoteAddress);
    const count = streamsByAddress.get(address) ?? 0;
    const isFull = isStopped || streams.size >= MAX_STREAMS || count >= MAX_STREAMS_PER_ADDRESS;
    if (isFull || !limit.allow(address, OPENINGS_PER_MINUTE, Date.now()))
      return reply.status(429).header('cache-control', 'no-store').send();
    const { launch } = request.params;
    try {
      const { text } = getBoard(launch, new Date());
      const { raw } = reply;
      reply.hijack();
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...STREAM_HEADERS });
      raw.write(`retry: ${RETRY_MS}\n\ndata: ${text}\n\n`);
      streams.set(raw, { launch, address });
      streamsByAddress.set(address, count + 1);
      const life = setTimeout(() => raw.end(), MAX_LIFE_MS);
      raw.once('close', () => {
        clearTimeout(life);
        streams.delete(raw);
        const remaining = (streamsByAddress.get(address) ?? 1) - 1;
        if (remaining > 0) streamsByAddress.set(address, remaining);
        else streamsByAddress.delete(address);
      });
      return reply;
    } catch (error) {
      return sendNotFound(reply, error);
    }
  });

  const heartbeat = setInterval(() => {
    for (const raw of streams.keys()) raw.write(': \n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    notifyPhaseChange() {
      const messages = new Map<string, string>();
      for (const launch of new Set([...streams.values()].map((stream) => stream.launch))) {
        const previous = boards.get(launch)?.changing;
        try {
          const { text, changing } = getBoard(launch, new Date(), true);
          if (changing !== previous) messages.set(launch, `data: ${text}\n\n`);
        } catch (error) {
          if (!(error instanceof ExpectedFailure)) throw error;
        }
      }
      if (messages.size === 0) return;
      for (const [raw, { launch }] of streams) {
        const data = messages.get(launch);
        // A slow reader skips to the next board.
        if (data && !raw.writableNeedDrain) raw.write(data);
      }
    },
    stop() {
      isStopped = true;
      clearInterval(heartbeat);
      for (const raw of streams.keys()) raw.end();
    },
    count: () => streams.size,
  };
}

/** The part of a board whose change is sent to streams; the clock is excluded. */
function changingPart({ now: _now, ...board }: SaleBoard): string {
  return JSON.stringify(board);
}
