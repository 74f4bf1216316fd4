import type { Checkout } from '#contract/orders/checkout.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { RadioCard } from '#web/ui/inputs/choice.tsx';
import { feeText } from '#web/texts/amounts.ts';
import { timeText } from '#web/texts/times.ts';
import { courierSpan, type DeliveryFields } from './delivery-fields.ts';

type Props = { checkout: Checkout; chosen: DeliveryFields['kind']; onChoose: (kind: DeliveryFields['kind']) => void };

const radioProps = (kind: Exclude<DeliveryFields['kind'], ''>, { chosen, onChoose }: Props) => ({
  name: 'kind',
  value: kind,
  checked: chosen === kind,
  onChecked: () => onChoose(kind),
});

/** Courier with its price and first day; parts that are ready on different days are shown separately. */
export function CourierCard(props: Props) {
  const { language } = useShop();
  const now = useNow();
  const { courier } = props.checkout;
  const days = courier && courierSpan(courier);
  const formatDay = (date: string) => relativeDay(date, now, language);
  const subtitle = () => {
    if (!courier || !days) return m.checkout_courier_none();
    const { first, last } = days;
    if (first === last) return m.checkout_courier_from({ day: formatDay(first) });
    const span = { first: formatDay(first), last: formatDay(last) };
    return courier.parts.length > 2 ? m.checkout_courier_many(span) : m.checkout_courier_parts(span);
  };
  return (
    <RadioCard
      {...radioProps('courier', props)}
      disabled={!days}
      title={m.checkout_courier()}
      aside={courier ? feeText(courier.fee) : undefined}
      subtitle={subtitle()}
    />
  );
}

/** Express with its price, or why it is unavailable. */
export function ExpressCard(props: Props) {
  const now = useNow();
  const express = props.checkout.courier?.express;
  if (!express) return null;
  const time = timeText(express.until);
  const isLate = now.getTime() >= Date.parse(express.until);
  const subtitle = express.available
    ? m.checkout_express_until({ time })
    : isLate
      ? m.checkout_express_late({ time })
      : m.checkout_express_stock();
  return (
    <RadioCard
      {...radioProps('express', props)}
      disabled={!express.available}
      title={m.checkout_express({ count: express.hours })}
      aside={formatTenge(express.fee)}
      subtitle={subtitle}
    />
  );
}

/** Pickup with the number of shops and the first day. */
export function PickupCard(props: Props) {
  const { language } = useShop();
  const now = useNow();
  const { pickup } = props.checkout;
  const [first] = pickup;
  const subtitle = first
    ? m.checkout_pickup_shops({
        count: pickup.length,
        ready: m.checkout_ready({ day: relativeDay(first.readiness.date, now, language) }),
      })
    : props.checkout.hasVisit
      ? m.service_no_pickup()
      : m.checkout_pickup_none();
  return (
    <RadioCard
      {...radioProps('pickup', props)}
      disabled={!first}
      title={m.checkout_pickup()}
      aside={first ? m.sum_free() : undefined}
      subtitle={subtitle}
    />
  );
}
