import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import css from './step-section.module.css';

/** Id of a step's heading, focused when the step opens. */
export function stepHeadingId(number: number): string {
  return `checkout-step-${number}`;
}

/** One step of the accordion: open with its form, collapsed to its choice, or upcoming. */
export function StepSection({
  number,
  name,
  title,
  state,
  summary,
  onEdit,
  children,
}: {
  number: number;
  name: string;
  title: string;
  state: 'open' | 'done' | 'ahead';
  summary: readonly string[];
  /** Absent when the step cannot be changed. */
  onEdit?: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <section className={cx(css.step, css[state])} aria-labelledby={stepHeadingId(number)}>
      <div className={css.head}>
        <span className={css.mark} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 id={stepHeadingId(number)} tabIndex={-1} className={css.title}>
          {state === 'open' ? title : name}
          {state === 'done' && <span className="visually-hidden">, {m.checkout_step_done()}</span>}
        </h2>
        {state === 'done' && onEdit && (
          <Button kind="quiet" size="small" icon="edit" onClick={onEdit} aria-label={m.checkout_change_name({ name })}>
            {m.checkout_change()}
          </Button>
        )}
      </div>
      {state === 'done' && (
        <div className={css.summary}>
          {summary.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {state === 'open' && <div className={css.body}>{children}</div>}
    </section>
  );
}
