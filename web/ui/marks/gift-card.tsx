import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import css from './gift-card.module.css';

/** Shows a gift card: a drawn picture with the words of this card on it, which grow and shrink with the card. */
export function GiftCardPicture({
  picture,
  ink = 'light',
  shop,
  amount,
  message,
  sender,
  note,
  ended = false,
  eager = false,
}: {
  /** Address of the drawing; without one the card is plain. */
  picture: string | null;
  ink?: 'light' | 'dark';
  shop: string;
  amount: ReactNode;
  /** All of it is drawn, the smaller the longer it is. */
  message?: string;
  /** Who gives it, in words. */
  sender?: ReactNode;
  /** Number, term or what is left. */
  note?: ReactNode;
  /** Spent or over. */
  ended?: boolean;
  eager?: boolean;
}) {
  return (
    <div className={cx(css.card, ink === 'dark' && css.dark, ended && css.ended)}>
      {picture && (
        <img src={picture} alt="" width={640} height={404} loading={eager ? 'eager' : 'lazy'} className={css.picture} />
      )}
      <div className={css.words}>
        <span className={css.shop}>{shop}</span>
        {message != null && <span className={cx(css.message, css[sizeOf(message)])}>{message}</span>}
        <strong className={css.amount}>{amount}</strong>
        {sender != null && <span className={css.line}>{sender}</span>}
        {note != null && <span className={css.line}>{note}</span>}
      </div>
    </div>
  );
}

/** Characters in a line and lines on the card, for each size of type. */
const SIZES = [
  { name: 'large', inLine: 24, lines: 4 },
  { name: 'medium', inLine: 30, lines: 5 },
  { name: 'small', inLine: 36, lines: 7 },
] as const;

/** Returns the largest type in which the message fits; with more breaks than lines it runs on without them. */
function sizeOf(message: string): 'large' | 'medium' | 'small' | 'running' {
  const fits = SIZES.find(
    ({ inLine, lines }) =>
      message.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / inLine)), 0) <= lines,
  );
  return fits?.name ?? 'running';
}
