import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCookie, parseCookies } from '../../platform/http/cookies.ts';
import { failureBody } from '../../platform/http/failure.ts';
import type { SettingsReader } from '../../platform/database/store-settings.ts';
import { isPass, PASS_SECONDS } from '../../platform/http/maintenance-pass.ts';

const PASS_COOKIE = 'works_pass';
/** Paths a closed shop still serves: health, files of its pages, operators, and payment webhooks. */
const OPEN_PATHS =
  /^\/(?:healthz|readyz|worker\.js|manifest\.webmanifest|robots\.txt|favicon|icon|assets\/|works\/|api\/operator\/|api\/payments\/[^/]+\/webhook)/;

/**
 * Closes the shop for maintenance by the setting `shop.works`. Pages show the maintenance page and calls fail with
 * `not_ready`, both 503 with Retry-After. Operators enter with a pass cookie from `npm run operator -- pass`.
 */
export function closeForMaintenance(
  app: FastifyInstance,
  {
    settings,
    secret,
    origin,
    answerPage: sendPage,
  }: {
    settings: Pick<SettingsReader, 'current'>;
    secret: string;
    origin: (request: FastifyRequest) => string;
    /** Sends the maintenance page with Retry-After in seconds. */
    answerPage: (request: FastifyRequest, reply: FastifyReply, retrySeconds: number) => unknown;
  },
): void {
  // Synchronous while open: this runs for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    const current = settings.current();
    const path = request.raw.url ?? '/';
    if (!current['shop.works'] || OPEN_PATHS.test(path)) return done();
    if (isPass(secret, parseCookies(request.headers.cookie).get(PASS_COOKIE), new Date())) return done();
    const retrySeconds = current['shop.worksMinutes'] * 60;
    if (request.method === 'GET' && !path.startsWith('/api/')) return void sendPage(request, reply, retrySeconds);
    reply
      .status(503)
      .headers({ 'retry-after': String(retrySeconds), 'cache-control': 'no-store' })
      .send(failureBody('not_ready', request.id, 'closed for maintenance'));
  });
  app.get<{ Params: { pass: string } }>('/works/:pass', (request, reply) => {
    const { pass } = request.params;
    const secure = origin(request).startsWith('https:');
    if (isPass(secret, pass, new Date()))
      reply.header('set-cookie', setCookie(PASS_COOKIE, pass, { httpOnly: true, secure, seconds: PASS_SECONDS }));
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
}
