import type { SpecGroup } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { SpecList } from '#web/ui/layout/spec-list.tsx';
import css from './key-facts.module.css';

const MAX_FACTS = 8;

/** The most important characteristics, with a link to all; `excludedIds` are the attributes of the variant choice. */
export function KeyFacts({ specs, excludedIds }: { specs: readonly SpecGroup[]; excludedIds: readonly string[] }) {
  const rows = selectFacts(
    specs.map(({ name, items }) => ({ name, items: items.filter(({ id }) => !excludedIds.includes(id)) })),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-label={m.product_key_facts()} className={css.facts}>
      <SpecList groups={[{ rows: rows.map(({ name, value }) => ({ name, value })) }]} />
      <a href="#specs" className={css.all}>
        {m.product_all_specs()}
      </a>
    </section>
  );
}

/** The category's key facts, then the first of every group, the second of every group, and so on. */
function selectFacts(specs: readonly SpecGroup[]): SpecGroup['items'] {
  const maxDepth = Math.max(0, ...specs.map(({ items }) => items.length));
  const roundRobin = Array.from({ length: maxDepth }, (_, depth) =>
    specs.flatMap(({ items }) => items[depth] ?? []),
  ).flat();
  return [...roundRobin.filter(({ key }) => key), ...roundRobin.filter(({ key }) => !key)].slice(0, MAX_FACTS);
}
