import type { PageCard } from '#contract/content/content.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import css from './content-body.module.css';

/** Tiles that link to pages. */
export function PageTiles({ pages }: { pages: readonly PageCard[] }) {
  const { paths } = useShop();
  return (
    <ul role="list" className={`${css.tiles} ${css.wide}`}>
      {pages.map(({ path, title, lead, icon }) => (
        <li key={path}>
          <a className={css.tile} href={paths.page(path)}>
            <span>
              <Icon name={icon as IconName} size={24} />
            </span>
            <strong>{title}</strong>
            <small>{lead}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
