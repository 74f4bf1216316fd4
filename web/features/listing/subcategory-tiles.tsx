import type { CategoryLink } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './subcategory-tiles.module.css';

/** Subcategories, or categories of a search. */
export function SubcategoryTiles({
  categories,
}: {
  categories: readonly (CategoryLink & { filters?: string | undefined })[];
}) {
  const { paths } = useShop();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={m.listing_subcategories()}>
      <ul role="list" className={css.tiles}>
        {categories.map(({ id, slug, name, kind, count, filters }) => (
          <li key={id}>
            <a className={css.tile} href={paths.category(slug, { filters })}>
              <img src={kindPictureUrl(kind)} alt="" width={48} height={48} loading="lazy" />
              <span className={css.name}>
                {name}
                <small>{count}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
