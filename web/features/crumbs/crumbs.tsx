import type { Crumb } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

/** The way from the home page down; the last crumb is the page itself. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { paths } = useShop();
  return <Breadcrumbs label={m.crumbs_label()} items={[{ title: m.frame_home(), url: paths.home() }, ...crumbs.map(({ title, category }) => (category === null ? { title } : { title, url: paths.category(category) }))]} />;
}
