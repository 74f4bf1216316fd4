import { m } from '#web/messages.ts';
import { useCurrentPath, useShop } from '#web/state/shop-context.tsx';
import { useCartCount } from '#web/state/cart/cart-store.ts';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import css from './bottom-bar.module.css';

/** Bottom navigation bar of phones: the five main pages. */
export function BottomBar() {
  const { paths } = useShop();
  const path = useCurrentPath();
  const cart = useCartCount();
  const tabs: { icon: IconName; label: string; name?: string; href: string; at: string; count?: number }[] = [
    { icon: 'home', label: m.frame_home(), href: paths.home(), at: '/' },
    { icon: 'catalog', label: m.frame_catalog(), href: paths.catalog(), at: '/catalog' },
    {
      icon: 'cart',
      label: m.frame_cart(),
      name: cart ? m.frame_cart_count({ count: cart }) : m.frame_cart(),
      href: paths.cart(),
      at: '/cart',
      count: cart,
    },
    { icon: 'heart', label: m.frame_wishlist(), href: paths.wishlist(), at: '/wishlist' },
    { icon: 'user', label: m.frame_profile(), href: paths.profile(), at: '/profile' },
  ];
  return (
    <nav className={css.bar} aria-label={m.frame_tabs()}>
      {tabs.map(({ icon, label, name = label, href, at, count = 0 }) => (
        <a key={at} href={href} className={css.tab} aria-label={name} aria-current={path === at ? 'page' : undefined}>
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
