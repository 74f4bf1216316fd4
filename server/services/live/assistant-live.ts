import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AllHandlers } from '../../router/router.ts';
import { call } from '../../router/router.ts';
import {
  READ_CALLS,
  type AssistantService,
  type ReadShop,
  type TurnRow,
} from '../../features/account/assistant/assistant.service.ts';
import type { GeoService } from '../../features/places/geo/geo.service.ts';
import { WITHOUT_SESSION, type CallContext } from '../../platform/http/call.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { createRateLimiter } from '../../platform/limits/rate-limit.ts';

/** Max answers at once, per process and per address, which a whole mobile network may share. */
const MAX_ANSWERS = 200;
const MAX_ANSWERS_OF_ADDRESS = 20;
const OPENINGS_PER_MINUTE = 120;
const MAX_ANSWER_MS = MINUTE_MS;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

type Deps = {
  assistant: Pick<AssistantService, 'open' | 'answer'>;
  handlers: AllHandlers;
  geo: Pick<GeoService, 'getScope'>;
  log: Pick<Logger, 'warn'>;
  origin: (request: FastifyRequest) => string;
};

/** Streams answers of the assistant as server-sent events; a closed stream stops its answer. */
export function registerAssistantLive(app: FastifyInstance, { assistant, handlers, geo, log, origin }: Deps): void {
  const limit = createRateLimiter();
  const answersByAddress = new Map<string, number>();
  let answers = 0;

  app.get<{ Querystring: { ticket?: string } }>('/api/assistant/answer', async (request, reply) => {
    const address = clientAddress(request.ip, request.socket.remoteAddress);
    const now = new Date();
    const open = answersByAddress.get(address) ?? 0;
    const isAllowed =
      limit.allow(address, OPENINGS_PER_MINUTE, now.getTime()) &&
      answers < MAX_ANSWERS &&
      open < MAX_ANSWERS_OF_ADDRESS;
    const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
    if (!isAllowed) return refuse(429);
    // Counted before the first wait, so openings at the same time share the limit.
    answers += 1;
    answersByAddress.set(address, open + 1);
    const release = () => {
      answers -= 1;
      const left = (answersByAddress.get(address) ?? 1) - 1;
      if (left === 0) answersByAddress.delete(address);
      else answersByAddress.set(address, left);
    };
    const turn = await assistant.open(String(request.query.ticket ?? ''), now).catch((error: unknown) => {
      release();
      throw error;
    });
    if (!turn) {
      release();
      return refuse(404);
    }
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), MAX_ANSWER_MS);
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    raw.once('close', () => stop.abort());
    const send = (event: string, data: unknown) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    try {
      const read = readAs(handlers, createTurnContext(turn, geo, now, address, origin(request)));
      for await (const part of assistant.answer(turn, read, now, stop.signal)) send('part', part);
      send('done', {});
    } catch (error) {
      log.warn({ err: error, turn: turn.id }, 'an answer of the assistant failed');
      send('failed', {});
    } finally {
      clearTimeout(timer);
      raw.end();
      release();
    }
  });
}

/** Makes reading calls in a context; refuses every other call. */
export function readAs(handlers: AllHandlers, context: CallContext): ReadShop {
  const readable: ReadonlySet<string> = new Set(READ_CALLS);
  return (key, input) =>
    readable.has(key)
      ? (call(handlers, key, input, context) as Promise<never>)
      : Promise.reject(new Error(`${key} is not for the assistant`));
}

/** Context of a turn's owner: its session, language and city. */
export function createTurnContext(
  { customerId, sessionId, language, city }: TurnRow,
  geo: Pick<GeoService, 'getScope'>,
  now: Date,
  ip: string,
  origin: string,
): CallContext {
  return {
    ...WITHOUT_SESSION,
    language,
    city: geo.getScope(city),
    customerId,
    sessionId,
    now,
    ip,
    origin,
    requestId: randomUUID(),
    tag: () => {},
    changesAt: () => {},
  };
}
