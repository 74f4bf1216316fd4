import { alertsRoutes } from '../features/account/alerts/alerts.routes.ts';
import { createAlertsService } from '../features/account/alerts/alerts.service.ts';
import { createBonusNoticesService } from '../features/money/bonuses/bonus-notices.service.ts';
import type { CartService } from '../features/ordering/cart/cart.service.ts';
import type { CatalogService } from '../features/storefront/catalog/catalog.service.ts';
import { favouritesRoutes } from '../features/account/favourites/favourites.routes.ts';
import { createFavouritesService } from '../features/account/favourites/favourites.service.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';
import { createAnswerNoticesService } from '../features/messaging/notices/answer-notices.service.ts';
import type { GiftCardsService } from '../features/money/gift-cards/gift-cards.service.ts';
import { giftCardDetails } from '../features/messaging/notices/gift-notices.policy.ts';
import { createGiftNoticesService } from '../features/messaging/notices/gift-notices.service.ts';
import { noticesRoutes } from '../features/messaging/notices/notices.routes.ts';
import { letterShop } from '../features/messaging/letters/letters.service.ts';
import type { OrderLetters } from '../features/ordering/order-letters/order-letters.service.ts';
import { createNoticesService } from '../features/messaging/notices/notices.service.ts';
import { createOrderNoticesService } from '../features/messaging/notices/order-notices.service.ts';
import { createReceiptNoticesService } from '../features/messaging/notices/receipt-notices.service.ts';
import { createReturnNoticesService } from '../features/messaging/notices/return-notices.service.ts';
import { pushRoutes } from '../features/messaging/push/push.routes.ts';
import { createPushService } from '../features/messaging/push/push.service.ts';
import { findRequestForNotice } from '../features/account/requests/requests.rows.ts';
import { findConversationForNotice } from '../features/account/support/support.rows.ts';
import { findQuestionForNotice } from '../features/storefront/questions/questions.rows.ts';
import { claimUnannouncedCards, markCardsAnnounced } from '../features/money/gift-cards/gift-cards.rows.ts';
import { claimUnannouncedCoupons, markCouponsAnnounced } from '../features/money/promotions/promotions.rows.ts';
import {
  findPurchaseForNotice,
  findReceiptForNotice,
} from '../features/ordering/gift-purchases/gift-purchases.rows.ts';
import { findOrderForNotice } from '../features/ordering/orders/orders.rows.ts';
import { findReturnForNotice } from '../features/ordering/returns/returns.rows.ts';
import { findTradeInForNotice } from '../features/ordering/trade-in/trade-in.rows.ts';
import { createMail } from '../gateways/mail/senders.ts';
import { createPush } from '../gateways/push/senders.ts';
import type { SmsSender } from '../gateways/sms/sms.ts';
import { watchSender, type WatchedSender } from '../gateways/watched-sender.ts';
import type { Database } from '../platform/database/db.ts';
import { originFromEnv, type Env } from '../platform/process/env.ts';
import type { SettingsReader } from '../platform/database/store-settings.ts';

/** Queries of unannounced gifts and gift purchases, injected because notices are a lower layer. */
export const unannouncedGifts = {
  giftCards: { claim: claimUnannouncedCards, markAnnounced: markCardsAnnounced },
  coupons: { claim: claimUnannouncedCoupons, markAnnounced: markCouponsAnnounced },
  findPurchase: findPurchaseForNotice,
};

type Deps = {
  env: Env;
  db: Database;
  secret: string;
  geo: GeoService;
  catalog: CatalogService;
  cart: CartService;
  sms: WatchedSender<SmsSender>;
  giftCards: Pick<GiftCardsService, 'picture'>;
  settings: Pick<SettingsReader, 'current'>;
  orderLetter: OrderLetters;
};

/** Composes notifications, push messages, favourites and product alerts. */
export function createNoticeSlices({
  env,
  db,
  secret,
  geo,
  catalog,
  cart,
  sms,
  giftCards,
  settings,
  orderLetter,
}: Deps) {
  const origin = originFromEnv(env);
  const transport = createPush(db, {
    kind: env.PUSH_SENDER,
    secret,
    origin,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    contact: env.PUSH_CONTACT,
    extraOrigins: env.PUSH_ORIGINS?.split(','),
    fcmAccountFile: env.FCM_ACCOUNT_FILE,
    fcmUrl: env.FCM_URL,
    apns: {
      key: env.APNS_KEY,
      keyId: env.APNS_KEY_ID,
      teamId: env.APNS_TEAM_ID,
      topic: env.APNS_TOPIC,
      url: env.APNS_URL,
    },
  });
  const push = createPushService({ db, push: transport });
  const mail = watchSender(createMail(db, { url: env.SMTP_URL, from: env.MAIL_FROM }));
  const notices = createNoticesService({
    db,
    push,
    sms,
    mail,
    settings,
    origin,
    orderLetter,
    letterShop: (language) => letterShop(settings.current(), origin, language),
    async giftCardPicture({ customerId, giftCardId, language }) {
      const shopName = settings.current()['shop.name'];
      const bytes = await giftCards.picture(customerId, giftCardId, { shopName, language });
      return bytes && giftCardDetails(bytes, language);
    },
  });
  const { keywordOf: cityKeyword } = geo;
  const orderNotices = createOrderNoticesService({ db, notices, findOrder: findOrderForNotice, cityKeyword, settings });
  const answerNotices = createAnswerNoticesService({
    db,
    notices,
    findTradeIn: findTradeInForNotice,
    findRequest: findRequestForNotice,
    findConversation: findConversationForNotice,
    findQuestion: findQuestionForNotice,
    cityKeyword,
  });
  const returnNotices = createReturnNoticesService({
    db,
    notices,
    findReturn: findReturnForNotice,
    cityKeyword,
    settings,
  });
  const receiptNotices = createReceiptNoticesService({ db, notices, findReceipt: findReceiptForNotice, cityKeyword });
  const giftNotices = createGiftNoticesService({ db, notices, ...unannouncedGifts, cityKeyword });
  const bonusNotices = createBonusNoticesService({ db, notices, settings, cityKeyword });
  const favourites = createFavouritesService({ db, catalog, cart });
  const alerts = createAlertsService({
    db,
    cards: catalog.cards,
    notices,
    findCity: (id) => (geo.cityById(id) ? geo.getScope(cityKeyword(id)) : undefined),
    cityName: geo.cityName,
  });
  return {
    push,
    mail,
    /** Consecutive failures of this process's senders, by channel. */
    failures: { sms: sms.failuresInRow, mail: mail.failuresInRow },
    notices,
    orderNotices,
    answerNotices,
    returnNotices,
    receiptNotices,
    giftNotices,
    bonusNotices,
    alerts,
    routes: {
      ...pushRoutes(push),
      ...noticesRoutes(notices),
      ...favouritesRoutes(favourites),
      ...alertsRoutes(alerts),
    },
  };
}
