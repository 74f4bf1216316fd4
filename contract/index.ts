import { alertsContract } from './customers/alerts.ts';
import { assistantContract } from './customers/assistant.ts';
import { authContract } from './customers/auth.ts';
import { addressesContract } from './places/addresses.ts';
import { cartContract } from './orders/cart.ts';
import { catalogContract } from './catalog/catalog.ts';
import { checkoutContract } from './orders/checkout.ts';
import { compareContract } from './catalog/compare.ts';
import { complaintsContract } from './orders/complaints.ts';
import { contentContract } from './content/content.ts';
import { creditContract } from './orders/credit.ts';
import { customersContract } from './customers/customers.ts';
import { devContract } from './operator/dev.ts';
import { favouritesContract } from './customers/favourites.ts';
import { geoContract } from './places/geo.ts';
import { giftCardsContract } from './gifts/gift-cards.ts';
import { giftsContract } from './gifts/gifts.ts';
import { giftPurchasesContract } from './gifts/gift-purchases.ts';
import { homeContract } from './content/home.ts';
import { launchesContract } from './content/launches.ts';
import { listsContract } from './customers/lists.ts';
import { mapContract } from './places/map.ts';
import { noticesContract } from './customers/notices.ts';
import { operatorContract } from './operator/operator.ts';
import { ordersContract } from './orders/orders.ts';
import { pagesContract } from './content/pages.ts';
import { paymentsContract } from './orders/payments.ts';
import { phoneProofContract } from './customers/phone-proof.ts';
import { pushContract } from './customers/push.ts';
import { ownDataContract } from './customers/own-data.ts';
import { productQuestionsContract } from './catalog/product-questions.ts';
import { productVotesContract } from './catalog/product-votes.ts';
import { profileContract } from './customers/profile.ts';
import { receiptsContract } from './orders/receipts.ts';
import { relatedContract } from './catalog/related.ts';
import { ownReviewsContract } from './customers/own-reviews.ts';
import { requestsContract } from './content/requests.ts';
import { returnsContract } from './orders/returns.ts';
import { setupsContract } from './customers/setups.ts';
import { salesContract } from './orders/sales.ts';
import { servicesContract } from './orders/services.ts';
import { searchesContract } from './catalog/searches.ts';
import { supportContract } from './customers/support.ts';
import { tradeInContract } from './orders/trade-in.ts';
import { walletPassesContract } from './customers/wallet-passes.ts';
import { warrantyContract } from './orders/warranty.ts';
import { shopsContract } from './places/shops.ts';

/** All API calls by key `METHOD /path`. */
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
  ...productQuestionsContract,
  ...productVotesContract,
  ...searchesContract,
  ...setupsContract,
  ...salesContract,
  ...servicesContract,
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
  ...supportContract,
  ...assistantContract,
  ...ownReviewsContract,
  ...ownDataContract,
  ...operatorContract,
};

/** Type of the table; the browser imports only this. */
export type Contract = typeof contract;
/** Key of a call. */
export type EndpointKey = keyof Contract;
/** Keys of calls with access `customer`. */
export type CustomerEndpointKey = {
  [K in EndpointKey]: 'customer' extends Contract[K]['access'] ? K : never;
}[EndpointKey];
