import type { ComponentProps } from 'react';
import { cx } from '../base/cx.ts';
import { StickyBar as Bar } from './sticky-bar.tsx';
import css from './rail-room.module.css';

/** Sticks content to the bottom of the window, next to the app's rail on wide screens. */
export const StickyBar = ({ className, ...props }: ComponentProps<typeof Bar>) => (
  <Bar {...props} className={cx(css.room, className)} />
);
