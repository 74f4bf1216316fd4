import type { ProductCard } from '#contract/catalog/catalog.ts';
import { relativeDay, formatDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { slotHours } from '#web/texts/times.ts';
import css from '../product-card.module.css';

type DeliveryPromise = Pick<ProductCard, 'availability' | 'deliveryDate' | 'deliverySlot' | 'expressHours'>;
/** Language and reference time of the text. */
type Formatting = { language: Language; now: Date };

/** States in which no customer can buy, in any city. */
const UNAVAILABLE_STATES: ReadonlySet<DeliveryPromise['availability']['state']> = new Set([
  'out-of-stock',
  'withdrawn',
]);

/** Availability with the day and its hours; `large` next to the button of the product page. */
export function AvailabilityLine({ large = false, ...promise }: DeliveryPromise & { large?: boolean }) {
  return drawAvailability(promise, useShop(), large);
}

/** Plain function instead of a component, for lists of cards. */
export function drawAvailability(promise: DeliveryPromise, formatting: Formatting, large = false) {
  const { state, buyable } = promise.availability;
  const className = cx(css.stock, large && css.large, state === 'in-stock' && css.inStock, !buyable && css.outOfStock);
  const text = <span>{availabilityText(promise, formatting, large)}</span>;
  return (
    <p className={className}>
      {promise.expressHours === undefined || large ? (
        text
      ) : (
        <>
          {text}
          <span className={css.express}>{m.stock_express({ count: promise.expressHours })}</span>
        </>
      )}
    </p>
  );
}

function availabilityText(
  { availability, deliveryDate, deliverySlot }: DeliveryPromise,
  { language, now }: Formatting,
  large: boolean,
): string {
  // Available elsewhere, but not priced in this city.
  if (!availability.buyable && !UNAVAILABLE_STATES.has(availability.state)) return m.product_not_here();
  const day = deliveryDate ? relativeDay(deliveryDate, now, language) : '';
  switch (availability.state) {
    case 'in-stock': {
      if (!day) return m.stock_in();
      const visit = deliverySlot ? m.stock_visit({ day, hours: slotHours(deliverySlot) }) : day;
      return large ? m.stock_in_delivery({ day: visit }) : m.stock_delivery({ day: visit });
    }
    case 'other-city':
      return m.stock_other_city({ day });
    case 'to-order':
      return m.stock_to_order({ day });
    case 'preorder':
      return m.stock_preorder({
        date: availability.date ? formatDate(availability.date, language, 'dayMonth') : '',
      });
    case 'out-of-stock':
      return m.stock_out();
    case 'withdrawn':
      return m.stock_withdrawn();
  }
}
