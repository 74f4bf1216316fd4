/** Drawn pictures that banners of the home page stand on, each with the ink that reads on it. */
export const BANNER_INKS = { phones: 'light', kitchen: 'dark', home: 'dark', evening: 'light' } as const;
/** Name of such a picture. */
export type BannerPicture = keyof typeof BANNER_INKS;
/** Names of the pictures. */
export const BANNER_PICTURES = Object.keys(BANNER_INKS) as BannerPicture[];

/** Audience of a banner or a section: everybody, guests, customers. */
export const AUDIENCES = ['all', 'guest', 'customer'] as const;
/** One of `AUDIENCES`. */
export type Audience = (typeof AUDIENCES)[number];

/** Longest words of a banner, characters: more would not stand on it at 320 px. */
export const BANNER_LIMITS = { title: 34, text: 90, action: 24, word: 16 } as const;
/** Banners that one home page shows; those after them are left out. */
export const MAX_BANNERS = 8;

/** Returns whether a text fits a banner: short enough, and no word wider than a phone. */
export function fitsBanner(words: string, limit: number): boolean {
  return words.length <= limit && words.split(/\s+/).every((word) => word.length <= BANNER_LIMITS.word);
}

/** Returns whether a banner is for a visitor; `customer`: the visitor is logged in. */
export function isForAudience(audience: Audience, customer: boolean): boolean {
  return audience === 'all' || (audience === 'customer') === customer;
}
