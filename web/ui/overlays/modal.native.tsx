import type { ComponentProps } from 'react';
import { cx } from '../base/cx.ts';
import { Drawer as SideDrawer, Modal as CentredModal } from './modal.tsx';
import css from './sheet.module.css';

/** Dialog that is a sheet at the bottom of phones. */
export function Modal({ className, ...props }: ComponentProps<typeof CentredModal>) {
  const isPage = props.size === 'full' || props.size === 'hanging';
  return <CentredModal {...props} className={cx(!isPage && css.sheet, className)} />;
}

/** Drawer that is a sheet at the bottom of phones. */
export const Drawer = ({ className, ...props }: ComponentProps<typeof SideDrawer>) => (
  <SideDrawer {...props} className={cx(css.sheet, className)} />
);
