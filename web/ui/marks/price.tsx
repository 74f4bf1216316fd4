import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './price.module.css';

type PriceProps = {
  /** Formatted, such as "9 990 ₸". */
  now: string;
  /** Announced before the price when there is an old one. */
  nowLabel?: string;
  old?: string;
  oldLabel?: string;
  /** Formatted discount, such as "−23 %". */
  saving?: string;
  /** Line below: instalment, bonus. */
  note?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
};

/** Price from formatted strings; with `old` it also shows the previous price, labelled for screen readers. */
export function Price(props: PriceProps) {
  return drawPrice(props);
}

/** `Price` as a plain function: long lists call it to save one component per card. */
export function drawPrice({ now, nowLabel, old, oldLabel, saving, note, size = 'medium', className }: PriceProps) {
  const priceClass = cx(css.price, css[size], className);
  if (old === undefined && note == null) {
    return (
      <div className={priceClass}>
        <span className={css.now}>{now}</span>
      </div>
    );
  }
  return (
    <div className={priceClass}>
      <span className={cx(css.now, old !== undefined && css.reduced)}>
        {old !== undefined && nowLabel && <span className="visually-hidden">{nowLabel} </span>}
        {now}
      </span>
      {old !== undefined && (
        <span className={css.before}>
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          <s className={css.old}>{old}</s>
          {saving && <span className={css.saving}>{saving}</span>}
        </span>
      )}
      {note != null && <span className={css.note}>{note}</span>}
    </div>
  );
}
