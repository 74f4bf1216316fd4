import type { ComponentProps } from 'react';
import { cx } from '../base/cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../marks/icon.tsx';
import css from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Native select with its label. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  className,
  id,
  options,
  onValue,
  onChange,
  placeholder,
  size = 'medium',
  ...rest
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'size'> & {
    options: readonly SelectOption[];
    onValue?: (value: string) => void;
    placeholder?: string;
    size?: 'small' | 'medium';
  }) {
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside, className, id }}>
      {(control) => (
        <span className={cx(css.frame, size === 'small' && css.small)}>
          <select
            {...rest}
            {...control}
            className={css.select}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.currentTarget.value);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={css.arrow} />
        </span>
      )}
    </Field>
  );
}
