import type { ReactNode } from 'react';
import css from './article-list.module.css';

/** Grid of article cards. */
export function ArticleList({ items }: { items: readonly { id: string; card: ReactNode }[] }) {
  return (
    <ul role="list" className={css.list}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
