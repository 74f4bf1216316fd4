import type { SpecGroup } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';
import css from './specs.module.css';

const MAX_FACTS = 8;

/**
 * Characteristics: the most important ones, and the others by groups when unfolded. `variantIds` are the attributes of
 * the variant choice, which stands next to them.
 */
export function Specs({ specs, variantIds }: { specs: readonly SpecGroup[]; variantIds: readonly string[] }) {
  const facts = selectFacts(
    specs.map(({ name, items }) => ({ name, items: items.filter(({ id }) => !variantIds.includes(id)) })),
  );
  const others = specs
    .map(({ name, items }) => ({ title: name, rows: items.filter((item) => !facts.some(({ id }) => id === item.id)) }))
    .filter(({ rows }) => rows.length > 0);
  if (facts.length + others.length === 0) return null;
  return (
    <section id="specs" aria-labelledby="specs-title" className={css.specs}>
      <h2 id="specs-title" className={css.title}>
        {m.product_specs()}
      </h2>
      <SpecList groups={[{ rows: facts }]} />
      {others.length > 0 && (
        <Disclosure title={m.product_all_specs()}>
          <SpecList groups={others} />
        </Disclosure>
      )}
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
