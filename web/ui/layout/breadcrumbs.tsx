import { Icon } from '../marks/icon.tsx';
import css from './breadcrumbs.module.css';

/** Breadcrumbs. The last item is the current page; on phones the line scrolls sideways. */
export function Breadcrumbs({
  label,
  items,
}: {
  label: string;
  items: ReadonlyArray<{ title: string; url?: string }>;
}) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ol role="list" className={css.list}>
        {items.map(({ title, url }, index) => (
          <li key={`${index} ${title}`} className={css.item}>
            {index > 0 && <Icon name="chevron-right" size={16} className={css.arrow} />}
            {url !== undefined && index < items.length - 1 ? (
              <a href={url} className={css.link}>
                {title}
              </a>
            ) : (
              <span className={css.here} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
