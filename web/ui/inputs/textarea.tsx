import type { ComponentProps } from 'react';
import { cx } from '../base/cx.ts';
import { Field, type FieldProps } from './field.tsx';
import css from './text-input.module.css';

/** Multi-line input with its label; grows with its text where supported. */
export function Textarea({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  className,
  id,
  onValue,
  onChange,
  rows = 4,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps> & { onValue?: (value: string) => void }) {
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside, className, id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={cx(css.frame, css.area)}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
