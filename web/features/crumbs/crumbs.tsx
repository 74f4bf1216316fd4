import type { Crumb } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import type { Paths } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

type CrumbOrLink = Crumb | { title: string; url: string };

/** Breadcrumbs from the home page, by categories or addresses; the last one is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly CrumbOrLink[] }) {
  const { paths } = useShop();
  return (
    <Breadcrumbs
      label={m.crumbs_label()}
      items={[{ title: m.frame_home(), url: paths.home() }, ...crumbs.map((crumb) => toItem(crumb, paths))]}
    />
  );
}

function toItem(crumb: CrumbOrLink, paths: Paths): { title: string; url?: string } {
  if ('url' in crumb) return crumb;
  return crumb.category === null ? { title: crumb.title } : { title: crumb.title, url: paths.category(crumb.category) };
}
