import { type FocusEvent, useEffect, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import { type Toast, toast } from './toast-queue.ts';
import css from './toast.module.css';

/** List of notices, the newest last, above the focused control. */
export function ToastList({ toasts, dismissLabel }: { toasts: readonly Toast[]; dismissLabel: string }) {
  const resumeOnFocusLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toast.resume();
  };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) raiseAboveFocusedControl(list.current);
  }, [toasts]);
  return (
    <ul
      ref={list}
      role="list"
      className={css.list}
      data-notices=""
      onPointerEnter={toast.pause}
      onPointerLeave={toast.resume}
      onFocus={toast.pause}
      onBlur={resumeOnFocusLeave}
    >
      {toasts.map((item) => (
        <li key={item.id} className={cx(css.toast, css[item.kind])} role={item.kind === 'error' ? 'alert' : undefined}>
          <Icon name={item.kind} size={20} className={css.icon} />
          <span className={css.text}>{item.text}</span>
          {item.action && (
            <button
              type="button"
              className={css.action}
              onClick={() => {
                item.action?.run();
                remove(item.id);
              }}
            >
              {item.action.label}
            </button>
          )}
          <button type="button" className={css.close} aria-label={dismissLabel} onClick={() => remove(item.id)}>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Removes a clicked notice. Its button loses hover and focus with it, so no leave event would resume the timer. */
function remove(id: number) {
  toast.dismiss(id);
  toast.resume();
}

/** Maximum height of a focused control, px; taller focused elements are page regions. */
const MAX_CONTROL_HEIGHT = 96;

/** Raises the notices above the focused control, for example a button that has just changed. */
function raiseAboveFocusedControl(list: HTMLElement) {
  list.style.bottom = '';
  const focused = document.activeElement;
  if (!focused || list.contains(focused)) return;
  const control = focused.getBoundingClientRect();
  const listBox = list.getBoundingClientRect();
  const overlaps =
    control.bottom > listBox.top &&
    control.top < listBox.bottom &&
    control.right > listBox.left &&
    control.left < listBox.right;
  if (overlaps && control.height <= MAX_CONTROL_HEIGHT) list.style.bottom = `${innerHeight - control.top + 8}px`;
}
