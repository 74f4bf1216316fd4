import type { GiftMatches, GiftWish } from '#contract/gifts/gifts.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { GiftCard } from './gift-card.tsx';
import { GiftFinder } from './gift-finder.tsx';
import css from './gift-results.module.css';

/** Gift finder with its results. */
export function GiftResults({
  result: { gifts },
  criteria,
  hrefFor,
}: {
  result: GiftMatches;
  criteria: GiftWish;
  hrefFor: (criteria: Record<string, string | undefined>) => string;
}) {
  return (
    <section aria-labelledby="finder" className={css.results}>
      <h2 id="finder">{m.gift_finder()}</h2>
      <GiftFinder criteria={criteria} hrefFor={hrefFor} />
      {gifts.length === 0 ? (
        <EmptyState
          level={3}
          drawing="search"
          title={m.gift_none()}
          text={m.gift_none_text()}
          action={<Button href={hrefFor({})}>{m.gift_reset()}</Button>}
        />
      ) : (
        <ul role="list" className={css.list}>
          {gifts.map((gift) => (
            <li key={gift.key}>
              <GiftCard gift={gift} criteria={criteria} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
