import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Heading } from '../marks/text.tsx';
import css from './state-view.module.css';

const horn = {
  left: 'M80 96V56A34 34 0 0 0 12 56A21 21 0 0 0 54 56A13 13 0 0 0 28 56',
  right: 'M80 96V56A34 34 0 0 1 148 56A21 21 0 0 1 106 56A13 13 0 0 1 132 56',
};

/** Illustrations in the ornament's line: the horns stay, their contents change. */
const drawings = {
  empty: 'M52 96H108L102 122H58ZM66 108h28',
  search: 'M64 110a14 14 0 1 0 28 0a14 14 0 1 0-28 0M89 120l11 11',
  heart: 'M80 132S58 120 58 107A11 11 0 0 1 80 103A11 11 0 0 1 102 107C102 120 80 132 80 132Z',
  offline: 'M56 112a36 36 0 0 1 48 0M65 122a22 22 0 0 1 30 0M80 132v.5M104 100 60 136',
  error: 'M80 98 108 134H52ZM80 111v11M80 128v.5',
  compare: 'M58 134V114M80 134V96M102 134V106',
  done: 'M60 116 75 131 104 102',
} as const;

/** Empty or failed state: an illustration, one sentence, one action. */
export function EmptyState({
  drawing = 'empty',
  title,
  text,
  action,
  level = 2,
  className,
}: {
  drawing?: keyof typeof drawings;
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}) {
  return (
    <div className={cx(css.state, className)}>
      <svg viewBox="0 0 160 140" width={160} height={140} className={css.drawing} aria-hidden="true">
        <path d={`${horn.left}${horn.right}`} className={css.horns} />
        <path d={drawings[drawing]} className={css.thing} />
      </svg>
      <Heading level={level} size={24}>
        {title}
      </Heading>
      {text != null && <div className={css.text}>{text}</div>}
      {action != null && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** Announces an error at once to screen readers; `code` helps support to find it. */
export function ErrorState({
  title,
  text,
  action,
  code,
  level,
  drawing = 'error',
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  code?: string;
  level?: 1 | 2 | 3;
  drawing?: 'error' | 'offline';
}) {
  return (
    <div role="alert">
      <EmptyState
        drawing={drawing}
        title={title}
        action={action}
        {...(level && { level })}
        text={
          <>
            {text}
            {code !== undefined && <p className={css.code}>{code}</p>}
          </>
        }
      />
    </div>
  );
}
