import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './text-input.module.css';

/** One-line input with its label. `onValue` gets the text; native props pass through. */
export function TextInput({
  label,
  labelHidden,
  hint,
  error,
  required,
  aside,
  className,
  id,
  icon,
  before,
  after,
  reveal,
  clear,
  onValue,
  onChange,
  type = 'text',
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    icon?: IconName;
    before?: ReactNode;
    /** Unit or small control at the end. */
    after?: ReactNode;
    /** Labels of the show-password button. */
    reveal?: { show: string; hide: string };
    /** Label of the button that clears a controlled field. */
    clear?: string;
    onValue?: (value: string) => void;
  }) {
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside, className, id }}>
      {(control) => (
        <span className={css.frame}>
          {icon && <Icon name={icon} size={20} className={css.icon} />}
          {before != null && <span className={css.affix}>{before}</span>}
          <input
            {...rest}
            {...control}
            type={reveal && isRevealed ? 'text' : type}
            className={css.input}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.currentTarget.value);
            }}
          />
          {after != null && <span className={css.affix}>{after}</span>}
          {clear && rest.value !== undefined && rest.value !== '' && (
            <button type="button" className={css.tool} aria-label={clear} onClick={() => onValue?.('')}>
              <Icon name="close" size={16} />
            </button>
          )}
          {reveal && (
            <button
              type="button"
              className={css.tool}
              aria-label={isRevealed ? reveal.hide : reveal.show}
              onClick={() => setIsRevealed(!isRevealed)}
            >
              <Icon name={isRevealed ? 'eye-off' : 'eye'} size={20} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
