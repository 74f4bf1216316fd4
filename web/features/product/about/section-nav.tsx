import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/base/cx.ts';
import { useCurrentSection } from './current-section.ts';
import css from './section-nav.module.css';

/** Links to the sections, sticky under the header; `aside` appears when the buy button is off screen. */
export function SectionNav({
  sections,
  aside,
  isAsideShown,
}: {
  sections: readonly { id: string; title: string; count?: number }[];
  aside: ReactNode;
  isAsideShown: boolean;
}) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className={css.bar} data-print="hide">
      <nav aria-label={m.product_sections()} className={css.links}>
        {sections.map(({ id, title, count }) => (
          <a key={id} href={`#${id}`} className={css.link} aria-current={id === current ? 'location' : undefined}>
            {title}
            {count !== undefined && <small>{count}</small>}
          </a>
        ))}
      </nav>
      <div className={cx(css.aside, isAsideShown && css.shown)} inert={!isAsideShown}>
        {aside}
      </div>
    </div>
  );
}
