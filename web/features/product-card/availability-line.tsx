import type { ProductCard } from '#contract/catalog.ts';
import { relativeDay, formatDate } from '#domain/calendar.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/shop-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { slotHours } from '#web/words/moments.ts';
import css from './product-card.module.css';

type Promised = Pick<ProductCard, 'availability' | 'deliveryDate' | 'deliverySlot' | 'expressHours'>;

/** Availability in words, with the day and its hours; `large` beside the button of a product's own page. */
export function AvailabilityLine({
  availability,
  deliveryDate,
  deliverySlot,
  expressHours,
  large = false,
}: Promised & { large?: boolean }) {
  const { language } = useShop();
  const now = useNow();
  const day = deliveryDate ? relativeDay(deliveryDate, now, language) : '';
  const visit = deliverySlot ? m.stock_visit({ day, hours: slotHours(deliverySlot) }) : day;
  const { state, date } = availability;
  const words = {
    'in-stock': () => (day ? (large ? m.stock_in_delivery : m.stock_delivery)({ day: visit }) : m.stock_in()),
    'other-city': () => m.stock_other_city({ day }),
    'to-order': () => m.stock_to_order({ day }),
    preorder: () => m.stock_preorder({ date: date ? formatDate(date, language, 'dayMonth') : '' }),
    'out-of-stock': () => m.stock_out(),
    withdrawn: () => m.stock_withdrawn(),
  }[state];
  // What could be had, had the city a price for it.
  const isElsewhere = !availability.buyable && state !== 'out-of-stock' && state !== 'withdrawn';
  const text = isElsewhere ? m.product_not_here() : words();
  return (
    <p
      className={cx(
        css.stock,
        large && css.large,
        state === 'in-stock' && css.inStock,
        !availability.buyable && css.outOfStock,
      )}
    >
      <span>{text}</span>
      {expressHours !== undefined && !large && (
        <span className={css.express}>{m.stock_express({ count: expressHours })}</span>
      )}
    </p>
  );
}
