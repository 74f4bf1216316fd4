import type { Coupon } from '#contract/customers/profile.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { Loaded } from '../loaded.tsx';
import { useCopy } from '../use-copy.ts';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

const STATE_LABELS: Record<Coupon['state'], { kind: 'success' | 'neutral'; label: () => string }> = {
  active: { kind: 'success', label: () => m.coupon_active() },
  used: { kind: 'neutral', label: () => m.coupon_used() },
  expired: { kind: 'neutral', label: () => m.coupon_expired() },
};

/** The customer's promo codes and gifts. */
export function Coupons() {
  const { paths } = useShop();
  const { data, retry } = useCustomerData('GET /api/pages/profile/coupons', {});
  return (
    <Loaded data={data} retry={retry} errorTitle={m.profile_coupons_failed()}>
      {(coupons) =>
        coupons.length === 0 ? (
          <EmptyState
            title={m.profile_coupons_empty()}
            text={<p>{m.profile_coupons_empty_text()}</p>}
            action={
              <Button kind="action" href={paths.profile('settings')}>
                {m.profile_coupons_news()}
              </Button>
            }
          />
        ) : (
          <ul role="list" className={css.cards}>
            {coupons.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function CouponCard({ coupon: { code, title, percent, amount, minTotal, expiresAt, state } }: { coupon: Coupon }) {
  const { language } = useShop();
  const copy = useCopy();
  const stateLabel = STATE_LABELS[state];
  return (
    <Card as="li" className={css.stack}>
      <div className={css.head}>
        <strong>{title}</strong>
        <Badge soft kind={stateLabel.kind}>
          {stateLabel.label()}
        </Badge>
      </div>
      {(percent !== null || amount !== null) && (
        <span className={css.sum}>
          {percent === null ? `\u2212${formatTenge(amount ?? 0)}` : m.coupon_percent({ percent })}
        </span>
      )}
      {code && (
        <div className={css.buttons}>
          <span className={css.code}>{code}</span>
          {state === 'active' && (
            <Button size="small" icon="copy" onClick={() => copy(code)}>
              {m.profile_copy()}
            </Button>
          )}
        </div>
      )}
      <span className={css.muted}>
        {minTotal > 0 && `${m.coupon_from({ amount: formatTenge(minTotal) })} `}
        {expiresAt &&
          m.profile_until({ date: formatDate(almatyDate(new Date(Date.parse(expiresAt) - 1)), language, 'short') })}
      </span>
    </Card>
  );
}
