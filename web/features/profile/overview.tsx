import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/calendar.ts';
import { formatTenge, groupDigits, sum } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useCustomerData, type CustomerData } from './use-customer-data.ts';
import css from './profile.module.css';

/** First page of the profile: the nearest order (provided by the screen), bonuses, gift cards and reviews. */
export function Overview({ order }: { order: ReactNode }) {
  const { language, paths } = useShop();
  const bonus = useCustomerData('GET /api/pages/profile/bonus', {});
  const cards = useCustomerData('POST /api/pages/profile/gift-cards', {});
  const reviews = useCustomerData('GET /api/pages/profile/reviews', {});
  return (
    <div className={cx(css.stack, css.overview)}>
      <p className={css.muted}>{m.profile_hello()}</p>
      {order}
      <div className={cx(css.tiles, css.overviewFigures)}>
        <Tile icon="bonus" href={paths.profile('my-bonuses')} title={m.section_profile_bonuses()} data={bonus.data}>
          {({ available, nearestExpiry }) => ({
            figure: groupDigits(available),
            text: nearestExpiry
              ? m.bonus_burns({
                  amount: groupDigits(nearestExpiry.amount),
                  date: formatDate(nearestExpiry.date, language, 'dayMonth'),
                })
              : m.bonus_rule(),
          })}
        </Tile>
        <Tile icon="card" href={paths.profile('my-giftcards')} title={m.section_profile_giftcards()} data={cards.data}>
          {({ activeCards }) => ({
            figure: formatTenge(sum(activeCards.map(({ balance }) => balance))),
            text: m.profile_giftcards_count({ count: activeCards.length }),
          })}
        </Tile>
        <Tile icon="star" href={paths.profile('my-reviews')} title={m.reviews_waiting()} data={reviews.data}>
          {({ waiting }) => ({ figure: String(waiting.length), text: m.reviews_waiting_short() })}
        </Tile>
      </div>
    </div>
  );
}

function Tile<T>({
  icon,
  href,
  title,
  data,
  children,
}: {
  icon: IconName;
  href: string;
  title: string;
  data: CustomerData<T>;
  children: (value: T) => { figure: string; text: string };
}) {
  const content = data.state === 'ready' ? children(data.value) : null;
  return (
    <a href={href} className={css.tileCard} aria-busy={data.state === 'loading'}>
      <span className={css.tile}>
        <Icon name={icon} size={24} />
        <span>{title}</span>
        {content && <strong>{content.figure}</strong>}
        {data.state === 'loading' && <Skeleton shape="title" />}
        <span className={css.muted}>
          {content?.text ?? (data.state === 'loading' ? m.profile_loading() : m.profile_failed_text())}
        </span>
      </span>
    </a>
  );
}
