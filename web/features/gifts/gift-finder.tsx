import type { GiftWish } from '#contract/gifts/gifts.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { AGE_NAMES, BUDGET_NAMES, INTEREST_NAMES, RECIPIENT_NAMES } from './gift-texts.ts';
import css from './gift-finder.module.css';

const FIELDS = [
  { name: 'whom', label: m.gift_whom, names: RECIPIENT_NAMES },
  { name: 'age', label: m.gift_age, names: AGE_NAMES },
  { name: 'interest', label: m.gift_interest, names: INTEREST_NAMES },
  { name: 'budget', label: m.gift_budget, names: BUDGET_NAMES },
] as const;

/** Form of the gift finder; `hrefFor` returns the page for the criteria. Works without scripts. */
export function GiftFinder({
  criteria,
  hrefFor,
}: {
  criteria: GiftWish;
  hrefFor: (criteria: Record<string, string | undefined>) => string;
}) {
  const { navigate } = useShop();
  const isEmpty = Object.keys(criteria).length === 0;
  return (
    <form
      action={hrefFor({})}
      aria-label={m.gift_finder()}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const formData = new FormData(event.currentTarget);
        navigate(hrefFor(Object.fromEntries(FIELDS.map(({ name }) => [name, String(formData.get(name) ?? '')]))));
      }}
    >
      {FIELDS.map(({ name, label, names }) => (
        <Select
          key={`${name} ${criteria[name] ?? ''}`}
          name={name}
          label={label()}
          placeholder={m.gift_any()}
          defaultValue={criteria[name] ?? ''}
          options={Object.entries(names).map(([value, text]) => ({ value, label: text() }))}
        />
      ))}
      <div className={css.actions}>
        <Button type="submit" kind="action">
          {m.gift_find()}
        </Button>
        {!isEmpty && <a href={hrefFor({})}>{m.gift_reset()}</a>}
      </div>
    </form>
  );
}
