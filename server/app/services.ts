import { join } from 'node:path';
import type { Logger } from 'pino';
import { createNoticeSlices } from './app-notices.ts';
import { createAuditService } from '../features/operations/audit/audit.service.ts';
import { createAuthService } from '../features/customers/auth/auth.service.ts';
import { createAddressesService } from '../features/places/addresses/addresses.service.ts';
import { createMapService } from '../features/places/map/map.service.ts';
import { createGeocodingService } from '../features/places/addresses/geocoding.service.ts';
import { createCatalogService } from '../features/storefront/catalog/catalog.service.ts';
import { createCatalogEngine } from '../features/storefront/catalog/engine/create-engine.ts';
import { createTrainedUnderstanding } from '../features/storefront/catalog/query/reader.ts';
import { createBonusesService } from '../features/money/bonuses/bonuses.service.ts';
import { createBonusCardsService } from '../features/money/bonuses/bonus-cards.service.ts';
import { createConversionsService } from '../features/money/bonuses/conversions.service.ts';
import { createCartService } from '../features/ordering/cart/cart.service.ts';
import { createCheckoutService } from '../features/ordering/checkout/checkout.service.ts';
import { createCountingService } from '../features/customers/counting/counting.service.ts';
import { createContentService } from '../features/storefront/content/content.service.ts';
import { createPopularityService } from '../features/storefront/catalog/popularity/popularity.service.ts';
import { createVotesService } from '../features/storefront/votes/votes.service.ts';
import { createSalesService } from '../features/storefront/sales/sales.service.ts';
import { createSearchesService, type SearchesService } from '../features/storefront/searches/searches.service.ts';
import { createProposalsService } from '../features/storefront/searches/proposals.service.ts';
import { createStockService } from '../features/storefront/stock/stock.service.ts';
import { createCreditService } from '../features/ordering/credit/credit.service.ts';
import { createCustomersService } from '../features/customers/customers/customers.service.ts';
import { createPromoMarks, type PromoMarksService } from './app-promotions.ts';
import { createPaymentMethods } from './app-payment-methods.ts';
import { createAccountServices } from './app-account.ts';
import { createSlotsService } from '../features/places/delivery/slots.service.ts';
import { createGeoService } from '../features/places/geo/geo.service.ts';
import { createGiftCardsService } from '../features/money/gift-cards/gift-cards.service.ts';
import { createLaunchesService } from '../features/account/launches/launches.service.ts';
import { createSubscriptionsService } from '../features/account/launches/subscriptions.service.ts';
import { createWarrantyService } from '../features/account/warranty/warranty.service.ts';
import { createGiftPurchasesService } from '../features/ordering/gift-purchases/gift-purchases.service.ts';
import { createOrdersService } from '../features/ordering/orders/orders.service.ts';
import { createOperatorsService } from '../features/operations/operators/operators.service.ts';
import { createKeysService } from '../features/money/keys/keys.service.ts';
import { createSavedCardsService } from '../features/money/payments/saved-cards.service.ts';
import { createPaymentsService } from '../features/money/payments/payments.service.ts';
import { createGiftOffersService } from '../features/money/gift-offers/gift-offers.service.ts';
import { createServiceOffersService } from '../features/money/service-offers/service-offers.service.ts';
import { createPromotionsService } from '../features/money/promotions/promotions.service.ts';
import { createPhoneVerificationService } from '../features/customers/phone-verification/phone-verification.service.ts';
import { createShortLinksService } from '../features/messaging/short-links/short-links.service.ts';
import { createOrderLetters } from '../features/ordering/order-letters/order-letters.service.ts';
import { createCertificatesService } from '../features/ordering/orders/certificates/certificates.service.ts';
import { createInvoicesService } from '../features/ordering/invoices/invoices.service.ts';
import { createReceiptsService } from '../features/money/receipts/receipts.service.ts';
import { createRequestsService } from '../features/account/requests/requests.service.ts';
import { createShopsService } from '../features/storefront/shops/shops.service.ts';
import { createAssistantService } from '../features/account/assistant/assistant.service.ts';
import { createBuiltInModel } from '../features/account/assistant/built-in/built-in.model.ts';
import { findTurnTexts } from '../features/account/assistant/assistant.rows.ts';
import { createSupportService } from '../features/account/support/support.service.ts';
import { createTradeInService } from '../features/ordering/trade-in/trade-in.service.ts';
import { createSessionService } from '../features/customers/session/session.service.ts';
import { findPopularCategories } from '../features/storefront/catalog/products.rows.ts';
import { findCreditStates } from '../features/ordering/credit/credit.rows.ts';
import { findInvoiceReferences } from '../features/ordering/invoices/invoices.rows.ts';
import { findSoldLines, findSoldOrders, findSoldServices } from '../features/ordering/orders/orders.rows.ts';
import { createSandboxBankBonuses } from '../gateways/bank-bonuses/sandbox.bank-bonuses.ts';
import { createGeocoder, geocoderSetup } from '../gateways/geocoder/create-geocoder.ts';
import { createGazetteer } from '../gateways/geocoder/gazetteer/gazetteer.geocoder.ts';
import { createLanguageModel } from '../gateways/language-model/create-language-model.ts';
import { createFiscal } from '../gateways/fiscal/create-fiscal.ts';
import { createGateways } from '../gateways/payments/gateways.ts';
import { createCreditGateways } from '../gateways/credit/gateways.ts';
import { createQrGateways } from '../gateways/qr/gateways.ts';
import { createSms } from '../gateways/sms/senders.ts';
import { openDatabase, POOL_SIZE } from '../platform/database/db.ts';
import { createOrderGuessLimit } from './app-guesses.ts';
import { createLiveStreams } from '../platform/http/live-streams.ts';
import { originFromEnv, type Env } from '../platform/process/env.ts';
import { loadSecret } from '../platform/secrets/secrets.ts';
import { createAttemptLimit } from '../platform/limits/attempt-limit.ts';
import { createSettings } from '../platform/database/store-settings.ts';
import { defaultCity } from '#domain/urls/scope.ts';

const ARTICLES_ON_HOME = 3;

/** Services of every module, with their shared dependencies. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the services of every module over one database; `databaseUrl` comes from the environment or the embedded server. */
export async function createServices(env: Env, databaseUrl: string, log: Logger, sandboxUrl?: string) {
  const db = openDatabase(databaseUrl, POOL_SIZE, (err) => log.warn({ err }, 'a database connection was lost'));
  const secret = loadSecret(env.APP_SECRET, env.DATA_DIR);
  const settings = await createSettings(db);
  const geo = createGeoService({ db });
  await geo.seed();
  await geo.load(new Date());
  const map = createMapService({ geo, settings, outsideKey: env.YANDEX_MAPS_KEY ?? '' });
  const gazetteer = createGazetteer();
  const geocoder = createGeocoder(geocoderSetup(env), gazetteer, {
    perMinute: () => settings.current()['geocoder.paidCallsPerMinute'],
    onProblem: (problem) => log.warn({ problem: problem.kind }, 'geocoder call failed'),
  });
  const geocoding = createGeocodingService({ geo, geocoder });
  const addresses = createAddressesService({ db, geo, settings });
  const engine = createCatalogEngine({
    kind: env.CATALOG_ENGINE,
    openSearchUrl: env.OPENSEARCH_URL,
    db,
    log,
    databaseUrl,
    snapshot: join(env.DATA_DIR, 'catalog.snapshot'),
  });
  const trainedSearch = createTrainedUnderstanding({ databaseUrl, file: join(env.DATA_DIR, 'search.models'), log });
  const sessions = createSessionService({ db });
  const counting = createCountingService({ db, settings });
  const shortLinks = await createShortLinksService({ db });
  const qr = createQrGateways(env, sandboxUrl, secret);
  const lenders = createCreditGateways(env, sandboxUrl, secret);
  const methods = createPaymentMethods({ env, qr, lenders, settings });
  const hasCode = (code: string) => promos.hasCode(code);
  const outsideModel = createLanguageModel(env);
  const bank = env.PAYMENT_GATEWAY === 'sandbox' ? createSandboxBankBonuses() : null;
  const content = await createContentService({
    db,
    settings,
    secret,
    hasCode,
    payments: methods.accepted,
    hasOutsideModel: outsideModel !== null,
    hasPartnerBank: bank !== null,
  });
  const promotions = createPromotionsService({ db, settings });
  const promos: PromoMarksService = createPromoMarks(content, promotions);
  await promos.load();
  const catalog = createCatalogService({
    db,
    engine,
    geo,
    settings,
    home: {
      sections: content.sections,
      banners: content.banners,
      sale: promos.endingFirst,
      articles: (context, topic) => content.articles(context, { topic }).articles.slice(0, ARTICLES_ON_HOME),
    },
    popular: (beginning, language, now) => searches.popular(beginning, language, now),
    promos,
    hasCredit: methods.hasCredit,
    createUnderstanding: trainedSearch.createReader,
    selections: content.selections,
  });
  const searches: SearchesService = createSearchesService({
    db,
    search: (input, context) => catalog.listing(input, context),
    popularCategories: (limit) => findPopularCategories(db, limit),
    onCounted: (found, { language, now, isRobot }) => {
      if (!isRobot) counting.add(found ? 'search' : 'search_empty', { language }, now);
    },
  });
  const proposals = createProposalsService({
    db,
    settings,
    combination: (words, language, now) =>
      catalog.combination(words, { language, city: geo.getScope(defaultCity), now }),
    publish: content.addSelection,
  });
  const shops = createShopsService({ db, geo, catalog, settings });
  const stock = createStockService({ geo, centralDays: () => settings.current()['feed.centralDays'] });
  const gateways = createGateways(env, { db, secret, sandboxUrl });
  const savedCards = createSavedCardsService({ db, secret, gateways, active: env.PAYMENT_GATEWAY });
  const payments = createPaymentsService({
    db,
    savedCards,
    gateways,
    active: env.PAYMENT_GATEWAY,
    acceptedMethods: methods.accepted,
    qr,
    credit: lenders,
    origin: originFromEnv(env),
    log,
  });
  const sms = createSms(db, env);
  const phoneVerification = createPhoneVerificationService({ db, sms, secret, settings, log });
  const sales = createSalesService({
    db,
    content,
    catalog,
    settings,
    secret,
    viewer: (now) => ({ language: 'ru', city: geo.getScope(defaultCity), now }),
  });
  const serviceOffers = createServiceOffersService({ db, settings });
  const cart = createCartService({ db, catalog, stock, services: serviceOffers, settings, sales });
  const slots = createSlotsService({ settings });
  const bonuses = createBonusesService({ db, settings });
  const keys = createKeysService({ db, secret, sandbox: env.PAYMENT_GATEWAY === 'sandbox' });
  const tries = createAttemptLimit({ db });
  const savings = { bonuses, promotions, giftCards: createGiftCardsService({ db, secret }) };
  const soldReader = { orders: findSoldOrders, lines: findSoldLines, services: findSoldServices };
  const receipts = createReceiptsService({ db, gateway: createFiscal(db, env), settings, soldReader, log });
  const orders = createOrdersService({
    db,
    ...savings,
    keys,
    cart,
    slots,
    stock,
    payments,
    receipts,
    creditStates: findCreditStates,
    invoiceReferences: findInvoiceReferences,
  });
  const guesses = createOrderGuessLimit({ db, phoneVerification, orders });
  const tradeIn = createTradeInService({ db, promotions: savings.promotions, phoneVerification, settings });
  const money = { payments, receipts };
  const giftPurchases = createGiftPurchasesService({ db, ...savings, ...money, orders, settings, tries, methods });
  const credit = createCreditService({
    db,
    gateways: lenders,
    orders,
    payments,
    phoneVerification,
    secret,
    settings,
    log,
  });
  const giftOffers = createGiftOffersService({ db, stock, sales });
  const checkout = createCheckoutService({
    db,
    ...savings,
    giftOffers,
    savedCards,
    tries,
    cart,
    stock,
    slots,
    orders,
    phoneVerification,
    settings,
    sales,
    offeredMethods: methods.accepted,
  });
  const invoices = createInvoicesService({ db, orders, settings });
  const certificates = createCertificatesService({ db, settings });
  const live = createLiveStreams(secret);
  const customers = createCustomersService({ db, secret });
  const support = createSupportService({ db, content, settings, payments: methods.accepted, findTurnTexts });
  const assistant = createAssistantService({
    db,
    settings,
    secret,
    outside: outsideModel,
    builtIn: createBuiltInModel(),
    log,
  });
  const votes = createVotesService({ db });
  const auth = createAuthService({
    db,
    customers,
    phoneVerification,
    sessions,
    settings,
    guestMergers: [
      cart.mergeGuest,
      checkout.mergeGuest,
      orders.mergeGuest,
      sales.mergeGuest,
      support.mergeGuest,
      assistant.mergeGuest,
      votes.mergeGuest,
    ],
  });
  const orderLetter = createOrderLetters({ orders, invoices, geo, origin: originFromEnv(env) });
  const messaging = createNoticeSlices({ env, db, secret, geo, catalog, cart, sms, ...savings, settings, orderLetter });
  const picturesDir = join(env.DATA_DIR, 'pictures');
  const bonusCards = createBonusCardsService({ db, settings });
  const conversions = createConversionsService({ db, bank, settings });
  const accountServices = createAccountServices({
    env,
    secret,
    log,
    db,
    geo,
    picturesDir,
    customers,
    ...savings,
    giftPurchases,
    bonusCards,
    conversions,
    keys,
    settings,
    orders,
    ...money,
    stock,
    phoneVerification,
  });
  const warranty = createWarrantyService({ db, geo, orders, phoneVerification });
  const operators = createOperatorsService({ db });
  const audit = createAuditService({ db, log });
  const subscriptions = createSubscriptionsService({
    db,
    content,
    sales,
    phoneVerification,
    notices: messaging.notices,
    shortLinks,
    mail: messaging.mail,
    settings,
    secret,
  });
  const launches = createLaunchesService({ db, content, catalog, settings, notices: messaging.notices });
  const requests = createRequestsService({ db, dir: picturesDir, secret, settings, notices: messaging.notices });
  return {
    env,
    log,
    db,
    secret,
    settings,
    geo,
    engine,
    trainedSearch,
    sessions,
    auth,
    audit,
    operators,
    customers,
    bonuses,
    conversions,
    counting,
    content,
    promos,
    shortLinks,
    requests,
    support,
    assistant,
    launches,
    subscriptions,
    sales,
    catalog,
    searches,
    proposals,
    votes,
    popularity: createPopularityService({ db }),
    shops,
    map,
    cart,
    checkout,
    orders,
    payments,
    paymentMethods: methods,
    savings,
    keys,
    slots,
    addresses,
    geocoding,
    tradeIn,
    warranty,
    bonusCards,
    promotions,
    serviceOffers,
    savedCards,
    giftPurchases,
    receipts,
    invoices,
    certificates,
    phoneVerification,
    tries,
    guesses,
    live,
    credit,
    messaging,
    account: accountServices,
    picturesDir,
  };
}
