import { useEffect, useState } from 'react';
import type { PricePeriod } from '#contract/catalog/related.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { monthName } from '#domain/time/month-names.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { priceChart } from './price-chart.ts';
import css from './price-history.module.css';

const frame = { width: 324, height: 140, left: 80, right: 10, top: 12, bottom: 24 };
/** Letters of a month label; in both languages three letters distinguish the months. */
const MONTH_LETTERS = 3;

/** Prices of the last half year as a chart and a table. */
export default function PriceHistory({ productId }: { productId: number }) {
  const { api, language } = useShop();
  const now = useNow();
  const [state, setState] = useState<{ productId: number; periods: readonly PricePeriod[] } | 'failed' | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /api/catalog/products/:id/prices', { id: productId }, { signal: controller.signal }).then(
      (periods) => setState({ productId, periods }),
      () => {
        if (!controller.signal.aborted) setState('failed');
      },
    );
    return () => controller.abort();
  }, [api, productId, attempts]);
  if (state === 'failed')
    return (
      <p role="alert" className={css.failed}>
        {m.price_history_failed()}{' '}
        <Button
          size="small"
          icon="refresh"
          onClick={() => {
            setState(null);
            setAttempts(attempts + 1);
          }}
        >
          {m.frame_retry()}
        </Button>
      </p>
    );
  if (state?.productId !== productId)
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton lines={4} />
      </div>
    );
  const { periods } = state;
  if (periods.length === 0) return <p className={css.none}>{m.price_history_none()}</p>;
  const { path, lowest, low, high, prices, months } = priceChart(periods, now, frame);
  const formatDay = (moment: number) => formatDate(almatyDate(new Date(moment)), language, 'short');
  // A price that ended at midnight was valid on the day before.
  const lastDay = (until: string | null) =>
    until === null ? m.price_history_today() : formatDay(Date.parse(until) - 1);
  const formatPrice = (price: number) => formatTenge(price, language);
  return (
    <div className={css.history}>
      <p className={css.bounds}>{m.price_history_bounds({ low: formatPrice(low), high: formatPrice(high) })}</p>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={css.chart} aria-hidden="true">
        {prices.map(({ position, price }) => (
          <g key={price}>
            <path d={`M${frame.left} ${position}H${frame.width - frame.right}`} className={css.grid} />
            <text x={frame.left - 8} y={position + 4} textAnchor="end" className={css.mark}>
              {formatPrice(price)}
            </text>
          </g>
        ))}
        {months.map(({ position, month }) => (
          <g key={position}>
            <path d={`M${position} ${frame.height - frame.bottom}v4`} className={css.grid} />
            <text x={position} y={frame.height - 6} textAnchor="middle" className={css.mark}>
              {monthName(month, language).slice(0, MONTH_LETTERS)}
            </text>
          </g>
        ))}
        <path d={path} className={css.line} />
        <circle cx={lowest.x} cy={lowest.y} r={4} className={css.lowest} />
      </svg>
      <table className={css.table}>
        <caption className="visually-hidden">{m.price_history()}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{m.price_history_when()}</th>
            <th scope="col">{m.card_price_now()}</th>
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map(({ price, since, until }) => (
            <tr key={since}>
              <th scope="row">
                {formatDay(Date.parse(since))} — {lastDay(until)}
              </th>
              <td>{formatPrice(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
