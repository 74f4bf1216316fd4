import { useEffect, type ReactNode } from 'react';
import type { Profile } from '#contract/customers/customers.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { PROFILE_ROUTE_KEY } from '#web/state/customer/profile.ts';
import { saveStored } from '#web/state/tabs/store.ts';
import { Avatar } from '#web/ui/marks/avatar.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Heading } from '#web/ui/marks/text.tsx';
import { DeletionOffer } from './details/deletion-offer.tsx';
import { PROFILE_PAGES, profileTitle, type ProfilePage } from './profile-pages.ts';
import css from './profile-frame.module.css';

/** Frame of all profile pages: the customer's name, the menu at the left, and on phones a link back to the menu. */
export function ProfileFrame({
  page,
  profile,
  title = profileTitle(page),
  logOut,
  children,
}: {
  page: ProfilePage;
  profile: Profile;
  /** Null if the content has its own heading. */
  title?: string | null;
  /** Logout button at the end of the menu. */
  logOut?: ReactNode;
  children: ReactNode;
}) {
  const { paths } = useShop();
  useEffect(() => saveStored(PROFILE_ROUTE_KEY, page), [page]);
  return (
    <div className={cx('container', css.page, page === '' && css.overview)}>
      <div className={css.content}>
        {/* The app's header leads back. */}
        {page !== '' && import.meta.env.MODE !== 'native' && (
          <a href={paths.profile()} className={css.back} data-print="hide">
            <Icon name="arrow-left" size={20} />
            {m.frame_profile()}
          </a>
        )}
        {title !== null && (
          <Heading level={1} className={css.title}>
            {title}
          </Heading>
        )}
        <DeletionOffer profile={profile} />
        {children}
      </div>
      <aside className={css.side} data-print="hide">
        <div className={css.who}>
          <Avatar name={`${profile.first_name} ${profile.last_name}`} size="large" />
          <div className={css.name}>
            <strong>
              {profile.first_name} {profile.last_name}
            </strong>
            <span className="tabular">{formatPhone(profile.phone_number)}</span>
          </div>
        </div>
        <nav aria-label={m.profile_menu()}>
          <ul role="list" className={css.menu}>
            {PROFILE_PAGES.map((item) => (
              <li key={item.page} className={cx(item.page === '' && css.first)}>
                <a
                  href={paths.profile(item.page)}
                  className={css.item}
                  aria-current={item.page === page ? 'page' : undefined}
                >
                  <Icon name={item.icon} size={20} />
                  <span>{item.title()}</span>
                  <Icon name="chevron-right" size={16} className={css.arrow} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {logOut}
      </aside>
    </div>
  );
}
