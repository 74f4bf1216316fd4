import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { App } from '../../app/app.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import type { StoreEvent } from '../../events.ts';
import { feedsDir } from '../../feeds/export/export.jobs.ts';
import { registerFeedFiles } from '../../feeds/export/feeds.routes.ts';
import { contentTags, PROMO_TAG } from '../../features/storefront/content/content.service.ts';
import { registerCounts } from '../../features/customers/counting/counting.routes.ts';
import { registerMapTiles } from '../../features/places/map/map.routes.ts';
import { registerBannerRoutes } from '../../features/media/pictures/banners.routes.ts';
import { registerPictureRoutes } from '../../features/media/pictures/pictures.routes.ts';
import { analyticsFromEnv, analyticsOrigins } from '../../platform/http/analytics.ts';
import { ExpectedFailure, failureBody } from '../../platform/http/failure.ts';
import { isTrial, originFromEnv, testDomainsFromEnv } from '../../platform/process/env.ts';
import { registerTrialLetters } from '../../features/operations/dev/trial.routes.ts';
import { registerCertificates } from '../../features/ordering/orders/certificates/certificates.routes.ts';
import { registerInvoiceFiles } from '../../features/ordering/invoices/invoices.routes.ts';
import { registerPaymentAnswers } from '../../features/money/payments/payments.routes.ts';
import { registerReceiptCodes } from '../../features/money/receipts/receipts.routes.ts';
import { registerWalletPasses } from '../../features/account/wallet-passes/wallet-passes.routes.ts';
import { registerQrCodes } from '../../features/messaging/short-links/qr-codes.routes.ts';
import { isDatabaseGone } from '../../platform/database/database-watch.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { toFailure, registerCalls } from '../../router/router.ts';
import { createPageCache } from '../../ssr/page-cache.ts';
import { registerPages, type FallbackPages } from '../../ssr/pages.ts';
import type { Renderer } from '../../ssr/renderer.ts';
import { registerSharePictures } from '../../ssr/share/share-pictures.ts';
import { registerSitemap } from '../../ssr/sitemap.ts';
import { sourceHash, STARTER } from '../../ssr/starter.ts';
import { createAdminService } from '../admin.ts';
import { keepRawBody, rejectNul } from '../http/raw-body.ts';
import { createCallContext } from '../http/call-context.ts';
import { closeForMaintenance } from '../http/closed.ts';
import { allowNativeOrigins } from '../http/cors.ts';
import { registerCspReports } from '../http/csp-reports.ts';
import type { DevMiddleware } from './dev.ts';
import { registerFiles } from '../http/files.ts';
import { createOriginCache } from '../http/origin.ts';
import { warmUpPictures } from './picture-warm-up.ts';
import { registerAssistantLive } from '../live/assistant-live.ts';
import { registerLive } from '../live/live.ts';
import { registerSaleLive } from '../live/sale-live.ts';
import { registerAppLinks } from './app-links.ts';
import { registerWebManifest } from './web-manifest.ts';
import { registerServiceWorker } from './service-worker.ts';
import { registerReadiness, type ServiceState } from '../checks/readiness.ts';
import { setupProblems } from '../checks/setup-checks.ts';
import { createShopMetrics } from '../checks/shop-metrics.ts';
import { watchTraffic } from '../http/traffic.ts';

/** How long a stopping shop waits for in-flight responses. */
export const MAX_RESPONSE_MS = 8_000;
/** Holds about 4,000 compressed pages in demand and 1,000 requested once. */
const PAGE_CACHE_BYTES = 128 * 1024 * 1024;
const MAX_BODY_BYTES = 1024 * 1024;
/**
 * A request must arrive within a minute, so slow bodies free their connection. Node swaps the two timeouts if the one
 * for headers is longer, as is its default.
 */
const REQUEST_TIMEOUTS = { requestTimeout: 60_000, headersTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** A pause in the traffic during which pictures are prepared, ms. */
const QUIET_MS = 300;
/** The largest categories whose pictures are prepared. */
const MAX_WARM_CATEGORIES = 24;
/** Events that may change any page. */
const ALL_PAGES = new Set<StoreEvent['type']>(['catalog.replaced', 'products.changed', 'settings.changed']);
/** Trusts only the nearest proxy's entry: a caller can forge the rest of X-Forwarded-For. */
const nearestProxy = (_address: string, hop: number) => hop < 1;

/** The web service: calls, pages, pictures and files on one Fastify, operator endpoints on another. */
export type WebService = {
  app: FastifyInstance;
  /** `/metrics` and `/api/docs`, for a port that is not public. */
  admin: FastifyInstance;
  onEvent(event: StoreEvent): Promise<void>;
  /** Notifies streams that a sale queue has moved. */
  salePhaseChanged(): void;
  /** Marks the service as ready on `/readyz`. */
  setReady(): void;
  /** Prepares the pictures of the home page and the catalogue in the background. */
  warmUpPictures(): { stop(): Promise<void> };
  /** Stops accepting, waits for in-flight responses (at most `MAX_RESPONSE_MS`) and closes every connection. */
  stop(): Promise<void>;
};

/** Builds the web service; `/readyz` responds 503 until `setReady()`, and again from `stop()` on. */
export async function createWebService(
  shop: App,
  options: { renderer: Renderer; clientDir: string; bankOrigin: string; devMiddleware?: DevMiddleware },
): Promise<WebService> {
  const { env, log } = shop;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY ? nearestProxy : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUTS.requestTimeout,
    http: REQUEST_TIMEOUTS,
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => sendUnreadable(request, reply),
    clientErrorHandler: rejectMalformed,
  });
  const cache = createPageCache(PAGE_CACHE_BYTES);
  const currentSetupProblems = () => setupProblems({ env, payments: shop.paymentMethods, settings: shop.settings });
  const metrics = createShopMetrics(
    shop.db,
    cache.counts,
    currentSetupProblems,
    () => shop.engine.state?.() ?? 'ready',
    shop.messaging.failures,
  );
  const traffic = watchTraffic(app.server, metrics.observe);
  let state: ServiceState = 'starting';
  let sendUnreadable: (request: FastifyRequest, reply: FastifyReply) => unknown = (_request, reply) =>
    reply.status(503).send();
  let sendClosed: FallbackPages['closed'] = async (_request, reply) => reply.status(503).send();
  const configuredOrigin = originFromEnv(env);
  const cachedOrigin = createOriginCache(configuredOrigin);
  const origin = (request: FastifyRequest) => (env.PUBLIC_URL ? configuredOrigin : cachedOrigin(request));
  const isDev = env.NODE_ENV === 'development';
  const styleHashes = options.renderer.stylesInPages.map(sourceHash);
  const scriptHashes = [sourceHash(STARTER)];
  const headers = () =>
    securityHeaders({
      mapStyleUrl: shop.settings.current()['map.styleUrl'],
      hasExternalMap: Boolean(env.YANDEX_MAPS_KEY),
      analytics: analyticsOrigins(analyticsFromEnv(env)),
      bankOrigin: options.bankOrigin,
      isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false,
      isDev,
      styleHashes,
      scriptHashes,
    });

  keepRawBody(app);
  // Synchronous: this runs for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!hasTwoHosts(request.raw.rawHeaders)) return done();
    reply.status(400).send(failureBody('invalid_input', request.id, 'two hosts'));
  });
  rejectNul(app, (request, reply) => sendUnreadable(request, reply));
  closeForMaintenance(app, {
    settings: shop.settings,
    secret: shop.secret,
    origin,
    answerPage: (...args) => sendClosed(...args),
  });
  allowNativeOrigins(app, env.NATIVE_ORIGINS.split(','));
  const { devMiddleware } = options;
  if (devMiddleware)
    app.addHook('onRequest', (request, reply, done) => devMiddleware(request.raw, reply.raw, () => done()));
  app.get('/healthz', async () => ({ code: 0, data: 'alive' }));
  registerReadiness(app, { ...shop, currentSetupProblems, state: () => state });
  registerCalls(
    app,
    shop.handlers,
    (request, reply) => createCallContext(shop, request, reply, origin(request)),
    shop.guesses,
  );
  registerLive(app, shop);
  registerAssistantLive(app, { ...shop, origin });
  const saleStreams = registerSaleLive(app, shop.sales);
  registerCspReports(app, log);
  registerCounts(app, shop.counting);
  app.all('/api/*', async (request, reply) => reply.status(404).send(failureBody('not_found', request.id)));
  registerServiceWorker(app, shop.settings);
  registerAppLinks(app, shop.settings);
  registerWebManifest(app, { settings: shop.settings, clientDir: options.clientDir });
  registerFiles(app, options.clientDir);
  const pictures = { db: shop.db, dir: shop.picturesDir, log };
  registerPictureRoutes(app, pictures);
  registerSharePictures(app, { handlers: shop.handlers, geo: shop.geo, settings: shop.settings, pictures });
  registerBannerRoutes(app);
  registerMapTiles(app, shop.map);
  registerQrCodes(app, origin);
  registerInvoiceFiles(app, shop.invoices);
  registerTrialLetters(app, { db: shop.db, isTrial: isTrial(env), origin: configuredOrigin });
  registerCertificates(app, shop.certificates);
  registerWalletPasses(app, shop.walletPasses);
  registerPaymentAnswers(app, shop.payments);
  registerReceiptCodes(app, shop.receipts, origin);
  registerFeedFiles(app, { db: shop.db, geo: shop.geo, dir: feedsDir(env) });
  registerSitemap(app, {
    db: shop.db,
    origin,
    contentPaths: shop.content.paths,
    selectionPaths: (now) => shop.catalog.selectionPaths({ language: 'ru', city: shop.geo.getScope(defaultCity), now }),
    shopSlugs: shop.shops.slugs,
  });
  const answers = registerPages(app, {
    renderer: options.renderer,
    cache,
    geo: shop.geo,
    handlers: shop.handlers,
    settings: shop.settings,
    origin,
    isTestDomain: testDomainsFromEnv(env),
    movedTo: shop.content.redirectTarget,
    openHomePreview: shop.content.verifyHomePreview,
    follow: shop.shortLinks.follow,
    securityHeaders: headers,
    rendersPerMinute: env.RENDERS_PER_MINUTE,
  });
  sendUnreadable = answers.unreadable;
  sendClosed = answers.closed;
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isDatabaseGone(error)) return answers.gone(request, reply);
    if (error instanceof ExpectedFailure) {
      const failed = toFailure(error, request.id);
      return reply.status(failed.status).header('cache-control', 'no-store').send(failed.body);
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'request failed');
    const name = status === 413 ? 'too_large' : status === 500 ? 'unexpected' : 'invalid_input';
    return reply.status(status).send(failureBody(name, request.id));
  });

  return {
    app,
    admin: createAdminService({ origin: configuredOrigin, metrics: metrics.text }),
    salePhaseChanged: () => saleStreams.notifyPhaseChange(),
    setReady: () => {
      state = 'ready';
    },
    warmUpPictures: () =>
      warmUpPictures({
        request: async (url) => (await app.inject({ url, headers: { host: new URL(configuredOrigin).host } })).body,
        listPages: () => listFirstPages(shop),
        isQuiet: () => traffic.isQuiet(QUIET_MS),
        log,
      }),
    async stop() {
      state = 'stopping';
      // Streams never finish, so they are ended first.
      shop.live.stop();
      saleStreams.stop();
      const closed = new Promise((resolve) => app.server.close(resolve));
      traffic.drain(MAX_RESPONSE_MS);
      await closed;
      await app.close();
    },
    async onEvent(event) {
      if ('orderId' in event) shop.live.notify(event.orderId);
      if (ALL_PAGES.has(event.type)) cache.clear();
      else if (event.type === 'content.changed') cache.drop(contentTags(event.keys));
      else if (event.type === 'promo.changed') cache.drop([PROMO_TAG]);
      else if ('productIds' in event) cache.drop(event.productIds.map((id) => `product:${id}`));
    },
  };
}

/** Lists the home page, the first level of the catalogue and its largest categories. */
async function listFirstPages({ catalog, geo }: Pick<App, 'catalog' | 'geo'>): Promise<string[]> {
  const roots = await catalog.tree({ language: 'ru', city: geo.getScope(defaultCity), now: new Date() });
  const leaves = roots.flatMap(({ children }) =>
    children.flatMap((child) => (child.children.length > 0 ? child.children : [child])),
  );
  const largest = leaves.toSorted((one, other) => other.count - one.count).slice(0, MAX_WARM_CATEGORIES);
  const paths = createPaths('');
  return [paths.home(), paths.catalog(), ...[...roots, ...largest].map(({ slug }) => paths.category(slug))];
}

/** Two `Host` headers are an attack: a proxy in front may have read the other one (RFC 9112 §3.2). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

/** Responds to malformed HTTP and closes the connection. */
function rejectMalformed(error: Error & { code?: string }, socket: Socket): void {
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n`,
    );
  else socket.destroy();
}
