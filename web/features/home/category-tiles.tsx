import type { CategoryLink } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './category-tiles.module.css';

/** Departments of the shop, or selected categories, with pictures. */
export function CategoryTiles({
  title = m.frame_catalog(),
  categories,
}: {
  title?: string;
  categories: readonly CategoryLink[];
}) {
  const { paths } = useShop();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={title}>
      <ul role="list" className={css.tiles}>
        {categories.map(({ id, slug, name, kind }) => (
          <li key={id}>
            <a className={css.tile} href={paths.category(slug)}>
              <span className={css.name}>{name}</span>
              <img
                src={kindPictureUrl(kind)}
                alt=""
                width={112}
                height={112}
                loading="lazy"
                decoding="async"
                className={css.picture}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
