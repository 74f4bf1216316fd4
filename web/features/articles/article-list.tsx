import type { ReactNode } from 'react';
import css from './article-list.module.css';

/** A grid of cards of texts. */
export function ArticleList({ items }: { items: readonly { id: string; card: ReactNode }[] }) {
  return (
    <ul role="list" className={css.list}>
      {items.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
