import { m } from '#web/messages.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import css from './cart-view.module.css';
import line from './cart-line.module.css';
import side from './cart-summary.module.css';

/** Placeholder of the cart while loading. */
export function CartSkeleton() {
  return (
    <div className={css.layout} aria-busy="true">
      <div className={css.head}>
        <h1>{m.cart_title()}</h1>
        <p className="visually-hidden" role="status">
          {m.cart_loading()}
        </p>
      </div>
      <div className={css.lines}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={line.line}>
            <div className={line.picture}>
              <Skeleton shape="square" />
            </div>
            <div className={line.about}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </div>
      <div className={side.card}>
        <Skeleton shape="block" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
