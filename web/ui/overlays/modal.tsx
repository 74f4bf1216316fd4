import { type CSSProperties, type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useDialog } from './use-dialog.ts';
import css from './modal.module.css';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  titleHidden?: boolean;
  /** Label of the close button. */
  closeLabel: string;
  /** Locks the page behind: `modal-open` on `<html>` (spec §4). */
  locksPage?: boolean;
  closesOnBackdropClick?: boolean;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * Centred dialog; dialogs may stack. Escape closes the top one, the backdrop if allowed. A `hanging` dialog covers
 * phones entirely; on wide screens it spans the page, `top` pixels below the edge, with the content above still
 * visible.
 */
export function Modal({
  size = 'medium',
  top = 0,
  ...props
}: ModalProps & { size?: 'small' | 'medium' | 'large' | 'full' | 'hanging'; top?: number }) {
  return <Frame {...props} dialogClass={cx(css.modal, css[size])} top={top} />;
}

/** Drawer from the side on wide screens and from below on phones, with a sticky footer. */
export function Drawer({ side = 'right', ...props }: ModalProps & { side?: 'left' | 'right' }) {
  return <Frame {...props} dialogClass={cx(css.drawer, css[side])} />;
}

function Frame({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  locksPage = true,
  closesOnBackdropClick = true,
  footer,
  className,
  children,
  dialogClass,
  top,
}: ModalProps & { dialogClass: string; top?: number }) {
  const headingId = useId();
  const { ref, isRendered, handlers } = useDialog({ open, onClose, locksPage, closesOnBackdropClick });
  if (!isRendered) return null;
  return (
    <dialog
      ref={ref}
      {...handlers}
      className={cx(css.dialog, dialogClass, className)}
      style={top ? ({ '--top': `${top}px` } as CSSProperties) : undefined}
      aria-labelledby={headingId}
    >
      <div className={css.frame}>
        <header className={cx(css.head, titleHidden && css.headBare)}>
          <h2 id={headingId} className={titleHidden ? 'visually-hidden' : css.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} className={css.close} />
        </header>
        <div className={css.body}>{children}</div>
        <div data-notices="" aria-live="polite" />
        {footer != null && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
