import type { GiftCard } from '#contract/customers/profile.ts';
import type { WalletName } from '#contract/customers/wallet-passes.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { hasDarkText } from '#domain/gifts/gift-purchase.ts';
import { GIFT_CARD_METHOD } from '#domain/payments/payment-policies.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { giftPictureUrl } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { GiftCardPicture } from '#web/ui/marks/gift-card.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { GiftCardKey } from './gift-card-key.tsx';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import { useWallets, WalletButtons } from './wallet-buttons.tsx';
import css from '../profile.module.css';

/** The customer's gift cards: usable ones, then spent and expired ones. */
export function GiftCards() {
  const { paths, frame } = useShop();
  const { data, retry } = useCustomerData('POST /api/pages/profile/gift-cards', {});
  const wallets = useWallets();
  return (
    <Loaded data={data} retry={retry} errorTitle={m.profile_giftcards_failed()}>
      {({ activeCards, endedCards }) =>
        activeCards.length + endedCards.length === 0 ? (
          <EmptyState
            title={m.profile_giftcards_empty()}
            text={<p>{m.profile_giftcards_empty_text()}</p>}
            action={
              frame.payments.includes(GIFT_CARD_METHOD) && (
                <Button kind="action" href={paths.giftCardDesigner()}>
                  {m.profile_giftcards_buy()}
                </Button>
              )
            }
          />
        ) : (
          <div className={css.stack}>
            <CardList cards={activeCards} wallets={wallets} />
            {endedCards.length > 0 && (
              <>
                <h2 className={css.heading}>{m.profile_giftcards_ended()}</h2>
                <CardList cards={endedCards} wallets={[]} areEnded />
              </>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function CardList({
  cards,
  wallets,
  areEnded = false,
}: {
  cards: readonly GiftCard[];
  wallets: readonly WalletName[];
  areEnded?: boolean;
}) {
  const { language, frame } = useShop();
  return (
    <ul role="list" className={css.cards}>
      {cards.map((card) => {
        const { id, number, nominal, balance, sender, message, design, colour, readable, expiresAt } = card;
        return (
          <li key={id}>
            <GiftCardPicture
              picture={giftPictureUrl(design || 'ornament', colour || 'turquoise')}
              ink={colour && hasDarkText(colour) ? 'dark' : 'light'}
              shop={frame.shopName}
              amount={formatTenge(balance)}
              message={message || undefined}
              sender={sender ? m.profile_giftcards_from({ name: sender }) : undefined}
              isEnded={areEnded}
            />
            <p className={css.cardNote}>
              <span className="tabular">{number}</span>
              {balance < nominal && <span>{m.profile_giftcards_of({ amount: formatTenge(nominal) })}</span>}
              {expiresAt && (
                <span>
                  {m.profile_until({
                    // `expiresAt` is midnight after the last day.
                    date: formatDate(almatyDate(new Date(Date.parse(expiresAt) - 1)), language, 'short'),
                  })}
                </span>
              )}
            </p>
            <DeliveryNote card={card} />
            {readable && !areEnded && (
              <>
                <GiftCardKey id={id} />
                <WalletButtons wallets={wallets} giftCardId={id} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Recipient and delivery of a card; nothing for a card not bought in the shop. */
function DeliveryNote({ card: { recipient, delivery, sentAt } }: { card: GiftCard }) {
  const { language } = useShop();
  if (delivery === null) return null;
  const sentDate = sentAt === null ? null : new Date(sentAt);
  return (
    <p className={css.cardNote}>
      {recipient !== '' && <span>{m.profile_giftcards_to({ name: recipient })}</span>}
      <span>{delivery === 'plastic' ? m.profile_giftcards_plastic() : m.profile_giftcards_electronic()}</span>
      {sentDate && (
        <span>
          {m.gift_card_sent_at({
            date: formatDate(almatyDate(sentDate), language, 'short'),
            time: almatyTime(sentDate),
          })}
        </span>
      )}
    </p>
  );
}
