import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import css from '../profile.module.css';

/** Section of the settings with a heading. */
export function SettingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="large" aria-label={title} className={css.setting}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </Card>
  );
}
