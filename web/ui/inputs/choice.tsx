import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './choice.module.css';

type ChoiceProps = {
  children: ReactNode;
  name?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  required?: boolean;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  onChecked?: (checked: boolean) => void;
  /** Muted text at the right end, such as a count. */
  aside?: ReactNode;
  hint?: ReactNode;
};

/** Native checkbox with its text. */
export function Checkbox(props: ChoiceProps) {
  return drawCheckbox(props);
}

/** Native radio button with its text. */
export function Radio(props: ChoiceProps) {
  return drawChoice('radio', css.choice, css.radio, props);
}

/** On/off switch with its text at the left. */
export function Switch(props: ChoiceProps) {
  return drawChoice('checkbox', cx(css.choice, css.switchLine), css.switchInput, props, 'switch');
}

/** Checkbox as a plain function, since a list has a hundred filter values. */
export function drawCheckbox(props: ChoiceProps) {
  return drawChoice('checkbox', css.choice, css.checkbox, props);
}

function drawChoice(
  type: 'checkbox' | 'radio',
  labelClass: string | undefined,
  boxClass: string | undefined,
  {
    children,
    name,
    value,
    checked,
    defaultChecked,
    disabled,
    required,
    onChecked,
    aside,
    hint,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  }: ChoiceProps,
  role?: 'switch',
) {
  return (
    <label className={labelClass}>
      <input
        type={type}
        role={role}
        className={boxClass}
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onChecked?.(event.currentTarget.checked)}
      />
      <span className={css.text}>
        {hint == null ? (
          children
        ) : (
          <>
            {children}
            <span className={css.hint}>{hint}</span>
          </>
        )}
      </span>
      {aside != null && <span className={css.aside}>{aside}</span>}
    </label>
  );
}

/** Groups radios or checkboxes under one name. */
export function ChoiceGroup({
  legend,
  legendHidden,
  error,
  className,
  children,
  ...rest
}: ComponentProps<'fieldset'> & {
  legend: string;
  legendHidden?: boolean;
  error?: ReactNode;
}) {
  return (
    <fieldset {...rest} className={cx(css.group, className)}>
      <legend className={legendHidden ? 'visually-hidden' : css.legend}>{legend}</legend>
      {children}
      {error != null && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Large option: title, explanation, and a price or image at the right. */
export function RadioCard({
  title,
  subtitle,
  aside,
  children,
  onChecked,
  onChange,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'title' | 'size'> & {
  title: ReactNode;
  subtitle?: ReactNode;
  aside?: ReactNode;
  /** Extra content, shown while the option is selected. */
  children?: ReactNode;
  onChecked?: (checked: boolean) => void;
}) {
  return (
    <div className={cx(css.card, className)}>
      <label className={css.cardLine}>
        <input
          {...rest}
          type="radio"
          className={css.radio}
          onChange={(event) => {
            onChange?.(event);
            onChecked?.(event.currentTarget.checked);
          }}
        />
        <span className={css.text}>
          <span className={css.title}>{title}</span>
          {subtitle != null && <span className={css.hint}>{subtitle}</span>}
        </span>
        {aside != null && <span className={css.cardAside}>{aside}</span>}
      </label>
      {children != null && <div className={css.more}>{children}</div>}
    </div>
  );
}
