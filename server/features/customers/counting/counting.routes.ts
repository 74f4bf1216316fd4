import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { PageReport } from '#contract/content/counting.ts';
import { clientAddress, networkAddress } from '#server/platform/http/client-address.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import type { CountingService } from './counting.service.ts';

/** Endpoint for page reports; `sendBeacon` sends `text/plain` because that needs no CORS preflight. */
export const COUNTS_PATH = '/api/counts';
const MAX_BYTES = 1024;
/** Rate limit per address, shared by homes and offices; a visitor leaves about ten pages a minute. */
const REPORTS_PER_MINUTE = 120;
/** Rate limit per IPv6 network: a mobile operator has thousands of phones in one. */
const REPORTS_OF_NETWORK_PER_MINUTE = 1_200;

/**
 * Accepts reports that pages send when left. Uses only the body of the request; reads and sets no cookie. Silently
 * drops robots, other sites, floods and invalid bodies: always responds 204, and no page waits for it.
 */
export function registerCounts(app: FastifyInstance, counting: Pick<CountingService, 'see'>): void {
  const limit = createRateLimiter();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(COUNTS_PATH, { bodyLimit: MAX_BYTES }, (request, reply) => {
      const now = new Date();
      const { 'user-agent': agent, 'sec-fetch-site': site = 'same-origin' } = request.headers;
      const address = clientAddress(request.ip, request.socket.remoteAddress);
      const network = networkAddress(address);
      const counts =
        site === 'same-origin' &&
        agent !== undefined &&
        !isbot(agent) &&
        (network === null || limit.allow(network, REPORTS_OF_NETWORK_PER_MINUTE, now.getTime())) &&
        limit.allow(address, REPORTS_PER_MINUTE, now.getTime());
      const report = counts ? PageReport.safeParse(parseJson(request.body)) : null;
      if (report?.success) counting.see(report.data, address, now);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
