/** Visitor services of a shop, in display order. */
export const SHOP_SERVICES = [
  'pickup',
  'returns',
  'repairs',
  'trade-in',
  'credit',
  'gift-cards',
  'parking',
  'step-free',
] as const;

/** One of `SHOP_SERVICES`. */
export type ShopService = (typeof SHOP_SERVICES)[number];

/** Parses space-separated services of a feed; returns them in display order without duplicates or unknown words. */
export function parseShopServices(text: string): ShopService[] {
  const words = new Set(text.split(/\s+/));
  return SHOP_SERVICES.filter((service) => words.has(service));
}
