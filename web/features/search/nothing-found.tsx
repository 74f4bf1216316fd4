import type { Listing } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from './nothing-found.module.css';

/** No search results, with suggestions. */
export function NothingFound({ listing: { q, understood } }: { listing: Listing }) {
  const { paths } = useShop();
  const hints = [m.search_hint_spelling(), m.search_hint_shorter(), m.search_hint_other()];
  return (
    <EmptyState
      level={1}
      drawing="search"
      title={m.search_nothing({ words: q })}
      className={css.nothing}
      text={
        <ul role="list" className={css.hints}>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      }
      action={
        <>
          {understood?.literal && (
            <Button kind="action" href={paths.search(q)}>
              {m.search_mended()}
            </Button>
          )}
          <Button kind={understood?.literal ? 'secondary' : 'action'} href={paths.catalog()}>
            {m.not_found_catalog()}
          </Button>
        </>
      }
    />
  );
}
