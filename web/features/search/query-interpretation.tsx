import type { UnderstoodQuery } from '#contract/catalog/understood.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Link } from '#web/ui/buttons/link.tsx';
import css from './understood-words.module.css';

/**
 * How the query was interpreted: corrected words, ignored words, and words turned into filters. Links to the results
 * for the query as typed, and back.
 */
export function QueryInterpretation({ understood }: { understood: UnderstoodQuery }) {
  const { paths } = useShop();
  const { typed, read, corrected, mended, dropped, chips, literal } = understood;
  const droppedWords = dropped.join('», «');
  return (
    <div className={css.understood}>
      {corrected && <p>{m.search_corrected({ typed, read })}</p>}
      {literal && (
        <p>
          {m.search_literal({ typed })} <Link href={paths.search(typed)}>{m.search_mended()}</Link>
        </p>
      )}
      {dropped.length > 0 && (
        <p>
          {dropped.length === 1
            ? m.search_dropped({ words: droppedWords })
            : m.search_dropped_many({ words: droppedWords })}
        </p>
      )}
      {chips.length > 0 && (
        <ChipRow label={m.search_chips()}>
          {chips.map(({ kind, name, q, exact }) => (
            <Chip
              key={`${kind} ${name}`}
              href={paths.search(q, exact ? { exact: '1' } : {})}
              removeLabel={m.search_chip_remove()}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      {mended && (
        <p>
          <Link href={paths.search(typed, { exact: '1' })}>{m.search_exact({ typed })}</Link>
        </p>
      )}
    </div>
  );
}
