import type { OrderGift } from '#domain/gifts/order-gift.ts';
import type { Take } from '../../storefront/stock/stock.service.ts';

/** A product of an offer, as a draft keeps the choice. */
export type ChosenGift = { offer: string; productId: number };

/** A gift that can be had now: how it is priced, and where it is taken from. */
export type StandingGift = { gift: OrderGift; nameRu: string; nameKk: string; takes: Take[] };
