import type { CountingReport } from '#contract/content/counting.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { VITAL_LIMITS, VITALS, type Device, type PageKind, type Vital } from '#domain/customers/counting.ts';
import { formatTenge, groupDigits } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { DataTable } from '#web/ui/layout/data-table.tsx';
import { BarChart } from './bars.tsx';
import css from './counting.module.css';

const kindNames: Record<PageKind, () => string> = {
  home: m.counting_kind_home,
  catalog: m.counting_kind_catalog,
  category: m.counting_kind_category,
  product: m.counting_kind_product,
  search: m.counting_kind_search,
  cart: m.counting_kind_cart,
  checkout: m.counting_kind_checkout,
  payment: m.counting_kind_payment,
  order: m.counting_kind_order,
  profile: m.counting_kind_profile,
  lists: m.counting_kind_lists,
  'gift-cards': m.counting_kind_gift_cards,
  campaign: m.counting_kind_campaign,
  article: m.counting_kind_article,
  shops: m.counting_kind_shops,
  info: m.counting_kind_info,
  missing: m.counting_kind_missing,
};
const deviceNames: Record<Device, () => string> = {
  phone: m.counting_phone,
  tablet: m.counting_tablet,
  desktop: m.counting_desktop,
};
const stepNames: Record<CountingReport['funnel'][number]['step'], () => string> = {
  visit: m.counting_visits,
  product: m.counting_step_product,
  cart: m.counting_step_cart,
  checkout: m.counting_step_checkout,
  checkout_contact: m.counting_step_contact,
  checkout_delivery: m.counting_step_delivery,
  checkout_payment: m.counting_step_payment,
  order: m.counting_step_order,
  kept: m.counting_step_kept,
};

/** Statistics of the last 30 days: visits, conversions, page views. */
export function TrafficReport({ report }: { report: CountingReport }) {
  const { language } = useShop();
  const { days, hours, kinds, languages } = report;
  const dayName = (day: string) => formatDate(day, language, 'dayMonth');
  const chart = (title: string, key: 'visits' | 'views' | 'searches' | 'cartAdds' | 'orders' | 'sum') => {
    const total = days.reduce((sum, day) => sum + day[key], 0);
    return (
      <BarChart
        title={title}
        total={key === 'sum' ? formatTenge(total) : groupDigits(total)}
        bars={days.map((day) => ({ name: dayName(day.day), value: day[key] }))}
      />
    );
  };
  return (
    <div className={css.part}>
      <p className={css.note}>{m.counting_note()}</p>
      <div className={css.charts}>
        {chart(m.counting_visits(), 'visits')}
        {chart(m.counting_views(), 'views')}
        {chart(m.counting_searches(), 'searches')}
        {chart(m.counting_cart_adds(), 'cartAdds')}
        {chart(m.counting_orders(), 'orders')}
        {chart(m.counting_sum(), 'sum')}
        <BarChart
          title={m.counting_hours()}
          total={groupDigits(hours.reduce((sum, { views }) => sum + views, 0))}
          bars={hours.map(({ at, views }) => ({
            name: `${formatDate(almatyDate(new Date(at)), language, 'dayMonth')} ${almatyTime(new Date(at))}`,
            value: views,
          }))}
        />
      </div>
      <h2 className={css.title}>{m.counting_funnel()}</h2>
      <Funnel steps={report.funnel} />
      <h2 className={css.title}>{m.counting_kinds()}</h2>
      <DataTable
        numeric
        label={m.counting_kinds()}
        head={[m.counting_kind(), m.counting_views(), m.counting_phone(), m.counting_tablet(), m.counting_desktop()]}
        rows={kinds.map(({ kind, views, phone, tablet, desktop }) => [
          kindNames[kind](),
          ...[views, phone, tablet, desktop].map(groupDigits),
        ])}
      />
      <p>{m.counting_languages({ ru: groupDigits(languages.ru), kk: groupDigits(languages.kk) })}</p>
      <h2 className={css.title}>{m.counting_days()}</h2>
      <DataTable
        numeric
        label={m.counting_days()}
        head={[
          m.counting_day(),
          m.counting_visits(),
          m.counting_views(),
          m.counting_searches(),
          m.counting_searches_empty(),
          m.counting_cart_adds(),
          m.counting_orders(),
          m.counting_sum(),
        ]}
        rows={days
          .toReversed()
          .map((day) => [
            dayName(day.day),
            ...[day.visits, day.views, day.searches, day.emptySearches, day.cartAdds, day.orders].map(groupDigits),
            formatTenge(day.sum),
          ])}
      />
    </div>
  );
}

function Funnel({ steps }: { steps: CountingReport['funnel'] }) {
  const maxCount = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className={css.funnel} role="list">
      {steps.map(({ step, count }, index) => {
        const previousCount = steps[index - 1]?.count ?? 0;
        return (
          <li key={step}>
            <span>{stepNames[step]()}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / maxCount) * 100} height="10" className={css.bar} />
            </svg>
            <span>{groupDigits(count)}</span>
            <span className={css.share}>{previousCount > 0 && `${Math.round((count / previousCount) * 100)}%`}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Web vitals measured in browsers, by page kind and device. */
export function SpeedReport({ report: { vitals } }: { report: CountingReport }) {
  return (
    <div className={css.part}>
      <p className={css.note}>{m.counting_speed_note()}</p>
      {vitals.length === 0 ? (
        <p>{m.counting_none()}</p>
      ) : (
        <DataTable
          numeric
          label={m.counting_speed()}
          head={[m.counting_kind(), m.counting_device(), ...VITALS, m.counting_documents()]}
          rows={vitals.map(({ kind, device, p75, documents }) => [
            kindNames[kind](),
            deviceNames[device](),
            ...VITALS.map((vital) => <VitalValue key={vital} vital={vital} value={p75[vital]} />),
            groupDigits(documents),
          ])}
        />
      )}
    </div>
  );
}

function VitalValue({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return '—';
  const [good, poor] = VITAL_LIMITS[vital];
  const text =
    vital === 'CLS' ? value.toFixed(3).replace('.', ',') : m.counting_ms({ ms: groupDigits(Math.round(value)) });
  return <span className={value <= good ? css.good : value <= poor ? css.middling : css.poor}>{text}</span>;
}
