import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '#domain/time/durations.ts';

/** Headers that the apps send with a call; all others are refused. */
const HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'location-id',
  'x-device-id',
  'x-language',
  'x-platform',
  'x-session-seal',
].join(', ');
const METHODS = 'GET, POST, PUT, DELETE';

/**
 * Allows calls from the web views of the apps, by exact origin. Apps send headers, not cookies, so credentials are
 * never allowed. Any other origin gets no CORS headers and is blocked by the browser.
 */
export function allowNativeOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return done();
    reply.header('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return void reply
        .headers({
          'access-control-allow-methods': METHODS,
          'access-control-allow-headers': HEADERS,
          'access-control-max-age': DAY_SECONDS,
        })
        .status(204)
        .send();
    reply.header('access-control-expose-headers', 'x-session-seal, x-request-id');
    done();
  });
}
