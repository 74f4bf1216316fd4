import type { GiftMatches, GiftWish, HolidaysPage } from '#contract/gifts/gifts.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { GiftResults } from '#web/features/gifts/gift-results.tsx';
import { HOLIDAY_NAMES } from '#web/features/gifts/gift-texts.ts';
import { HolidayTiles } from '#web/features/gifts/holiday-tiles.tsx';
import { giftListJsonLd } from '#web/features/gifts/json-ld.ts';
import { parseCriteria } from '#web/features/gifts/parse-criteria.ts';
import { m } from '#web/messages.ts';
import { notFound, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Table } from '#web/ui/layout/spec-list.tsx';
import css from './holidays.module.css';

type Data = HolidaysPage & { results: GiftMatches; criteria: GiftWish };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => {
  const criteria = parseCriteria(query) ?? notFound('page');
  const [page, results] = await Promise.all([api('GET /api/holidays', {}), api('GET /api/gifts', criteria)]);
  return { ...page, results, criteria };
};

export const head = ({ results }: Data): Head => ({
  title: m.section_holidays(),
  description: m.holidays_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR ? { jsonLd: () => [giftListJsonLd(results.gifts)] } : {}),
});

/** Holidays, the gift finder, and the national calendar of days off. */
export default function HolidaysScreen({ data: { holidays, calendar, results, criteria } }: { data: Data }) {
  const { paths, language } = useShop();
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.section_holidays(), category: null }]} />
      <h1 className={css.title}>{m.section_holidays()}</h1>
      <p className={css.intro}>{m.holidays_intro()}</p>
      <HolidayTiles holidays={holidays} />
      <GiftResults result={results} criteria={criteria} hrefFor={campaignPaths(paths).holidays} />
      <section className={css.calendar}>
        <h2 id="calendar">{m.holidays_calendar()}</h2>
        <p className={css.intro}>{m.holidays_calendar_note()}</p>
        <Table
          caption={m.holidays_calendar()}
          captionHidden
          head={[m.holidays_column_day(), m.holidays_column_name(), m.holidays_column_off()]}
          rows={calendar.map(({ name, from, to, daysOff, key }) => ({
            id: `${name} ${from}`,
            cells: [
              formatDays(from, to, language),
              key === null ? (
                HOLIDAY_NAMES[name]()
              ) : (
                <a key="link" href={campaignPaths(paths).holiday(key)}>
                  {HOLIDAY_NAMES[name]()}
                </a>
              ),
              String(daysOff),
            ],
          }))}
        />
      </section>
    </div>
  );
}

function formatDays(from: string, to: string, language: 'ru' | 'kk'): string {
  const [first, last] = [formatDate(from, language, 'dayMonth'), formatDate(to, language, 'dayMonth')];
  return from === to ? first : `${first} – ${last}`;
}
