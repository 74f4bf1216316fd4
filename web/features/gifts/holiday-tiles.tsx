import type { HolidayCard } from '#contract/gifts/gifts.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './holiday-tiles.module.css';

/** Holiday tiles with the date and the number of gift ideas. */
export function HolidayTiles({ holidays }: { holidays: readonly HolidayCard[] }) {
  const { paths, language } = useShop();
  return (
    <ul role="list" className={css.tiles}>
      {holidays.map(({ key, title, kind, date, ideas }) => (
        <li key={key}>
          <a href={campaignPaths(paths).holiday(key)} className={css.tile}>
            <img src={scenePictureUrl(kind, key)} alt="" width={96} height={96} />
            <span className={css.text}>
              <strong>{title}</strong>
              <span>{date === null ? m.holiday_any_day() : formatDate(date, language, 'dayMonth')}</span>
              <small>{m.holiday_ideas({ count: ideas })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Formats a holiday's date and the days until it. */
export function holidayDateText(
  { date, days }: Pick<HolidayCard, 'date' | 'days'>,
  formatText: (date: string) => string,
): string {
  if (date === null || days === null) return m.holiday_any_day();
  return `${formatText(date)} · ${days === 0 ? m.holiday_today() : m.holiday_days_left({ count: days })}`;
}
