import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Heading } from '#web/ui/marks/text.tsx';
import css from './popular-searches.module.css';

/** Popular searches as links. */
export function PopularSearches({ phrases }: { phrases: readonly string[] }) {
  const { paths } = useShop();
  if (phrases.length === 0) return null;
  return (
    <section className={css.popular}>
      <Heading level={2} size={20}>
        {m.frame_search_popular()}
      </Heading>
      <ChipRow>
        {phrases.map((phrase) => (
          <Chip key={phrase} href={paths.search(phrase)}>
            {phrase}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
