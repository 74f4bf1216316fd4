import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon, type IconName } from '../marks/icon.tsx';
import css from './popover.module.css';

/** Open state of a panel with its button: closes on Escape, on a click outside, and when focus leaves. */
function usePanel() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The surrounding modal must not handle the same Escape.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onBlur = (event: { relatedTarget: EventTarget | null }) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return { open, setOpen, close, button, rootProps: { ref: root, onKeyDown, onBlur } };
}

type TriggerProps = {
  /** Content of the button. */
  buttonContent: ReactNode;
  /** Accessible name of a button without text. */
  label?: string;
  align?: 'start' | 'end';
  buttonClassName?: string;
  className?: string;
};

/** Opens a panel with any content under a button. */
export function Popover({
  buttonContent,
  label,
  align = 'start',
  buttonClassName,
  className,
  children,
}: TriggerProps & { children: ReactNode | ((close: () => void) => ReactNode) }) {
  const id = useId();
  const { open, setOpen, close, button, rootProps } = usePanel();
  return (
    <div {...rootProps} className={cx(css.root, className)}>
      <button
        ref={button}
        type="button"
        className={buttonClassName ?? css.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {buttonContent}
      </button>
      {open && (
        <div id={id} className={cx(css.panel, css.padded, css[align])}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}

export type MenuItem = { id: string; label: string; icon?: IconName; danger?: boolean; disabled?: boolean } & (
  | { href: string }
  | { href?: undefined; onSelect: () => void }
);

/** Menu of actions under a button; arrows, Home, End and first letters move in it. */
export function Menu({
  buttonContent,
  label,
  align = 'start',
  buttonClassName,
  className,
  items,
}: TriggerProps & { items: readonly MenuItem[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { open, setOpen, close, button, rootProps } = usePanel();
  const findEnabledItems = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ];
  useEffect(() => {
    if (open) findEnabledItems()[0]?.focus();
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    const enabledItems = findEnabledItems();
    const index = enabledItems.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : null;
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % enabledItems.length,
      ArrowUp: (index - 1 + enabledItems.length) % enabledItems.length,
      Home: 0,
      End: enabledItems.length - 1,
    };
    const next =
      targets[event.key] !== undefined
        ? enabledItems[targets[event.key] ?? 0]
        : letter
          ? [...enabledItems.slice(index + 1), ...enabledItems].find((candidate) =>
              candidate.textContent?.toLocaleLowerCase().startsWith(letter),
            )
          : undefined;
    if (next) {
      event.preventDefault();
      next.focus();
    }
    if (event.key === 'Tab') setOpen(false);
  };
  return (
    <div {...rootProps} className={cx(css.root, className)}>
      <button
        ref={button}
        type="button"
        className={buttonClassName ?? css.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {buttonContent}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={cx(css.panel, css[align])}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => {
            const content = (
              <>
                {item.icon && <Icon name={item.icon} size={20} />}
                {item.label}
              </>
            );
            const itemClass = cx(css.item, item.danger && css.danger);
            return item.href !== undefined ? (
              <a
                key={item.id}
                role="menuitem"
                tabIndex={-1}
                href={item.href}
                className={itemClass}
                onClick={() => setOpen(false)}
              >
                {content}
              </a>
            ) : (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={itemClass}
                disabled={item.disabled}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {content}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
