import type { OrderGift } from '#domain/gifts/order-gift.ts';
import type { Take } from '../../storefront/stock/stock.service.ts';

/** A gift choice as stored in a draft. */
export type ChosenGift = { offer: string; productId: number };

/** An available gift with its price and stock sources. */
export type AvailableGift = { gift: OrderGift; nameRu: string; nameKk: string; takes: Take[] };
