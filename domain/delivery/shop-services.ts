/** Services of a shop for visitors, in display order. */
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

/** A service of a shop. */
export type ShopService = (typeof SHOP_SERVICES)[number];

/** Reads services as a feed writes them, parted by spaces: in the shop's order, each once; unknown words are left out. */
export function parseShopServices(text: string): ShopService[] {
  const given = new Set(text.split(/\s+/));
  return SHOP_SERVICES.filter((service) => given.has(service));
}
