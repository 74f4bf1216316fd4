/** Drawn pictures that banners of the home page stand on. */
export const BANNER_PICTURES = ['phones', 'kitchen', 'home', 'evening'] as const;
/** Name of such a picture. */
export type BannerPicture = (typeof BANNER_PICTURES)[number];

/** Whom a banner is for: everybody, people who have not logged in, customers. */
export const AUDIENCES = ['all', 'guest', 'customer'] as const;
/** One of `AUDIENCES`. */
export type Audience = (typeof AUDIENCES)[number];

/** Longest words of a banner, characters: more would not stand on it at 320 px. */
export const BANNER_LIMITS = { title: 34, text: 90, action: 24, word: 16 } as const;
/** Banners of the shop's texts that stand before the usual ones. */
export const MAX_BANNERS = 4;

/** Tells whether words stand on a banner: short enough, and no word of them wider than a phone. */
export function fitsBanner(words: string, limit: number): boolean {
  return words.length <= limit && words.split(/\s+/).every((word) => word.length <= BANNER_LIMITS.word);
}

/** Tells whether a banner is for somebody; `customer` says whether they have logged in. */
export function isForAudience(audience: Audience, customer: boolean): boolean {
  return audience === 'all' || (audience === 'customer') === customer;
}
