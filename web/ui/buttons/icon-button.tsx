import { cx } from '../base/cx.ts';
import { drawIcon, type IconName } from '../marks/icon.tsx';
import css from './icon-button.module.css';

type IconButtonProps = {
  icon: IconName;
  /** Accessible name; also the browser tooltip. */
  label: string;
  kind?: 'plain' | 'outlined' | 'floating';
  size?: 'small' | 'medium';
  /** Number in the corner; 0 and undefined show nothing, above 99 shows "99+". Include it in `label` too. */
  count?: number;
  /** For toggles such as favourites. */
  pressed?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onClick?: () => void;
};

/** Square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  return drawIconButton(props);
}

/** Plain function instead of a component, for lists of cards. */
export function drawIconButton({
  icon,
  label,
  kind = 'plain',
  size = 'medium',
  count = 0,
  pressed,
  disabled,
  className,
  onClick,
}: IconButtonProps) {
  const drawing = drawIcon({ name: icon, size: size === 'small' ? 20 : 24 });
  return (
    <button
      type="button"
      className={cx(css.button, css[kind], size === 'small' && css.small, pressed && css.pressed, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {count > 0 ? (
        <>
          {drawing}
          <span className={css.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        </>
      ) : (
        drawing
      )}
    </button>
  );
}
