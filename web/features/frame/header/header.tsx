import { Suspense, useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#web/messages.ts';
import { useCurrentPath, useShop } from '#web/state/shop-context.tsx';
import { useCartCount } from '#web/state/cart/cart-store.ts';
import { CITY_CONFIRMED_KEY } from '#web/state/customer/chosen-city.ts';
import { customerName } from '#web/state/customer/customer.ts';
import { compareList } from '#web/state/lists/lists.ts';
import { readStored } from '#web/state/tabs/store.ts';
import { drawIcon } from '#web/ui/marks/icon.tsx';
import { TAB_PATHS } from '../tab-paths.ts';
import { BackButton } from './back-button.tsx';
import { HeaderAction } from './header-action.tsx';
import { HeaderLogo } from './header-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './header.module.css';

const CatalogMenu = lazyPart(() => import('../catalog-menu.tsx'));
const CityQuestion = lazyPart(() => import('../city/city-question.tsx'));
const CityPicker = lazyPart(() => import('../city/city-picker.tsx'));

const isApp = import.meta.env.MODE === 'native';

/**
 * Header: service line, logo, catalogue, search and personal links. In the app, a page below a tab has only the way back
 * and the search.
 */
export function Header() {
  const { paths, frame } = useShop();
  const path = useCurrentPath();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPickerOpen, setIsPickerOpen] = useState(false);
  const [isCityAsked, setIsCityAsked] = useState(false);
  useEffect(() => {
    if (!readStored(CITY_CONFIRMED_KEY)) setIsCityAsked(true);
  }, []);
  const isInner = isApp && !TAB_PATHS.includes(path);
  const cartCount = useCartCount();
  const name = customerName.use();
  const compareCount = compareList.use().length;
  const bar = useRef<HTMLDivElement>(null);
  const city = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    import('./header-return.ts').then(
      ({ followScroll }) => {
        if (!isUnmounted && bar.current) stop = followScroll(bar.current);
      },
      // Without this code the header just stays in place.
      () => {},
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
  const closeQuestion = () => {
    const hadFocus = document.activeElement?.closest('header [role="dialog"]');
    // On phones the question replaces the button, which can take focus only after it returns.
    flushSync(() => setIsCityAsked(false));
    if (hadFocus) city.current?.focus({ preventScroll: true });
  };
  const toggleMenu = (event: MouseEvent) => {
    event.preventDefault();
    setIsMenuOpen(!isMenuOpen);
  };
  return (
    <header className={css.header}>
      <div className={css.service} hidden={isInner}>
        <a className={css.phoneLogo} href={paths.home()} aria-label={m.frame_home_link({ shop: frame.shopName })}>
          <HeaderLogo />
        </a>
        <div className={css.cityPlace}>
          <button
            ref={city}
            type="button"
            className={css.city}
            data-city-button=""
            onClick={() => setIsPickerOpen(true)}
            aria-label={m.frame_city({ city: frame.city.name })}
          >
            {drawIcon({ name: 'pin', size: 16 })}
            {frame.city.name}
          </button>
          {isCityAsked && (
            <Suspense>
              <CityQuestion
                answerKey={CITY_CONFIRMED_KEY}
                onAnswer={closeQuestion}
                onOther={() => setIsPickerOpen(true)}
              />
            </Suspense>
          )}
        </div>
        <nav className={css.links} aria-label={m.frame_menu()}>
          {frame.header.map((link) => (
            <a key={link.path} href={paths.page(link.path)} data-audience={link.audience}>
              {link.title}
            </a>
          ))}
        </nav>
        <a
          className={css.phone}
          href={`tel:${frame.supportShortNumber}`}
          title={m.frame_support_hours(frame.supportHours)}
        >
          {drawIcon({ name: 'phone', size: 16 })} {frame.supportShortNumber}
        </a>
        <LanguageSwitch path={path} />
      </div>
      <div ref={bar} className={css.bar}>
        <div className={css.main}>
          {isInner && <BackButton />}
          <a className={css.logo} href={paths.home()} aria-label={m.frame_home_link({ shop: frame.shopName })}>
            <HeaderLogo />
          </a>
          {!isApp && (
            <a
              className={css.catalog}
              href={paths.catalog()}
              onClick={toggleMenu}
              aria-expanded={isMenuOpen}
              aria-haspopup="dialog"
            >
              {drawIcon({ name: isMenuOpen ? 'close' : 'catalog', size: 20 })} {m.frame_catalog()}
            </a>
          )}
          <SearchBox key={path.startsWith('/search') ? path : 'search'} />
          {!isApp && (
            <nav className={css.actions} aria-label={m.frame_actions()}>
              <HeaderAction icon="compare" label={m.frame_compare()} href={paths.compare()} count={compareCount} />
              <HeaderAction icon="heart" label={m.frame_wishlist()} href={paths.wishlist()} />
              <HeaderAction
                icon="cart"
                label={m.frame_cart()}
                name={cartCount ? m.frame_cart_count({ count: cartCount }) : m.frame_cart()}
                href={paths.cart()}
                count={cartCount}
              />
              <HeaderAction
                icon="user"
                label={name || m.frame_login()}
                href={name ? paths.profile() : paths.auth(path)}
              />
            </nav>
          )}
        </div>
      </div>
      {isMenuOpen && (
        <Suspense>
          <CatalogMenu open={isMenuOpen} bar={bar} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
      {isPickerOpen && (
        <Suspense>
          <CityPicker open={isPickerOpen} onClose={() => setIsPickerOpen(false)} path={path} />
        </Suspense>
      )}
    </header>
  );
}
