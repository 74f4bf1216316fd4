/** Background pictures of home page banners, each with its readable text colour. */
export const BANNER_INKS = { phones: 'light', kitchen: 'dark', home: 'dark', evening: 'light' } as const;
/** Name of a background picture. */
export type BannerPicture = keyof typeof BANNER_INKS;
/** Names of the background pictures. */
export const BANNER_PICTURES = Object.keys(BANNER_INKS) as BannerPicture[];

/** Audience of a banner or section: everyone, guests or customers. */
export const AUDIENCES = ['all', 'guest', 'customer'] as const;
/** One of `AUDIENCES`. */
export type Audience = (typeof AUDIENCES)[number];

/** Maximum text lengths of a banner, characters, so that it fits at 320 px. */
export const BANNER_LIMITS = { title: 34, text: 90, action: 24, word: 16 } as const;
/** Maximum banners on the home page; the rest are dropped. */
export const MAX_BANNERS = 8;

/** Returns whether a text fits a banner: short enough, and no word wider than a phone. */
export function fitsBanner(text: string, limit: number): boolean {
  return text.length <= limit && text.split(/\s+/).every((word) => word.length <= BANNER_LIMITS.word);
}

/** Returns whether a banner is for a visitor; `isCustomer` is true when logged in. */
export function isForAudience(audience: Audience, isCustomer: boolean): boolean {
  return audience === 'all' || (audience === 'customer') === isCustomer;
}
