import type { ReactNode } from 'react';
import { cx } from './cx.ts';
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
  message?: ReactNode;
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
        {message != null && <span className={css.message}>{message}</span>}
        <strong className={css.amount}>{amount}</strong>
        {sender != null && <span className={css.small}>{sender}</span>}
        {note != null && <span className={css.small}>{note}</span>}
      </div>
    </div>
  );
}
