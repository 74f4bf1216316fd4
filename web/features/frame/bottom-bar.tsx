import { m } from '#web/messages.ts';
import { useCurrentPath, useShop } from '#web/state/shop-context.tsx';
import { useCartCount } from '#web/state/cart/cart-store.ts';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import css from './bottom-bar.module.css';

/** Bottom navigation bar of phones: the five main pages. `current` is the path of the highlighted one. */
export function BottomBar({ current }: { current?: string }) {
  const { paths } = useShop();
  const currentPath = useCurrentPath();
  const cartCount = useCartCount();
  const tabs: { icon: IconName; label: string; name?: string; href: string; tabPath: string; count?: number }[] = [
    { icon: 'home', label: m.frame_home(), href: paths.home(), tabPath: '/' },
    { icon: 'catalog', label: m.frame_catalog(), href: paths.catalog(), tabPath: '/catalog' },
    {
      icon: 'cart',
      label: m.frame_cart(),
      name: cartCount ? m.frame_cart_count({ count: cartCount }) : m.frame_cart(),
      href: paths.cart(),
      tabPath: '/cart',
      count: cartCount,
    },
    { icon: 'heart', label: m.frame_wishlist(), href: paths.wishlist(), tabPath: '/wishlist' },
    { icon: 'user', label: m.frame_profile(), href: paths.profile(), tabPath: '/profile' },
  ];
  return (
    <nav className={css.bar} aria-label={m.frame_tabs()}>
      {tabs.map(({ icon, label, name = label, href, tabPath, count = 0 }) => (
        <a
          key={tabPath}
          href={href}
          className={css.tab}
          aria-label={name}
          aria-current={(current ?? currentPath) === tabPath ? 'page' : undefined}
        >
          <span className={css.icon}>
            <Icon name={icon} size={24} />
            {count > 0 && <span className={css.count} data-count={count > 99 ? '99+' : count} aria-hidden="true" />}
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
