import type { ReactNode } from 'react';
import css from './gallery.module.css';

/** A component's examples under its name. */
export function ExampleSection({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.wideShelf : css.shelf}>
      <h3 className={css.name}>{name}</h3>
      <div className={css.examples}>{children}</div>
    </div>
  );
}
