import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { ReactNode } from 'react';
import type { GiftProduct } from '#contract/orders/checkout.ts';
import { BonusField } from './bonus-field.tsx';
import { GiftCardsField } from './gift-cards-field.tsx';
import { GiftField } from './gift-field.tsx';
import { PromoField } from './promo-field.tsx';
import type { SavingsProps } from './use-saving.ts';
import css from './savings.module.css';

const TITLE_ID = 'checkout-savings';

/**
 * Step 4 of spec §4 at the payment step: gifts, promo code, bonuses, gift cards. Each change is saved at once and
 * updates the sum.
 */
export default function Savings({ picture, ...props }: SavingsProps & { picture: (gift: GiftProduct) => ReactNode }) {
  const { paths, page } = useShop();
  const isGuest = props.checkout.savings.bonuses === null;
  return (
    <section className={css.savings} aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID} className={css.title}>
        {m.savings_title()}
      </h3>
      <PromoField {...props} />
      <GiftField {...props} picture={picture} />
      {!isGuest && <BonusField {...props} />}
      <GiftCardsField {...props} />
      {isGuest && (
        <p className={css.note}>
          {m.savings_login()} <a href={paths.auth(page.url)}>{m.auth_offer_login()}</a>
        </p>
      )}
    </section>
  );
}
