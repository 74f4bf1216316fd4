import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './gift-card.module.css';

/** Gift card: an illustration with the card's message, scaled with the card. */
export function GiftCardPicture({
  picture,
  ink = 'light',
  shop,
  amount,
  message,
  sender,
  note,
  isEnded = false,
  eager = false,
}: {
  /** URL of the illustration; without one the card is plain. */
  picture: string | null;
  ink?: 'light' | 'dark';
  shop: string;
  amount: ReactNode;
  /** Message, always shown in full: longer text gets smaller type. */
  message?: string;
  /** Name of the giver. */
  sender?: ReactNode;
  /** Number, term or balance. */
  note?: ReactNode;
  /** Spent or expired. */
  isEnded?: boolean;
  eager?: boolean;
}) {
  return (
    <div className={cx(css.card, ink === 'dark' && css.dark, isEnded && css.ended)}>
      {picture && (
        <img src={picture} alt="" width={640} height={404} loading={eager ? 'eager' : 'lazy'} className={css.picture} />
      )}
      <div className={css.text}>
        <span className={css.shop}>{shop}</span>
        {message != null && <span className={cx(css.message, css[messageSize(message)])}>{message}</span>}
        <strong className={css.amount}>{amount}</strong>
        {sender != null && <span className={css.line}>{sender}</span>}
        {note != null && <span className={css.line}>{note}</span>}
      </div>
    </div>
  );
}

/** Characters per line and lines per card, for each type size. */
const TYPE_SIZES = [
  { name: 'large', lineLength: 24, lines: 4 },
  { name: 'medium', lineLength: 30, lines: 5 },
  { name: 'small', lineLength: 36, lines: 7 },
] as const;

/** Largest type size in which the message fits. With more line breaks than lines, the breaks are dropped. */
function messageSize(message: string): 'large' | 'medium' | 'small' | 'running' {
  const typeSize = TYPE_SIZES.find(
    ({ lineLength, lines }) =>
      message.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / lineLength)), 0) <= lines,
  );
  return typeSize?.name ?? 'running';
}
