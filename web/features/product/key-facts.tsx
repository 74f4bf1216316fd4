import type { SpecGroup } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { SpecList } from '#web/ui/spec-list.tsx';
import css from './key-facts.module.css';

const MOST_SHOWN = 7;

/** What people ask first about such a product, with the way to everything else. */
export function KeyFacts({ specs }: { specs: readonly SpecGroup[] }) {
  const all = specs.flatMap(({ items }) => items);
  const key = all.filter((item) => item.key);
  const rows = (key.length >= 3 ? key : all).slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  return (
    <section aria-label={m.product_key_facts()} className={css.facts}>
      <SpecList groups={[{ rows: rows.map(({ name, value }) => ({ name, value })) }]} />
      <a href="#specs" className={css.all}>{m.product_all_specs()}</a>
    </section>
  );
}
