import type { PromoRule } from '#contract/content/content.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './promo-rule-line.module.css';

/** Terms of a promotion's code, worded like the cart's discount, and a button that copies the code. */
export function PromoRuleLine({ rule: { code, kind, value, minimumSum } }: { rule: PromoRule }) {
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.show({ kind: 'success', text: m.promo_code_copied({ code }) }),
      () => toast.show({ kind: 'error', text: m.profile_copy_failed() }),
    );
  return (
    <div className={css.rule}>
      <p>
        <strong>
          {kind === 'percent'
            ? m.promo_rule_percent({ code, percent: value })
            : m.promo_rule_sum({ code, sum: formatTenge(value) })}
        </strong>
        {minimumSum > 0 && <> {m.promo_rule_minimum({ sum: formatTenge(minimumSum) })}</>}
      </p>
      <Button size="small" icon="copy" onClick={() => void copy()} aria-label={m.promo_code_copy_name({ code })}>
        {code}
      </Button>
    </div>
  );
}
