import { alertsContract } from './alerts.ts';
import { authContract } from './auth.ts';
import { addressesContract } from './addresses.ts';
import { cartContract } from './cart.ts';
import { catalogContract } from './catalog.ts';
import { checkoutContract } from './checkout.ts';
import { compareContract } from './compare.ts';
import { complaintsContract } from './complaints.ts';
import { contentContract } from './content.ts';
import { creditContract } from './credit.ts';
import { customersContract } from './customers.ts';
import { devContract } from './dev.ts';
import { favouritesContract } from './favourites.ts';
import { geoContract } from './geo.ts';
import { giftCardsContract } from './gift-cards.ts';
import { giftsContract } from './gifts.ts';
import { giftPurchasesContract } from './gift-purchases.ts';
import { homeContract } from './home.ts';
import { launchesContract } from './launches.ts';
import { listsContract } from './lists.ts';
import { mapContract } from './map.ts';
import { noticesContract } from './notices.ts';
import { operatorContract } from './operator.ts';
import { ordersContract } from './orders.ts';
import { pagesContract } from './pages.ts';
import { paymentsContract } from './payments.ts';
import { phoneProofContract } from './phone-proof.ts';
import { pushContract } from './push.ts';
import { ownDataContract } from './own-data.ts';
import { profileContract } from './profile.ts';
import { receiptsContract } from './receipts.ts';
import { relatedContract } from './related.ts';
import { ownReviewsContract } from './own-reviews.ts';
import { requestsContract } from './requests.ts';
import { returnsContract } from './returns.ts';
import { setupsContract } from './setups.ts';
import { salesContract } from './sales.ts';
import { searchesContract } from './searches.ts';
import { tradeInContract } from './trade-in.ts';
import { walletPassesContract } from './wallet-passes.ts';
import { warrantyContract } from './warranty.ts';
import { shopsContract } from './shops.ts';

/** Every call of the store by its key `METHOD /path`. */
export const contract = {
  ...creditContract,
  ...devContract,
  ...pagesContract,
  ...geoContract,
  ...shopsContract,
  ...addressesContract,
  ...mapContract,
  ...catalogContract,
  ...homeContract,
  ...compareContract,
  ...relatedContract,
  ...searchesContract,
  ...setupsContract,
  ...salesContract,
  ...walletPassesContract,
  ...warrantyContract,
  ...contentContract,
  ...requestsContract,
  ...cartContract,
  ...checkoutContract,
  ...giftCardsContract,
  ...giftPurchasesContract,
  ...tradeInContract,
  ...giftsContract,
  ...ordersContract,
  ...returnsContract,
  ...receiptsContract,
  ...paymentsContract,
  ...phoneProofContract,
  ...authContract,
  ...customersContract,
  ...pushContract,
  ...noticesContract,
  ...favouritesContract,
  ...launchesContract,
  ...listsContract,
  ...alertsContract,
  ...profileContract,
  ...complaintsContract,
  ...ownReviewsContract,
  ...ownDataContract,
  ...operatorContract,
};

/** The table as a type; the browser sees only this. */
export type Contract = typeof contract;
/** Key of a call. */
export type EndpointKey = keyof Contract;
