import type { CountingReport } from '#contract/content/counting.ts';
import {
  PAGE_KINDS,
  vitalPercentile,
  type Counter,
  type Device,
  type PageKind,
  type Vital,
} from '#domain/customers/counting.ts';
import type { Language } from '#domain/text/language.ts';

/** Rows from which a report is built. */
export type CountedEvent = {
  days: readonly string[];
  hours: readonly Date[];
  counts: readonly {
    day: string;
    counter: Counter;
    kind: PageKind | '';
    device: Device | '';
    language: Language;
    count: number;
  }[];
  views: readonly { at: string; views: number }[];
  vitals: readonly { vital: Vital; kind: PageKind; device: Device; buckets: readonly number[] }[];
  orders: readonly { day: string; orders: number; kept: number; sum: number }[];
};

const P75 = 0.75;

/** Builds the shop's report; days and hours without data are zero. */
export function buildReport({ days, hours, counts, views, vitals, orders }: CountedEvent): CountingReport {
  const sum = (matches: (row: CountedEvent['counts'][number]) => boolean) =>
    counts.reduce((total, row) => total + (matches(row) ? row.count : 0), 0);
  const countTotal = (counter: Counter) => sum((row) => row.counter === counter);
  const ordersByDay = new Map(orders.map((row) => [row.day, row]));
  const byHour = new Map(views.map((row) => [new Date(row.at).getTime(), row.views]));
  const countViews = (kind: PageKind, device?: Device) =>
    sum((row) => row.counter === 'view' && row.kind === kind && (device === undefined || row.device === device));
  return {
    days: days.map((day) => {
      const totalOnDay = (counter: Counter) => sum((row) => row.day === day && row.counter === counter);
      return {
        day,
        visits: totalOnDay('visit'),
        views: totalOnDay('view'),
        searches: totalOnDay('search'),
        emptySearches: totalOnDay('search_empty'),
        cartAdds: totalOnDay('cart_add'),
        orders: ordersByDay.get(day)?.orders ?? 0,
        sum: ordersByDay.get(day)?.sum ?? 0,
      };
    }),
    hours: hours.map((at) => ({ at: at.toISOString(), views: byHour.get(at.getTime()) ?? 0 })),
    kinds: PAGE_KINDS.map((kind) => ({
      kind,
      views: countViews(kind),
      phone: countViews(kind, 'phone'),
      tablet: countViews(kind, 'tablet'),
      desktop: countViews(kind, 'desktop'),
    }))
      .filter(({ views: count }) => count > 0)
      .sort((a, b) => b.views - a.views),
    languages: {
      ru: sum(({ counter, language }) => counter === 'view' && language === 'ru'),
      kk: sum(({ counter, language }) => counter === 'view' && language === 'kk'),
    },
    funnel: [
      { step: 'visit', count: countTotal('visit') },
      { step: 'product', count: countViews('product') },
      ...(['cart', 'checkout', 'checkout_contact', 'checkout_delivery', 'checkout_payment'] as const).map((step) => ({
        step,
        count: countTotal(step),
      })),
      { step: 'order', count: orders.reduce((total, row) => total + row.orders, 0) },
      { step: 'kept', count: orders.reduce((total, row) => total + row.kept, 0) },
    ],
    vitals: buildVitals(vitals),
  };
}

function buildVitals(rows: CountedEvent['vitals']): CountingReport['vitals'] {
  const groups = Object.values(Object.groupBy(rows, ({ kind, device }) => `${kind} ${device}`));
  return groups
    .flatMap((group) => {
      const [first] = group ?? [];
      if (!group || !first) return [];
      const p75 = (vital: Vital) =>
        vitalPercentile(vital, group.find((row) => row.vital === vital)?.buckets ?? [], P75);
      return [
        {
          kind: first.kind,
          device: first.device,
          p75: { LCP: p75('LCP'), INP: p75('INP'), CLS: p75('CLS'), TTFB: p75('TTFB') },
          documents: Math.max(...group.map(({ buckets }) => buckets.reduce((total, count) => total + count, 0))),
        },
      ];
    })
    .sort((a, b) => b.documents - a.documents);
}
