import type { CategoryBranch } from '#contract/catalog/catalog.ts';
import type { MenuLink } from '#contract/content/pages.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Chip } from '#web/ui/buttons/chip.tsx';
import css from './catalog.module.css';

type Data = { tree: CategoryBranch[]; catalog: MenuLink[]; phone: MenuLink[] };

export const loader = async ({ api }: LoaderArgs): Promise<Data> => {
  const [tree, links] = await Promise.all([api('GET /api/catalog/tree', {}), api('GET /api/pages/menu', {})]);
  return { tree, ...links };
};

export const head = (): Head => ({
  title: m.catalog_title(),
  description: m.catalog_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? { jsonLd: () => [crumbsJsonLd([{ title: m.catalog_title(), path: '/catalog' }], m.frame_home())] }
    : {}),
});

/**
 * The whole catalogue: the shop's links, every category with its children, and on phones the links that do not fit the
 * header.
 */
export default function CatalogScreen({ data: { tree, catalog, phone } }: { data: Data }) {
  const { paths } = useShop();
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.frame_catalog(), category: null }]} />
      <h1 className={css.title}>{m.frame_catalog()}</h1>
      {catalog.length > 0 && (
        <ul role="list" className={css.links}>
          {catalog.map(({ title, path, audience }) => (
            <li key={path} data-audience={audience}>
              <Chip href={paths.page(path)}>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={css.roots}>
        {tree.map((department, index) => (
          <section key={department.id} className={css.root} aria-label={department.name}>
            <a className={css.head} href={paths.category(department.slug)}>
              <img
                src={kindPictureUrl(department.kind)}
                alt=""
                width={96}
                height={96}
                loading={index < 4 ? undefined : 'lazy'}
              />
              <span>
                <strong>{department.name}</strong> <small>{m.listing_count({ count: department.count })}</small>
              </span>
            </a>
            <ul role="list" className={css.children}>
              {department.children.map((child) => (
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
      {phone.length > 0 && (
        <nav className={css.phone} aria-label={m.catalog_more()}>
          {phone.map(({ title, path, audience }) => (
            <a key={path} data-audience={audience} href={paths.page(path)}>
              {title}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
