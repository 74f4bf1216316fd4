import type { PromoRule } from '#contract/content.ts';
import { formatTenge } from '#domain/money.ts';
import { m } from '#web/messages.ts';

/** The terms of a promotion's code, in the words of what the cart takes off. */
export function PromoRuleLine({ rule: { code, kind, value, minimumSum } }: { rule: PromoRule }) {
  return (
    <p>
      <strong>
        {kind === 'percent'
          ? m.promo_rule_percent({ code, percent: value })
          : m.promo_rule_sum({ code, sum: formatTenge(value) })}
      </strong>
      {minimumSum > 0 && <> {m.promo_rule_minimum({ sum: formatTenge(minimumSum) })}</>}
    </p>
  );
}
