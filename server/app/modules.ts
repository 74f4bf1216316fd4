import { assistantRoutes } from '../features/account/assistant/assistant.routes.ts';
import { authRoutes } from '../features/customers/auth/auth.routes.ts';
import { addressesRoutes } from '../features/places/addresses/addresses.routes.ts';
import { geocodingRoutes } from '../features/places/addresses/geocoding.routes.ts';
import { mapRoutes } from '../features/places/map/map.routes.ts';
import { catalogRoutes } from '../features/storefront/catalog/catalog.routes.ts';
import { createVisibilityService } from '../features/storefront/catalog/visibility/visibility.service.ts';
import { cartRoutes } from '../features/ordering/cart/cart.routes.ts';
import { checkoutRoutes } from '../features/ordering/checkout/checkout.routes.ts';
import { contentRoutes } from '../features/storefront/content/content.routes.ts';
import { createOperatorPartsService } from '../features/storefront/content/operator-parts.service.ts';
import { salesRoutes } from '../features/storefront/sales/sales.routes.ts';
import { searchesRoutes } from '../features/storefront/searches/searches.routes.ts';
import { creditRoutes } from '../features/ordering/credit/credit.routes.ts';
import { customersRoutes } from '../features/customers/customers/customers.routes.ts';
import { devRoutes } from '../features/operations/dev/dev.routes.ts';
import { trialRoutes } from '../features/operations/dev/trial.routes.ts';
import { geoRoutes } from '../features/places/geo/geo.routes.ts';
import { giftCardsRoutes } from '../features/money/gift-cards/gift-cards.routes.ts';
import { launchesRoutes } from '../features/account/launches/launches.routes.ts';
import { warrantyRoutes } from '../features/account/warranty/warranty.routes.ts';
import { setupsRoutes } from '../features/account/setups/setups.routes.ts';
import { createSetupsService } from '../features/account/setups/setups.service.ts';
import { giftsRoutes } from '../features/account/gifts/gifts.routes.ts';
import { createGiftsService } from '../features/account/gifts/gifts.service.ts';
import { giftPurchasesRoutes } from '../features/ordering/gift-purchases/gift-purchases.routes.ts';
import { createCustomerOrdersService } from '../features/ordering/orders/view/customer-orders.service.ts';
import { createOperatorServicesService } from '../features/ordering/orders/view/operator-services.service.ts';
import { createDeliveryDatesService } from '../features/ordering/orders/view/delivery-dates.service.ts';
import { createOperatorOrdersService } from '../features/ordering/orders/view/operator-orders.service.ts';
import { operatorsRoutes } from '../features/operations/operators/operators.routes.ts';
import { ordersRoutes } from '../features/ordering/orders/orders.routes.ts';
import { pagesRoutes } from '../features/operations/pages/pages.routes.ts';
import { paymentsRoutes } from '../features/money/payments/payments.routes.ts';
import { createOperatorCodesService } from '../features/money/promotions/operator-codes.service.ts';
import { createModerationService } from '../features/storefront/reviews/moderation.service.ts';
import { createQuestionModerationService } from '../features/storefront/questions/question-moderation.service.ts';
import { votesRoutes } from '../features/storefront/votes/votes.routes.ts';
import { ownQuestionsRoutes } from '../features/account/own-questions/own-questions.routes.ts';
import { createOwnQuestionsService } from '../features/account/own-questions/own-questions.service.ts';
import { phoneVerificationRoutes } from '../features/customers/phone-verification/phone-verification.routes.ts';
import { serviceOffersRoutes } from '../features/money/service-offers/service-offers.routes.ts';
import { receiptsRoutes } from '../features/money/receipts/receipts.routes.ts';
import { requestsRoutes } from '../features/account/requests/requests.routes.ts';
import { shopsRoutes } from '../features/storefront/shops/shops.routes.ts';
import { supportRoutes } from '../features/account/support/support.routes.ts';
import { tradeInRoutes } from '../features/ordering/trade-in/trade-in.routes.ts';
import { traceOffer } from '../feeds/offer-trace.ts';
import { frameSetup } from '../platform/http/analytics.ts';
import { isTrial, showsMessages } from '../platform/process/env.ts';
import type { AllHandlers } from '../router/router.ts';
import type { Services } from './services.ts';

/**
 * Composes the handlers of every module. A new module adds its line, and its service to server/app/services.ts when others
 * use it.
 */
export function composeHandlers(services: Services): AllHandlers {
  const { env, db, settings, geo, catalog, content, counting, orders, savings, messaging, account } = services;
  const deliveryDates = createDeliveryDatesService({ db, cart: services.cart, slots: services.slots, orders });
  const { keywordOf: cityKeyword } = geo;
  return {
    ...pagesRoutes({
      geo,
      catalog,
      content,
      settings,
      log: services.log,
      payments: services.paymentMethods,
      shortLinks: services.shortLinks,
      ...frameSetup(env),
    }),
    ...devRoutes({
      db,
      settings,
      searches: services.searches,
      counting,
      isOpen: env.NODE_ENV !== 'production' || env.DEV_PANEL,
      showsMessages: showsMessages(env),
    }),
    ...trialRoutes({ db, isTrial: isTrial(env) }),
    ...geoRoutes(geo),
    ...shopsRoutes(services.shops),
    ...addressesRoutes(services.addresses),
    ...geocodingRoutes(services.geocoding),
    ...mapRoutes(services.map, env.YANDEX_MAPS_KEY ?? ''),
    ...catalogRoutes(catalog),
    ...searchesRoutes(services.searches),
    ...contentRoutes({ content, catalog, geo, settings, findRules: services.promotions.rules }),
    ...launchesRoutes({
      content,
      catalog,
      geo,
      settings,
      launches: services.launches,
      subscriptions: services.subscriptions,
    }),
    ...salesRoutes(services.sales),
    ...setupsRoutes(createSetupsService({ catalog })),
    ...giftsRoutes({ content, catalog, geo, settings, gifts: createGiftsService({ content, catalog }) }),
    ...requestsRoutes(services.requests),
    ...supportRoutes(services.support),
    ...assistantRoutes(services.assistant),
    ...ownQuestionsRoutes(createOwnQuestionsService({ db, answerOfTurn: services.assistant.answerOfTurn })),
    ...votesRoutes(services.votes),
    ...serviceOffersRoutes(services.serviceOffers),
    ...cartRoutes(services.cart),
    ...checkoutRoutes(services.checkout),
    ...giftCardsRoutes({
      ...savings,
      db,
      phoneVerification: services.phoneVerification,
      settings,
      tries: services.tries,
    }),
    ...giftPurchasesRoutes(services.giftPurchases),
    ...tradeInRoutes(services.tradeIn),
    ...warrantyRoutes(services.warranty),
    ...ordersRoutes(
      orders,
      createCustomerOrdersService({ db, cart: services.cart, orders }),
      deliveryDates,
      services.live,
    ),
    ...paymentsRoutes(services.payments, services.savedCards),
    ...receiptsRoutes(services.receipts),
    ...creditRoutes(services.credit),
    ...phoneVerificationRoutes(services.phoneVerification),
    ...authRoutes(services.auth, geo),
    ...customersRoutes(services.customers),
    ...messaging.routes,
    ...account.routes,
    ...operatorsRoutes({
      db,
      operators: services.operators,
      orders: createOperatorOrdersService({ db, orders, cityKeyword, settings }),
      complaints: account.complaints,
      returns: account.returns,
      support: services.support,
      moderation: createModerationService({ db }),
      questionModeration: createQuestionModerationService({ db }),
      giftPurchases: services.giftPurchases,
      requests: services.requests,
      proposals: services.proposals,
      bonusCards: services.bonusCards,
      conversions: services.conversions,
      tradeIn: services.tradeIn,
      warranty: services.warranty,
      parts: createOperatorPartsService({ db, settings }),
      promoCodes: createOperatorCodesService({ db, settings }),
      serviceOffers: services.serviceOffers,
      orderServices: createOperatorServicesService({ db, orders, cityKeyword }),
      deliveryDates,
      explainVisibility: createVisibilityService({ db, geo, settings, traceOffer }).explain,
      signHomePreview: content.signHomePreview,
      isCity: (keyword) => geo.cityByKeyword(keyword) !== undefined,
      keys: services.keys,
      receipts: services.receipts,
      messages: messaging.notices,
      invoices: services.invoices,
      audit: services.audit,
      refundLimit: () => settings.current()['operator.refundLimit'],
    }),
  };
}
