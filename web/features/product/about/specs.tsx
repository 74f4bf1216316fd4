import type { SpecGroup } from '#contract/catalog/catalog.ts';
import { SpecList } from '#web/ui/layout/spec-list.tsx';

/** All characteristics by groups. */
export function Specs({ specs }: { specs: readonly SpecGroup[] }) {
  return (
    <SpecList
      columns
      groups={specs.map(({ name, items }) => ({
        title: name,
        rows: items.map((item) => ({ name: item.name, value: item.value })),
      }))}
    />
  );
}
