import { cx } from '../base/cx.ts';
import css from './skeleton.module.css';

/** Placeholder of loading content. Put `aria-busy` on the region around it. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  className,
}: {
  shape?: 'text' | 'title' | 'block' | 'square' | 'circle';
  lines?: number;
  className?: string;
}) {
  return (
    <>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <span key={index} aria-hidden="true" className={cx(css.bone, css[shape], className)} />
      ))}
    </>
  );
}

/** Placeholder of a product card, with the same height. */
export function CardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton shape="square" />
      <Skeleton lines={2} />
      <Skeleton shape="title" />
      <Skeleton shape="block" className={css.button} />
    </div>
  );
}
