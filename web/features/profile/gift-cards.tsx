import type { GiftCard } from '#contract/profile.ts';
import { almatyDate, formatDate } from '#domain/calendar.ts';
import { formatTenge } from '#domain/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';
import { Loaded } from './loaded.tsx';
import { useOwn } from './use-own.ts';
import css from './profile.module.css';

/** The customer's gift cards as pictures: those that can pay, then those that are over. */
export function GiftCards() {
  const { paths } = useShop();
  const { own, retry } = useOwn('POST /api/pages/profile/gift-cards', {});
  return (
    <Loaded own={own} retry={retry} failed={m.profile_giftcards_failed()}>
      {({ activeCards, endedCards }) =>
        activeCards.length + endedCards.length === 0 ? (
          <EmptyState
            title={m.profile_giftcards_empty()}
            text={<p>{m.profile_giftcards_empty_text()}</p>}
            action={
              <Button kind="action" href={paths.giftCards()}>
                {m.profile_giftcards_buy()}
              </Button>
            }
          />
        ) : (
          <div className={css.stack}>
            <CardList cards={activeCards} />
            {endedCards.length > 0 && (
              <>
                <h2 className={css.heading}>{m.profile_giftcards_ended()}</h2>
                <CardList cards={endedCards} ended />
              </>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function CardList({ cards, ended = false }: { cards: readonly GiftCard[]; ended?: boolean }) {
  const { language } = useShop();
  return (
    <ul role="list" className={css.cards}>
      {cards.map(({ id, number, nominal, balance, sender, expiresAt }) => (
        <li key={id} className={cx(css.giftCard, ended && css.ended)}>
          <Icon name="gift" size={32} />
          <strong>{formatTenge(balance)}</strong>
          <span>
            {balance < nominal && m.profile_giftcards_of({ amount: formatTenge(nominal) })}
            {sender && <span className={css.sender}>{m.profile_giftcards_from({ name: sender })}</span>}
          </span>
          <span className="tabular">
            {number}
            {expiresAt && (
              <>
                <br />
                {m.profile_until({
                  date: formatDate(almatyDate(new Date(Date.parse(expiresAt) - 1)), language, 'short'),
                })}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
