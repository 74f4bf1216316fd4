import type { CategoryLink } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './subcategory-tiles.module.css';

/** Categories below this one, or of what was searched for, with pictures. */
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
