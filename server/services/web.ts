import { setTimeout as delay } from 'node:timers/promises';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { languageFromUrl } from '#domain/language.ts';
import type { App } from '../app.ts';
import type { StoreEvent } from '../events.ts';
import { feedsDir } from '../feeds/export/export.jobs.ts';
import { registerFeedFiles } from '../feeds/export/feeds.routes.ts';
import { registerBannerRoutes } from '../features/pictures/banners.routes.ts';
import { registerPictureRoutes } from '../features/pictures/pictures.routes.ts';
import type { CallContext } from '../platform/call.ts';
import type { Database } from '../platform/db.ts';
import { originFromEnv } from '../platform/env.ts';
import { parseCookies, yearCookie } from '../platform/cookies.ts';
import { securityHeaders } from '../platform/security-headers.ts';
import { openApi, registerCalls } from '../router.ts';
import { createPageCache } from '../ssr/page-cache.ts';
import { registerPages } from '../ssr/pages.ts';
import type { Renderer } from '../ssr/renderer.ts';
import { registerSitemap } from '../ssr/sitemap.ts';
import type { DevMiddleware } from './dev.ts';
import { registerFiles } from './files.ts';
import { originOf } from './origin.ts';
import { watchTraffic } from './traffic.ts';

/** How long an answer under way is waited for when the shop stops. */
export const MAX_ANSWER_MS = 8_000;
const PAGE_CACHE_BYTES = 256 * 1024 * 1024;
const LARGEST_BODY = 1024 * 1024;
const SLOWEST_REQUEST_MS = 30_000;
/** Only what the nearest proxy wrote is believed: the rest of X-Forwarded-For is the caller's own word. */
const nearestProxy = (_address: string, hop: number) => hop < 1;
/** What PostgreSQL cannot keep in a text: NUL and half of a surrogate pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** The web service: calls, pages, pictures and files on one Fastify. */
export type WebService = {
  app: FastifyInstance;
  onEvent(event: StoreEvent): Promise<void>;
  /** Says on `/readyz` that pages can be served. */
  setReady(): void;
  /** Accepts no more, lets answers under way finish (at most `MAX_ANSWER_MS`), closes every connection. */
  stop(): Promise<void>;
};

/** Builds the web service; it answers `/readyz` with 503 until `setReady()`, and again from `stop()` on. */
export async function createWebService(
  shop: App,
  options: { renderer: Renderer; clientDir: string; bankOrigin: string; devMiddleware?: DevMiddleware },
): Promise<WebService> {
  const { env, log } = shop;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY ? nearestProxy : false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply),
  });
  const cache = createPageCache(PAGE_CACHE_BYTES);
  const traffic = watchTraffic(app.server, () => undefined);
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let answerUnreadable: (request: FastifyRequest, reply: FastifyReply) => unknown = (_request, reply) =>
    reply.status(503).send();
  const settled = originFromEnv(env);
  const origin = (request: FastifyRequest) => (env.PUBLIC_URL ? settled : originOf(request, settled));
  const dev = env.NODE_ENV === 'development';
  const headers = securityHeaders({
    bankOrigin: options.bankOrigin,
    https: env.PUBLIC_URL?.startsWith('https:') ?? false,
    dev,
  });

  keepRawBody(app);
  const { devMiddleware } = options;
  if (devMiddleware)
    app.addHook('onRequest', (request, reply, done) => devMiddleware(request.raw, reply.raw, () => done()));
  app.get('/healthz', async () => ({ code: 0, data: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const now = state === 'ready' && !(await answersSoon(shop.db)) ? 'database gone' : state;
    const serves = now === 'ready';
    return reply.status(serves ? 200 : 503).send({ code: serves ? 0 : 1008, data: serves, state: now });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metricsText(cache.size())),
  );
  const document = openApi();
  app.get('/api/docs', async (request) => ({ ...document, servers: [{ url: origin(request) }] }));
  registerCalls(app, shop.handlers, (request, reply) => callContext(shop, request, reply, origin(request)));
  app.all('/api/*', async (_request, reply) =>
    reply.status(404).send({ code: 1002, error: 'not_found', message: 'not found' }),
  );
  registerFiles(app, options.clientDir);
  registerPictureRoutes(app, { db: shop.db, dir: shop.picturesDir, log });
  registerBannerRoutes(app);
  registerFeedFiles(app, { db: shop.db, geo: shop.geo, dir: feedsDir(env) });
  registerSitemap(app, { db: shop.db, origin, articles: shop.content.slugs() });
  answerUnreadable = registerPages(app, {
    renderer: options.renderer,
    cache,
    geo: shop.geo,
    handlers: shop.handlers,
    settings: shop.settings,
    origin,
    securityHeaders: headers,
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'request failed');
    const [code, name] =
      status === 413
        ? ([1009, 'too_large'] as const)
        : status === 500
          ? ([1006, 'unexpected'] as const)
          : ([1001, 'invalid_input'] as const);
    return reply.status(status).send({ code, error: name, message: name.replaceAll('_', ' '), requestId: request.id });
  });

  return {
    app,
    setReady: () => {
      state = 'ready';
    },
    async stop() {
      state = 'stopping';
      const closed = new Promise((resolve) => app.server.close(resolve));
      traffic.drain(MAX_ANSWER_MS);
      await closed;
      await app.close();
    },
    async onEvent(event) {
      if (event.type === 'catalog.replaced' || event.type === 'products.changed') cache.clear();
      else if (event.type === 'settings.changed') {
        await shop.settings.reload();
        cache.clear();
      } else if ('productIds' in event) cache.drop(event.productIds.map((id) => `product:${id}`));
    },
  };
}

/** Tells whether the database answers within a second. */
async function answersSoon({ $client: sql }: Database): Promise<boolean> {
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(1_000, false, { ref: false })]);
}

function keepRawBody(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    (request as { rawBody?: string }).rawBody = body as string;
    if (body === '') return done(null, {});
    try {
      const parsed: unknown = JSON.parse(body as string);
      // Strings get such characters by `\u` alone, and `stringify` writes them no other way.
      if ((body as string).includes('\\u') && UNSTORABLE.test(JSON.stringify(parsed)))
        throw new Error('a text cannot be stored');
      done(null, parsed);
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }));
    }
  });
}

async function callContext(
  shop: App,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Promise<CallContext> {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const cookies = parseCookies(request.headers.cookie);
  const native = header('x-platform') === 'native';
  const seal = header('x-session-seal') ?? (native ? undefined : cookies.get('session_seal'));
  let sessionId = await shop.sessions.open(seal);
  const city = shop.geo.cityByMobileCode(header('location-id') ?? cookies.get('locationId') ?? '8');
  return {
    language:
      languageFromUrl(
        header('x-language') === 'kk' ? 'kz' : (header('x-language') ?? cookies.get('lang-context') ?? ''),
      ) ?? 'ru',
    city: shop.geo.scopeOf(city?.keyword ?? 'almaty'),
    get sessionId() {
      return sessionId;
    },
    async ensureSession() {
      if (sessionId !== null) return sessionId;
      const made = await shop.sessions.create();
      sessionId = made.sessionId;
      if (native) reply.header('x-session-seal', made.seal);
      else
        reply.header(
          'set-cookie',
          yearCookie('session_seal', made.seal, { httpOnly: true, secure: origin.startsWith('https:') }),
        );
      return sessionId;
    },
    idempotencyKey: header('idempotency-key') ?? '',
    ip: request.ip,
    now: new Date(),
    requestId: request.id,
    origin,
    guessesSpent: false,
    raw: { body: (request as { rawBody?: string }).rawBody ?? '', headers: request.headers },
    tag: () => {},
    changesAt: () => {},
  };
}

function metricsText(cache: { pages: number; bytes: number }): string {
  const memory = process.memoryUsage();
  const lines: [string, string, number][] = [
    ['sauda_page_cache_pages', 'Pages kept in memory.', cache.pages],
    ['sauda_page_cache_bytes', 'Bytes of pages kept in memory.', cache.bytes],
    ['process_resident_memory_bytes', 'Resident memory.', memory.rss],
    ['process_heap_used_bytes', 'JavaScript heap in use.', memory.heapUsed],
    ['process_uptime_seconds', 'Seconds since the start.', process.uptime()],
  ];
  return lines
    .map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}
