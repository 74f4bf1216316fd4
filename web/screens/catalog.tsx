import type { CategoryBranch } from '#contract/catalog.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/paths.ts';
import type { Head, LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import css from './catalog.module.css';

export const loader = ({ api }: LoaderArgs): Promise<CategoryBranch[]> => api('GET /api/catalog/tree', {});

export const head = (): Head => ({
  title: m.catalog_title(),
  description: m.catalog_description(),
  // For search engines, which read what the server sends; the browser does without the code.
  ...(import.meta.env.SSR
    ? { jsonLd: () => [crumbsJsonLd([{ title: m.catalog_title(), path: '/catalog' }], m.frame_home())] }
    : {}),
});

/** The whole catalogue on one page: every category with its children. */
export default function CatalogScreen({ data }: { data: CategoryBranch[] }) {
  const { paths } = useShop();
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.frame_catalog(), category: null }]} />
      <h1 className={css.title}>{m.frame_catalog()}</h1>
      <div className={css.roots}>
        {data.map((root, index) => (
          <section key={root.id} className={css.root} aria-label={root.name}>
            <a className={css.head} href={paths.category(root.slug)}>
              <img
                src={kindPictureUrl(root.kind)}
                alt=""
                width={96}
                height={96}
                loading={index < 4 ? undefined : 'lazy'}
              />
              <span>
                <strong>{root.name}</strong> <small>{m.listing_count({ count: root.count })}</small>
              </span>
            </a>
            <ul role="list" className={css.children}>
              {root.children.map((child) => (
                <li key={child.id}>
                  <a href={paths.category(child.slug)}>
                    {child.name}
                    {'\u00a0'}
                    <small>{child.count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
