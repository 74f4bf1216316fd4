import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { drawIcon, type IconName } from './icon.tsx';
import css from './icon-button.module.css';

type Look = {
  icon: IconName;
  /** Name for people who do not see the icon; also the tooltip of the browser. */
  label: string;
  kind?: 'plain' | 'outlined' | 'floating';
  size?: 'small' | 'medium';
  /** Number in the corner; 0 and undefined show nothing, above 99 shows "99+". Put it into `label` too. */
  count?: number;
  /** For toggles such as the heart. */
  pressed?: boolean;
};

/** Renders a square button (or link, with `href`) that shows only an icon. */
export function IconButton(
  props: Look &
    (
      | ({ href: string } & Omit<ComponentProps<'a'>, 'children'>)
      | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
    ),
) {
  const { icon, label, kind = 'plain', size = 'medium', count, pressed, className, ...rest } = props;
  const look = cx(css.button, css[kind], size === 'small' && css.small, pressed && css.pressed, className);
  const inside = (
    <>
      {drawIcon({ name: icon, size: size === 'small' ? 20 : 24 })}
      {!!count && (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look} aria-label={label} title={label}>
        {inside}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...(rest as ComponentProps<'button'>)}
      className={look}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {inside}
    </button>
  );
}
