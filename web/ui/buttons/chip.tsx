import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './chip.module.css';

type Common = { children: ReactNode; icon?: IconName; className?: string };

/** Small option: a link (`href`), a toggle (`pressed`), or a removable value (`removeLabel`). */
export function Chip(
  props: Common &
    (
      | { href: string; current?: boolean; removeLabel?: string; rel?: string; keepScroll?: boolean }
      | { href?: undefined; pressed?: boolean; removeLabel?: string; disabled?: boolean; onClick: () => void }
    ),
) {
  const { children, icon, className, removeLabel } = props;
  const chosen = props.href === undefined ? props.pressed : props.current;
  const look = cx(css.chip, (chosen || removeLabel !== undefined) && css.chosen, className);
  const text = <span className={css.text}>{children}</span>;
  const plain = icon === undefined && removeLabel === undefined;
  const inside = plain ? (
    text
  ) : (
    <>
      {icon && <Icon name={icon} size={16} />}
      {removeLabel !== undefined && <span className="visually-hidden">{removeLabel} </span>}
      {text}
      {removeLabel !== undefined && <Icon name="close" size={16} />}
    </>
  );
  if (props.href !== undefined) {
    return (
      <a
        href={props.href}
        rel={props.rel}
        className={look}
        aria-current={props.current || undefined}
        data-keep-scroll={props.keepScroll ? '' : undefined}
      >
        {inside}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {inside}
    </button>
  );
}

/** Lays out chips in wrapped lines, or in one line that scrolls sideways. */
export function ChipRow({ label, scroll, children }: { label?: string; scroll?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(css.row, scroll && css.scroll)}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
