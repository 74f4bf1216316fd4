import type { GiftsFound, GiftWish } from '#contract/gifts/gifts.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { GiftCard } from './gift-card.tsx';
import { GiftFinder } from './gift-finder.tsx';
import css from './gift-results.module.css';

/** Gift finder with its results. */
export function GiftResults({
  result: { gifts },
  wish,
  wishHref,
}: {
  result: GiftsFound;
  wish: GiftWish;
  wishHref: (wish: Record<string, string | undefined>) => string;
}) {
  return (
    <section aria-labelledby="finder" className={css.results}>
      <h2 id="finder">{m.gift_finder()}</h2>
      <GiftFinder wish={wish} wishHref={wishHref} />
      {gifts.length === 0 ? (
        <EmptyState
          level={3}
          drawing="search"
          title={m.gift_none()}
          text={m.gift_none_text()}
          action={<Button href={wishHref({})}>{m.gift_reset()}</Button>}
        />
      ) : (
        <ul role="list" className={css.list}>
          {gifts.map((gift) => (
            <li key={gift.key}>
              <GiftCard gift={gift} wish={wish} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
