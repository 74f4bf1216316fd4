import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import { pageWindow } from './page-window.ts';
import css from './pagination.module.css';

/** Page links that work without scripts. Renders nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefFor,
  labels,
}: {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  labels: { nav: string; prev: string; next: string; page: (page: number) => string };
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.nav} className={css.nav}>
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev" className={cx(css.page, css.step)} aria-label={labels.prev}>
          <Icon name="chevron-left" size={20} />
        </a>
      )}
      <ol role="list" className={css.list}>
        {pageWindow(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap${index}` : item}>
            {item === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={hrefFor(item)}
                className={css.page}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefFor(page + 1)} rel="next" className={cx(css.page, css.step)} aria-label={labels.next}>
          <Icon name="chevron-right" size={20} />
        </a>
      )}
    </nav>
  );
}
