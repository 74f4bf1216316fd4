import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerName } from '#web/state/customer/customer.ts';
import css from './auth.module.css';

/** Offers guests an optional login at checkout that returns them here. */
export function LoginOffer() {
  const { paths, page } = useShop();
  if (customerName.use()) return null;
  return (
    <p className={css.offer}>
      {m.auth_offer_text()} <a href={paths.auth(page.url)}>{m.auth_offer_login()}</a>
    </p>
  );
}
