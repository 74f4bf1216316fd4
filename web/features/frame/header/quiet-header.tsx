import { m } from '#web/messages.ts';
import { useCurrentPath, useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { HeaderLogo } from './header-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './quiet-header.module.css';

/** Header of the checkout: logo, link to the cart and help, without other links. */
export function QuietHeader() {
  const { paths, frame } = useShop();
  const path = useCurrentPath();
  return (
    <header className={css.header}>
      <div className={`container ${css.inside}`}>
        <a className={css.logo} href={paths.home()} aria-label={m.frame_home_link({ shop: frame.shopName })}>
          <HeaderLogo />
        </a>
        <a className={css.back} href={paths.cart()}>
          <Icon name="chevron-left" size={16} /> {m.frame_back_to_cart()}
        </a>
        <a
          className={css.phone}
          href={`tel:${frame.supportShortNumber}`}
          title={m.frame_support_hours(frame.supportHours)}
          aria-label={m.checkout_help({ phone: frame.supportShortNumber })}
        >
          <Icon name="phone" size={16} /> {frame.supportShortNumber}
        </a>
        <LanguageSwitch path={path} />
      </div>
    </header>
  );
}
