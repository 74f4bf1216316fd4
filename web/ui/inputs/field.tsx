import { type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import css from './field.module.css';

/** Texts around a control; shared by all inputs. */
export type FieldProps = {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Error message of the field; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Small text to the right of the label, such as "optional" or "12 / 200". */
  aside?: ReactNode;
  className?: string;
};

/** Attributes that the control of a field must have. */
export type ControlProps = {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

/** Adds label, hint and error to a control, linked for assistive technology. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  className,
  id,
  children,
}: FieldProps & {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const descriptionIds = cx(hint != null && `${fieldId}-hint`, error != null && `${fieldId}-error`);
  return (
    <div className={cx(css.field, className)}>
      <div className={cx(css.top, labelHidden && 'visually-hidden')}>
        <label htmlFor={fieldId} className={css.label}>
          {label}
          {required && (
            <span className={css.required} aria-hidden="true">
              {'\u00a0*'}
            </span>
          )}
        </label>
        {aside != null && <span className={css.aside}>{aside}</span>}
      </div>
      {children({
        id: fieldId,
        ...(required && { required }),
        ...(error != null && { 'aria-invalid': true }),
        ...(descriptionIds && { 'aria-describedby': descriptionIds }),
      })}
      {hint != null && (
        <div id={`${fieldId}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error != null && (
        <div id={`${fieldId}-error`} className={css.error} role="alert">
          <Icon name="error" size={16} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
