import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { drawIcon, type IconName } from '../marks/icon.tsx';
import css from './button.module.css';

type ButtonLook = {
  kind?: 'action' | 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  wide?: boolean;
  /** Replaces the text with a spinner at the same width and ignores clicks. */
  loading?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  children: ReactNode;
};
type AsButton = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook> & { href?: undefined };
type AsLink = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook> & { href: string };

/** Button: a `<button>`, or an `<a>` when `href` is given. At most one `action` button per screen. */
export function Button(props: AsButton | AsLink) {
  const { kind = 'secondary', size = 'medium', wide, loading, icon, iconEnd, children, className, ...rest } = props;
  const buttonClass = cx(css.button, css[kind], css[size], wide && css.wide, loading && css.loading, className);
  const iconSize = size === 'small' ? 16 : 20;
  const text = <span className={css.text}>{children}</span>;
  const isTextOnly = icon === undefined && iconEnd === undefined && !loading;
  const content = isTextOnly ? (
    text
  ) : (
    <>
      {icon && drawIcon({ name: icon, size: iconSize })}
      {text}
      {iconEnd && drawIcon({ name: iconEnd, size: iconSize })}
      {loading && <span className={css.mark} aria-hidden="true" />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a data-print="hide" {...rest} className={buttonClass}>
        {content}
      </a>
    );
  }
  const { onClick, type = 'button', ...button } = rest as ComponentProps<'button'>;
  return (
    <button
      {...button}
      type={type}
      className={buttonClass}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {content}
    </button>
  );
}
