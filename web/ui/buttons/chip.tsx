import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './chip.module.css';

type ChipBase = { children: ReactNode; icon?: IconName; className?: string };

/** Small option: a link (`href`), a toggle (`pressed`), or a removable value (`removeLabel`). */
export function Chip(
  props: ChipBase &
    (
      | { href: string; current?: boolean; removeLabel?: string; rel?: string; keepScroll?: boolean }
      | { href?: undefined; pressed?: boolean; removeLabel?: string; disabled?: boolean; onClick: () => void }
    ),
) {
  const { children, icon, className, removeLabel } = props;
  const isChosen = props.href === undefined ? props.pressed : props.current;
  const chipClass = cx(css.chip, (isChosen || removeLabel !== undefined) && css.chosen, className);
  const text = <span className={css.text}>{children}</span>;
  const isTextOnly = icon === undefined && removeLabel === undefined;
  const content = isTextOnly ? (
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
        className={chipClass}
        aria-current={props.current || undefined}
        data-keep-scroll={props.keepScroll ? '' : undefined}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {content}
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
