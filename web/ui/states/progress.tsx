import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import css from './progress.module.css';

/** Progress towards a known total; `text` above it is its label. */
export function ProgressBar({
  value,
  max = 100,
  label,
  text,
  tone = 'brand',
  className,
}: {
  value: number;
  max?: number;
  label: string;
  text?: string;
  tone?: 'brand' | 'success' | 'action' | 'bonus';
  className?: string;
}) {
  return (
    <div className={cx(css.wrap, className)}>
      {text !== undefined && <span className={css.text}>{text}</span>}
      <progress value={value} max={max} aria-label={label} className={cx(css.bar, css[tone])} />
    </div>
  );
}

export type Step = { id: string; title: string; state: 'done' | 'now' | 'ahead'; href?: string; hint?: string };

/** Steps of a process; finished ones may link back. On phones only the current step shows its title. */
export function StepIndicator({
  label,
  steps,
  doneLabel,
  vertical,
}: {
  label: string;
  steps: readonly Step[];
  /** Announced after a finished step. */
  doneLabel: string;
  /** With hints, for order tracking: vertical except in a wide container. */
  vertical?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={cx(css.steps, vertical && css.vertical)}>
        {steps.map(({ id, title, state, href, hint }, index) => {
          const content = (
            <>
              <span className={css.dot}>{state === 'done' ? <Icon name="check" size={16} /> : index + 1}</span>
              <span className={css.title}>
                {title}
                {state === 'done' && <span className="visually-hidden">, {doneLabel}</span>}
                {hint !== undefined && <span className={css.hint}>{hint}</span>}
              </span>
            </>
          );
          return (
            <li key={id} className={cx(css.step, css[state])} aria-current={state === 'now' ? 'step' : undefined}>
              {href !== undefined ? (
                <a href={href} className={css.face}>
                  {content}
                </a>
              ) : (
                <span className={css.face}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
