import { useState, type ReactNode } from 'react';
import type { CheckoutGifts, GiftProduct } from '#contract/orders/checkout.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { useSettledChoice } from '#web/device/focus/use-settled-choice.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { RadioCard } from '#web/ui/inputs/choice.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { useSaving, type SavingsProps } from './use-saving.ts';
import css from './savings.module.css';

type Choice = { offer: string; productId: number } | null;

const LOST_TEXTS: Record<NonNullable<CheckoutGifts['lost']>, () => string> = {
  gone: () => m.gift_choice_gone(),
  'not-earned': () => m.gift_choice_not_earned(),
};

/** Gifts for this order: one of them, or none, and the amount missing for the next one. */
export function GiftField({ picture, ...props }: SavingsProps & { picture: (gift: GiftProduct) => ReactNode }) {
  const { api, language } = useShop();
  const { problem, save } = useSaving(props);
  // The mark changes on the click, the order with the response.
  const [clicked, setClicked] = useState<Choice | undefined>(undefined);
  const { offers, chosen, lost, next } = props.checkout.gifts;
  const saveGift = async (gift: Choice) => {
    setClicked(gift);
    await save(() => api('PUT /api/checkout/gift', { gift }));
    setClicked(undefined);
  };
  const { pending, choose, group } = useSettledChoice<Choice>((gift) => void saveGift(gift));
  if (offers.length === 0 && !next && !lost) return null;
  const pendingChoice = pending === undefined ? clicked : pending;
  const selected = pendingChoice === undefined ? chosen : pendingChoice;
  return (
    <fieldset {...group} className={css.part}>
      <legend className={css.legend}>{m.gift_choice_title()}</legend>
      {lost && (
        <p className={css.warning} role="status">
          {LOST_TEXTS[lost]()}
        </p>
      )}
      {next && (
        <p className={css.note}>{m.gift_choice_missing({ title: next.title, amount: formatTenge(next.missing) })}</p>
      )}
      {offers.map(({ code, title, endsAt, products }) => (
        <div key={code} className={css.gifts}>
          <p className={css.head}>
            {title}
            {endsAt !== null && (
              <span className={css.note}>
                {m.gift_choice_until({
                  date: formatDate(almatyDate(new Date(Date.parse(endsAt) - 1)), language, 'short'),
                })}
              </span>
            )}
          </p>
          {products.map((gift) => (
            <RadioCard
              key={gift.productId}
              name="gift"
              checked={selected?.offer === code && selected.productId === gift.productId}
              onChecked={() => choose({ offer: code, productId: gift.productId })}
              title={gift.name}
              subtitle={m.gift_choice_value({ amount: formatTenge(gift.value) })}
              aside={<span className={css.picture}>{picture(gift)}</span>}
            />
          ))}
        </div>
      ))}
      {offers.length > 0 && (
        <RadioCard
          name="gift"
          checked={selected === null}
          onChecked={() => choose(null)}
          title={m.gift_choice_none()}
        />
      )}
      <ErrorMessage isInline>{problem}</ErrorMessage>
    </fieldset>
  );
}
