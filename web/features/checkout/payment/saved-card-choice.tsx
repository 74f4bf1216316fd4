import { useState } from 'react';
import type { PaymentChoice } from '#contract/orders/checkout.ts';
import { useSettledChoice } from '#web/device/focus/use-settled-choice.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Checkbox, ChoiceGroup, Radio } from '#web/ui/inputs/choice.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { savedCardLabel } from '#web/texts/saved-card.ts';
import { useSaving, type SavingsProps } from '../savings/use-saving.ts';
import css from './saved-card-choice.module.css';

/** Chooses a saved card, or a new one with an option to save it. `payment` is the current choice, confirmed or not. */
export function SavedCardChoice({ payment, ...props }: SavingsProps & { payment: PaymentChoice }) {
  const { api } = useShop();
  const { busy, problem, save } = useSaving(props);
  const { cards } = props.checkout;
  const [clicked, setClicked] = useState<{ id: number | null } | null>(null);
  const send = (card: Pick<PaymentChoice, 'savedCardId' | 'saveCard'>) =>
    save(() => api('PUT /api/checkout/payment', { method: payment.method, ...card }));
  const { pending, choose, group } = useSettledChoice<number | null>(async (id) => {
    setClicked({ id });
    await send(id === null ? {} : { savedCardId: id });
    setClicked(null);
  });
  const shownId = pending === undefined ? (clicked ? clicked.id : payment.savedCardId) : pending;
  const chosen = cards.saved.find(({ id }) => id === shownId);
  return (
    <div className={css.cards}>
      {cards.saved.length > 0 && (
        <ChoiceGroup {...group} legend={m.card_choice()}>
          {cards.saved.map((card) => (
            <Radio key={card.id} name="saved-card" checked={card === chosen} onChecked={() => choose(card.id)}>
              {savedCardLabel(card)}
            </Radio>
          ))}
          <Radio name="saved-card" checked={!chosen} onChecked={() => choose(null)}>
            {m.card_another()}
          </Radio>
        </ChoiceGroup>
      )}
      {cards.canSave && !chosen && (
        <Checkbox
          checked={payment.saveCard === true}
          disabled={busy}
          hint={m.card_save_consent()}
          onChecked={(saveCard) => void send(saveCard ? { saveCard } : {})}
        >
          {m.card_save()}
        </Checkbox>
      )}
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
}
