import { useEffect, useEffectEvent, useState } from 'react';
import type { Address } from '#domain/addresses/address.ts';
import { toClientAddress, type BookAddress } from '#domain/addresses/address-book.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { addressText } from '#web/texts/address.ts';

/**
 * The customer's saved addresses in this city, the selected one first. A click fills the form; the selected one
 * prefills an empty form. Renders nothing for a guest.
 */
export function SavedAddresses({ address, onChoose }: { address: Address; onChoose: (address: Address) => void }) {
  const { api, frame } = useShop();
  const customer = customerId.use();
  const [saved, setSaved] = useState<readonly BookAddress[]>([]);
  const show = useEffectEvent((addresses: readonly BookAddress[]) => {
    setSaved(addresses);
    const selected = addresses.find(({ city, isSelected }) => isSelected && city === frame.city.name);
    if (selected && address.street === '' && address.house === '') onChoose(toFields(selected));
  });
  useEffect(() => {
    if (customer === null) return;
    const controller = new AbortController();
    api('GET /api/pages/profile/addresses', {}, { signal: controller.signal }).then(
      (addresses) => show(addresses.map(toClientAddress)),
      () => {},
    );
    return () => controller.abort();
  }, [api, customer]);
  const inCity = saved
    .filter(({ city }) => customer !== null && city === frame.city.name)
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected));
  if (inCity.length === 0) return null;
  return (
    <ChipRow label={m.address_choose()}>
      {inCity.map((item) => {
        const fields = toFields(item);
        return (
          <Chip key={item.id} pressed={addressText(fields) === addressText(address)} onClick={() => onChoose(fields)}>
            {addressText(fields)}
          </Chip>
        );
      })}
    </ChipRow>
  );
}

/** Converts a saved address to the form's fields. */
function toFields({ id: _id, city: _city, isSelected: _selected, ...fields }: BookAddress): Address {
  return fields;
}
