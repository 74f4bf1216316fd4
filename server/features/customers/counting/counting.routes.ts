import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { SeenReport } from '#contract/content/counting.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createRateLimit } from '#server/platform/limits/rate-limit.ts';
import type { CountingService } from './counting.service.ts';

/** Where pages send what they have seen; `text/plain` is what `sendBeacon` writes without asking first. */
export const COUNTS_PATH = '/api/counts';
const MAX_BYTES = 1024;
/** Many homes and offices share an address; a person leaves a page some ten times a minute. */
const REPORTS_A_MINUTE = 120;

/**
 * Takes what pages tell when they are left. Nothing of the request but its words is used, no cookie is read or set. Robots,
 * other sites, floods and garbage are dropped without a word: the answer is always 204, and no page waits for it.
 */
export function registerCounts(app: FastifyInstance, counting: Pick<CountingService, 'see'>): void {
  const limit = createRateLimit();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(COUNTS_PATH, { bodyLimit: MAX_BYTES }, (request, reply) => {
      const now = new Date();
      const { 'user-agent': agent, 'sec-fetch-site': site = 'same-origin' } = request.headers;
      const counts =
        site === 'same-origin' &&
        agent !== undefined &&
        !isbot(agent) &&
        limit.allow(clientAddress(request.ip, request.socket.remoteAddress), REPORTS_A_MINUTE, now.getTime());
      const report = counts ? SeenReport.safeParse(jsonOf(request.body)) : null;
      if (report?.success) counting.see(report.data, now);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
