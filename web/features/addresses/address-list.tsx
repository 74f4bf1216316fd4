import { useId } from 'react';
import type { BookAddress } from '#domain/addresses/address-book.ts';
import { useSettledChoice } from '#web/device/focus/use-settled-choice.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Radio } from '#web/ui/inputs/choice.tsx';
import { addressText } from '#web/texts/address.ts';
import css from './my-addresses.module.css';

/** Formats a saved address with its city. */
export const addressLine = (address: BookAddress) => `${address.city}, ${addressText(address)}`;

/** Saved addresses: one is selected, each can be edited or deleted. */
export function AddressList({
  addresses,
  onSelect,
  onEdit,
  onRemove,
}: {
  addresses: readonly BookAddress[];
  onSelect: (id: number) => void;
  onEdit: (id: number) => void;
  onRemove: (address: BookAddress) => void;
}) {
  const name = useId();
  const { pending, choose, group } = useSettledChoice(onSelect);
  if (addresses.length === 0) return null;
  return (
    <fieldset {...group} className={css.list}>
      <legend className="visually-hidden">{m.address_choose()}</legend>
      {addresses.map((address) => {
        const hints = [address.isSelected && m.address_selected(), address.comment].filter(Boolean);
        return (
          <div key={address.id} className={css.card} data-selected={address.isSelected || undefined}>
            <Radio
              name={name}
              checked={pending === undefined ? address.isSelected : pending === address.id}
              onChecked={() => choose(address.id)}
              hint={hints.length > 0 ? hints.join(' · ') : undefined}
            >
              {addressLine(address)}
            </Radio>
            <div className={css.actions}>
              <Button size="small" kind="quiet" onClick={() => onEdit(address.id)}>
                {m.address_edit()}
                <span className="visually-hidden">: {addressText(address)}</span>
              </Button>
              <Button size="small" kind="quiet" onClick={() => onRemove(address)}>
                {m.address_delete()}
                <span className="visually-hidden">: {addressText(address)}</span>
              </Button>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
