import type { Checkout } from '#contract/orders/checkout.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/inputs/choice.tsx';
import { partProductNames, type DeliveryFields, type Visit } from './delivery-fields.ts';
import { VisitPicker } from './visit-picker.tsx';
import css from '../fields.module.css';

type Courier = NonNullable<Checkout['courier']>;

/**
 * Courier visits: one, or one per part when products are ready on different days and the shopper splits the delivery.
 */
export function CourierVisits({
  checkout,
  courier,
  parts,
  visit,
  visits,
  onChange,
  error,
}: {
  checkout: Checkout;
  courier: Courier;
  parts: DeliveryFields['parts'];
  visit: Visit;
  visits: readonly Visit[];
  onChange: (change: Partial<DeliveryFields>) => void;
  error: string | undefined;
}) {
  const { language } = useShop();
  const now = useNow();
  const canSplit = courier.parts.length > 1;
  const setVisit = (index: number, next: Visit) =>
    onChange({ visits: visits.map((current, position) => (position === index ? next : current)) });
  return (
    <div className={css.block}>
      {canSplit && (
        <ChoiceGroup legend={m.checkout_parts()}>
          <div className={css.cards}>
            <RadioCard
              name="parts"
              value="together"
              checked={parts === 'together'}
              onChecked={() => onChange({ parts: 'together' })}
              title={m.checkout_together()}
              subtitle={m.checkout_together_text({
                day: relativeDay(courier.days[0]?.date ?? courier.parts.at(-1)!.date, now, language),
              })}
            />
            <RadioCard
              name="parts"
              value="split"
              checked={parts === 'split'}
              onChecked={() => onChange({ parts: 'split' })}
              title={m.checkout_split()}
              subtitle={m.checkout_split_text({ count: courier.parts.length })}
            />
          </div>
        </ChoiceGroup>
      )}
      {parts === 'split' && canSplit ? (
        courier.parts.map((part, index) => (
          <section key={part.date} className={css.block} aria-label={m.checkout_part({ part: index + 1 })}>
            <h3 className={css.subtitle}>{m.checkout_part({ part: index + 1 })}</h3>
            <p className={css.products}>{partProductNames(part, checkout)}</p>
            <VisitPicker
              days={part.days}
              visit={visits[index] ?? null}
              onVisit={(next) => setVisit(index, next)}
              error={visits[index] ? undefined : error}
            />
          </section>
        ))
      ) : (
        <VisitPicker days={courier.days} visit={visit} onVisit={(next) => onChange({ visit: next })} error={error} />
      )}
    </div>
  );
}
