import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { m } from '#web/messages.ts';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import type { GiftDraft } from './gift-draft.ts';
import css from './gift-designer.module.css';

/** Max plastic cards in one purchase. */
const MAX_PLASTIC_CARDS = 100;

/** Quantity of plastic cards, and the pickup shop. */
export function ShopFields({
  draft: { shopId, quantity },
  isWrong,
  offer: { shops },
  onChange,
}: {
  draft: GiftDraft;
  isWrong: boolean;
  offer: GiftOffer;
  onChange: (change: Partial<GiftDraft>) => void;
}) {
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{m.gift_shop()}</legend>
      <Select
        label={m.gift_shop_field()}
        required
        value={shopId}
        error={isWrong ? m.gift_problem_shop() : undefined}
        options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={(value) => onChange({ shopId: value })}
      />
      <div className={css.quantity}>
        <span>{m.gift_quantity()}</span>
        <QuantityStepper
          value={quantity}
          max={MAX_PLASTIC_CARDS}
          label={m.gift_quantity()}
          labels={{ less: m.cart_less(), more: m.cart_more() }}
          onValue={(value) => onChange({ quantity: value })}
        />
      </div>
    </fieldset>
  );
}
