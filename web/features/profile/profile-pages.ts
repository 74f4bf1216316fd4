import type { Paths } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import type { IconName } from '#web/ui/marks/icon.tsx';

/** A profile page as in `paths.profile`. */
export type ProfilePage = NonNullable<Parameters<Paths['profile']>[0]>;

/** Profile pages in menu order; the overview is first. */
export const PROFILE_PAGES: readonly { page: ProfilePage; icon: IconName; title: () => string }[] = [
  { page: '', icon: 'home', title: () => m.profile_overview() },
  { page: 'my-orders', icon: 'box', title: () => m.section_profile_orders() },
  { page: 'my-bonuses', icon: 'bonus', title: () => m.section_profile_bonuses() },
  { page: 'my-giftcards', icon: 'card', title: () => m.section_profile_giftcards() },
  { page: 'my-gifts', icon: 'gift', title: () => m.section_profile_gifts() },
  { page: 'my-keys', icon: 'key', title: () => m.section_profile_keys() },
  { page: 'my-addresses', icon: 'pin', title: () => m.section_profile_addresses() },
  { page: 'my-reviews', icon: 'star', title: () => m.profile_reviews() },
  { page: 'my-complaints', icon: 'chat', title: () => m.section_profile_complaints() },
  { page: 'details', icon: 'user', title: () => m.section_profile_details() },
  { page: 'settings', icon: 'settings', title: () => m.section_profile_settings() },
];

/** Returns the title of a page. */
export function profileTitle(page: ProfilePage): string {
  return page === ''
    ? m.frame_profile()
    : (PROFILE_PAGES.find((candidate) => candidate.page === page)?.title() ?? m.frame_profile());
}
