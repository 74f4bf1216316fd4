import type { CategoryLink } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';

/**
 * A banner of the home page: its picture's name, the ink that reads on it, its words, and the drawings of the category
 * it leads to, best first.
 */
export type HomeBanner = {
  name: string;
  ink: 'dark' | 'light';
  title: () => string;
  text: () => string;
  action: () => string;
  kinds: readonly string[];
};

/** Banners in their order. Categories are found by what they sell, so any catalogue has targets. */
export const homeBanners: readonly HomeBanner[] = [
  {
    name: 'phones',
    ink: 'light',
    title: m.home_banner_phones_title,
    text: m.home_banner_phones_text,
    action: m.home_banner_phones_action,
    kinds: ['phone', 'tablet', 'smartwatch'],
  },
  {
    name: 'kitchen',
    ink: 'dark',
    title: m.home_banner_kitchen_title,
    text: m.home_banner_kitchen_text,
    action: m.home_banner_kitchen_action,
    kinds: ['kettle', 'coffee-machine', 'fridge'],
  },
  {
    name: 'home',
    ink: 'dark',
    title: m.home_banner_home_title,
    text: m.home_banner_home_text,
    action: m.home_banner_home_action,
    kinds: ['vacuum', 'robot-vacuum', 'washer'],
  },
  {
    name: 'evening',
    ink: 'light',
    title: m.home_banner_evening_title,
    text: m.home_banner_evening_text,
    action: m.home_banner_evening_action,
    kinds: ['tv', 'soundbar', 'speaker'],
  },
];

/** Finds the category a banner leads to; null when the shop sells nothing of the kind. */
export function bannerCategory(
  banner: Pick<HomeBanner, 'kinds'>,
  categories: readonly CategoryLink[],
): CategoryLink | null {
  for (const kind of banner.kinds) {
    const found = categories.find((category) => category.kind === kind);
    if (found) return found;
  }
  return null;
}
