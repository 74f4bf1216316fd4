import type { ShopService } from '#domain/delivery/shop-services.ts';
import { m } from '#web/messages.ts';

/** Names of shop services. */
export const serviceNames: Record<ShopService, () => string> = {
  pickup: () => m.shop_service_pickup(),
  returns: () => m.shop_service_returns(),
  repairs: () => m.shop_service_repairs(),
  'trade-in': () => m.shop_service_trade_in(),
  credit: () => m.shop_service_credit(),
  'gift-cards': () => m.shop_service_gift_cards(),
  parking: () => m.shop_service_parking(),
  'step-free': () => m.shop_service_step_free(),
};
