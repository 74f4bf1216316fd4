import type { ExplanationLine } from '#contract/orders/cart.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { weightText } from '#domain/measures/weight.ts';
import { m } from '#web/messages.ts';

/** Title and explanation of a price breakdown line; the explanation may be ''. */
export type SumLineText = { title: string; explanation: string };

type Values = { number: (name: string) => number; text: (name: string) => string; has: (name: string) => boolean };

const LINE_TEXTS: Record<ExplanationLine['kind'], (values: Values, amount: number) => SumLineText> = {
  products: (values) => ({ title: m.sum_goods({ count: values.number('quantity') }), explanation: m.sum_goods_text() }),
  discount: () => ({ title: m.sum_discount(), explanation: m.sum_discount_text() }),
  promo: (values) => ({
    title: m.sum_promo({ code: values.text('code') }),
    explanation: values.has('percent')
      ? m.sum_promo_percent({ percent: values.number('percent') })
      : m.sum_promo_text(),
  }),
  gift: (values) => ({
    title: m.sum_gift(),
    explanation: m.sum_gift_text({ amount: formatTenge(values.number('value')) }),
  }),
  bonuses: (values) => ({
    title: m.sum_bonuses(),
    explanation: m.sum_bonuses_text({
      percent: values.number('capPercent'),
      amount: formatTenge(values.number('cap')),
    }),
  }),
  services: (values) => ({
    title: m.sum_services({ count: values.number('quantity') }),
    explanation: m.sum_services_text(),
  }),
  delivery: (values, amount) => ({ title: deliveryTitle(values), explanation: deliveryExplanation(values, amount) }),
  // Older orders have no hours.
  express: (values) => ({
    title: m.sum_express(),
    explanation: values.has('hours') ? m.sum_express_text({ count: values.number('hours') }) : '',
  }),
  lifting: (values) => ({
    title: m.sum_lifting(),
    explanation: m.sum_lifting_text({
      price: formatTenge(values.number('perFloor')),
      floor: values.number('floor'),
      weight: weightText(values.number('weightGrams')),
    }),
  }),
  'gift-card': (values) => ({
    title: values.has('lastDigits') ? m.sum_gift_card_named({ digits: values.text('lastDigits') }) : m.sum_gift_card(),
    explanation: m.sum_gift_card_text(),
  }),
  'to-pay': () => ({ title: m.sum_total(), explanation: '' }),
};

/** Formats a price breakdown line. */
export function sumLineText({ kind, amount, data = {} }: ExplanationLine): SumLineText {
  return LINE_TEXTS[kind](
    {
      number: (name) => Number(data[name] ?? 0),
      text: (name) => String(data[name] ?? ''),
      has: (name) => name in data,
    },
    amount,
  );
}

function deliveryTitle(values: Values): string {
  if (values.has('part')) return m.sum_delivery_part({ part: values.number('part'), parts: values.number('parts') });
  const method = values.text('method');
  return method === 'pickup' ? m.sum_pickup() : method === 'digital' ? m.sum_digital() : m.sum_delivery();
}

function deliveryExplanation(values: Values, amount: number): string {
  const method = values.text('method');
  if (method === 'pickup') return m.sum_pickup_text();
  if (method === 'digital') return m.sum_digital_text();
  const from = formatTenge(values.number('freeFrom'));
  return amount === 0
    ? m.sum_delivery_free({ amount: from })
    : m.sum_delivery_paid({ from, missing: formatTenge(values.number('missing')) });
}
