import type { ExplanationLine } from '#contract/cart.ts';
import { formatTenge } from '#domain/money.ts';
import { m } from '#web/messages.ts';
import { kilograms } from '#web/words/amounts.ts';

/** A line of a sum in words: its name and why it is what it is ('' when the name says it all). */
export type SumWords = { title: string; why: string };

type Facts = { number: (name: string) => number; text: (name: string) => string; has: (name: string) => boolean };

const words: Record<ExplanationLine['kind'], (facts: Facts, amount: number) => SumWords> = {
  goods: (facts) => ({ title: m.sum_goods({ count: facts.number('quantity') }), why: m.sum_goods_text() }),
  discount: () => ({ title: m.sum_discount(), why: m.sum_discount_text() }),
  promo: (facts) => ({
    title: m.sum_promo({ code: facts.text('code') }),
    why: facts.has('percent') ? m.sum_promo_percent({ percent: facts.number('percent') }) : m.sum_promo_text(),
  }),
  gift: (facts) => ({ title: m.sum_gift(), why: m.sum_gift_text({ amount: formatTenge(facts.number('value')) }) }),
  bonuses: (facts) => ({
    title: m.sum_bonuses(),
    why: m.sum_bonuses_text({ percent: facts.number('capPercent'), amount: formatTenge(facts.number('cap')) }),
  }),
  delivery: (facts, amount) => ({ title: deliveryTitle(facts), why: deliveryWhy(facts, amount) }),
  express: () => ({ title: m.sum_express(), why: m.sum_express_text() }),
  lifting: (facts) => ({
    title: m.sum_lifting(),
    why: m.sum_lifting_text({
      price: formatTenge(facts.number('perFloor')),
      floor: facts.number('floor'),
      kg: kilograms(facts.number('weightGrams')),
    }),
  }),
  'gift-card': () => ({ title: m.sum_gift_card(), why: m.sum_gift_card_text() }),
  'to-pay': () => ({ title: m.sum_total(), why: '' }),
};

/** Says a line of the explanation in words. */
export function sumWords({ kind, amount, data = {} }: ExplanationLine): SumWords {
  return words[kind](
    {
      number: (name) => Number(data[name] ?? 0),
      text: (name) => String(data[name] ?? ''),
      has: (name) => name in data,
    },
    amount,
  );
}

function deliveryTitle(facts: Facts): string {
  if (facts.has('part')) return m.sum_delivery_part({ part: facts.number('part'), parts: facts.number('parts') });
  const method = facts.text('method');
  return method === 'pickup' ? m.sum_pickup() : method === 'digital' ? m.sum_digital() : m.sum_delivery();
}

function deliveryWhy(facts: Facts, amount: number): string {
  const method = facts.text('method');
  if (method === 'pickup') return m.sum_pickup_text();
  if (method === 'digital') return m.sum_digital_text();
  const from = formatTenge(facts.number('freeFrom'));
  return amount === 0
    ? m.sum_delivery_free({ amount: from })
    : m.sum_delivery_paid({ from, missing: formatTenge(facts.number('missing')) });
}
