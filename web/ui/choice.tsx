import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  /** Muted text at the right end, such as a count. */
  aside?: ReactNode;
  hint?: ReactNode;
  onChecked?: (checked: boolean) => void;
};

/** Draws a choice; a plain function, so that a line of a hundred is one component, not two. */
function drawChoice({
  type,
  role,
  children,
  aside,
  hint,
  onChecked,
  onChange,
  className,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx(css.choice, role === 'switch' && css.switchLine, className)}>
      <input
        {...rest}
        type={type}
        role={role}
        className={role === 'switch' ? css.switch : type === 'radio' ? css.radio : css.checkbox}
        onChange={(event) => {
          onChange?.(event);
          onChecked?.(event.currentTarget.checked);
        }}
      />
      <span className={css.text}>
        {children}
        {hint != null && <span className={css.hint}>{hint}</span>}
      </span>
      {aside != null && <span className={css.aside}>{aside}</span>}
    </label>
  );
}

/** Renders a native checkbox with its text; cheap enough for hundreds of facet values. */
export function Checkbox(props: ChoiceProps) {
  return drawChoice({ ...props, type: 'checkbox' });
}

/** Renders a native radio button with its text. */
export function Radio(props: ChoiceProps) {
  return drawChoice({ ...props, type: 'radio' });
}

/** Renders an on/off setting; its text stands at the left. */
export function Switch(props: ChoiceProps) {
  return drawChoice({ ...props, type: 'checkbox', role: 'switch' });
}

/** Groups radios or checkboxes under one name. */
export function ChoiceGroup({
  legend,
  legendHidden,
  error,
  className,
  children,
}: {
  legend: string;
  legendHidden?: boolean;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cx(css.group, className)}>
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

/** Renders a big option: title, explanation, and a price or picture at the right. */
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
  /** More content, shown while the option is chosen. */
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
