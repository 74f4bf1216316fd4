import { useId } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import css from '../marks/rating.module.css';

/** Rating of one to five stars as five radio buttons, so arrow keys and forms work natively. */
export function RatingInput({
  legend,
  value,
  onValue,
  labels,
  name,
  required,
  error,
}: {
  legend: string;
  value: number | null;
  onValue: (value: number) => void;
  /** Labels of one to five stars, in this order. */
  labels: readonly [string, string, string, string, string];
  name?: string;
  required?: boolean;
  error?: string;
}) {
  const id = useId();
  return (
    <fieldset className={css.input} aria-describedby={error !== undefined ? `${id}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.line}>
        {labels.map((label, index) => (
          <label key={label} className={cx(css.choice, value !== null && index < value && css.lit)}>
            <input
              type="radio"
              name={name ?? id}
              value={index + 1}
              checked={value === index + 1}
              required={required}
              onChange={() => onValue(index + 1)}
              className="visually-hidden"
            />
            <Icon name="star-filled" size={32} />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
        <span className={css.word} aria-hidden="true">
          {value !== null && labels[value - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
