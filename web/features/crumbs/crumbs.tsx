import type { Crumb } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import type { Paths } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

type Step = Crumb | { title: string; url: string };

/** Breadcrumbs from the home page, by categories or addresses; the last one is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly Step[] }) {
  const { paths } = useShop();
  return (
    <Breadcrumbs
      label={m.crumbs_label()}
      items={[{ title: m.frame_home(), url: paths.home() }, ...crumbs.map((step) => toItem(step, paths))]}
    />
  );
}

function toItem(step: Step, paths: Paths): { title: string; url?: string } {
  if ('url' in step) return step;
  return step.category === null ? { title: step.title } : { title: step.title, url: paths.category(step.category) };
}
