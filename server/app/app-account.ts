import type { BonusesService } from '../features/money/bonuses/bonuses.service.ts';
import type { BonusCardsService } from '../features/money/bonuses/bonus-cards.service.ts';
import type { ConversionsService } from '../features/money/bonuses/conversions.service.ts';
import { complaintsRoutes } from '../features/account/complaints/complaints.routes.ts';
import { createComplaintsService } from '../features/account/complaints/complaints.service.ts';
import type { CustomersService } from '../features/customers/customers/customers.service.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';
import type { GiftCardsService } from '../features/money/gift-cards/gift-cards.service.ts';
import { awaitedKeys } from '../features/ordering/orders/payment/awaited-keys.ts';
import type { GiftPurchasesService } from '../features/ordering/gift-purchases/gift-purchases.service.ts';
import type { KeysService } from '../features/money/keys/keys.service.ts';
import { ownDataRoutes } from '../features/account/own-data/own-data.routes.ts';
import { createOwnDataService } from '../features/account/own-data/own-data.service.ts';
import { profileRoutes } from '../features/account/profile/profile.routes.ts';
import type { PromotionsService } from '../features/money/promotions/promotions.service.ts';
import { ownReviewsRoutes } from '../features/account/own-reviews/own-reviews.routes.ts';
import { createOwnReviewsService } from '../features/account/own-reviews/own-reviews.service.ts';
import { listsRoutes } from '../features/account/lists/lists.routes.ts';
import { createListsService } from '../features/account/lists/lists.service.ts';
import { returnsRoutes } from '../features/ordering/returns/returns.routes.ts';
import { createReturnsService } from '../features/ordering/returns/returns.service.ts';
import type { OrdersService } from '../features/ordering/orders/orders.service.ts';
import type { PaymentsService } from '../features/money/payments/payments.service.ts';
import type { PhoneVerificationService } from '../features/customers/phone-verification/phone-verification.service.ts';
import type { ReceiptsService } from '../features/money/receipts/receipts.service.ts';
import type { StockService } from '../features/storefront/stock/stock.service.ts';
import { createUploadsService } from '../features/media/uploads/uploads.service.ts';
import { walletPassesRoutes } from '../features/account/wallet-passes/wallet-passes.routes.ts';
import { createWalletPassesService } from '../features/account/wallet-passes/wallet-passes.service.ts';
import { createWallets } from '../gateways/wallet/create-wallets.ts';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/db.ts';
import { originFromEnv, type Env } from '../platform/process/env.ts';
import type { SettingsReader } from '../platform/database/store-settings.ts';

/** Dependencies of customers' account services. */
type Deps = {
  env: Env;
  secret: string;
  log: Logger;
  db: Database;
  geo: GeoService;
  picturesDir: string;
  customers: CustomersService;
  bonuses: BonusesService;
  bonusCards: BonusCardsService;
  conversions: ConversionsService;
  giftCards: GiftCardsService;
  giftPurchases: GiftPurchasesService;
  promotions: PromotionsService;
  keys: KeysService;
  orders: OrdersService;
  payments: PaymentsService;
  receipts: ReceiptsService;
  stock: StockService;
  phoneVerification: PhoneVerificationService;
  settings: Pick<SettingsReader, 'current'>;
};

/** Composes account services: bonuses, cards, codes, keys, complaints, returns, reviews, lists and the data export. */
export function createAccountServices(deps: Deps) {
  const { db, picturesDir, customers, bonuses, giftCards, promotions, keys, settings } = deps;
  const uploads = createUploadsService({ db, dir: picturesDir });
  const complaints = createComplaintsService({ db, uploads });
  const returns = createReturnsService({ ...deps, uploads });
  const origin = originFromEnv(deps.env);
  const walletPasses = createWalletPassesService({ ...deps, wallets: createWallets(deps.env, origin), origin });
  const routes = {
    ...profileRoutes({
      customers,
      bonuses,
      bonusCards: deps.bonusCards,
      conversions: deps.conversions,
      giftCards,
      giftPurchases: deps.giftPurchases,
      promotions,
      keys,
      awaitedKeys: (customerId, language) => awaitedKeys(db, customerId, language),
      shopName: () => settings.current()['shop.name'],
    }),
    ...walletPassesRoutes(walletPasses),
    ...complaintsRoutes(complaints, uploads),
    ...returnsRoutes(returns),
    ...listsRoutes(createListsService({ db })),
    ...ownDataRoutes(createOwnDataService({ db, customers, keys, settings })),
    ...ownReviewsRoutes(createOwnReviewsService({ db, uploads })),
  };
  return { uploads, complaints, returns, walletPasses, routes };
}
