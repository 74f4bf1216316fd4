import { useEffect, useState, type ReactNode } from 'react';
import { isFloor, type Address } from '#domain/addresses/address.ts';
import type { AddressDraft } from '#domain/addresses/address-book.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { useAddressPosition, type AddressMapSlot, type AddressPosition } from '#web/state/customer/address-position.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { saveErrorText } from './save-error-text.ts';
import css from './my-addresses.module.css';

/** Possible problems of a typed address; fields provide the messages. */
export type AddressProblem = 'street' | 'house' | 'floor';

/** Address fields, shared with the checkout, and the map; provided by the screen. */
export type EditorSlots = {
  fields: (props: {
    city: string;
    address: Address;
    position: AddressPosition;
    problems: readonly AddressProblem[];
  }) => ReactNode;
  map: AddressMapSlot;
};

function findProblems({ street, house, floor, isPrivateHouse }: Address): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (street.trim() === '') problems.push('street');
  if (house.trim() === '') problems.push('house');
  if (!isPrivateHouse && !isFloor(floor.trim())) problems.push('floor');
  return problems;
}

/** Address form. Geocodes before saving; an address that is not found needs a second click. */
export function AddressEditor({
  initial,
  title,
  fields,
  map,
  onSave,
  onCancel,
}: EditorSlots & {
  initial: AddressDraft;
  title: string;
  onSave: (draft: AddressDraft) => Promise<void>;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<AddressProblem[]>([]);
  const change = (next: Partial<AddressDraft>) => {
    setDraft((current) => ({ ...current, ...next }));
    const remaining = findProblems({ ...draft, ...next });
    setProblems((current) => current.filter((problem) => remaining.includes(problem)));
  };
  const position = useAddressPosition({ city: draft.city, address: draft, onChange: change });
  const { form, busy, problem } = useForm({
    check() {
      const confirmed = findProblems(draft);
      setProblems(confirmed);
      return confirmed.length === 0;
    },
    async send() {
      const foundProblems = await position.confirm();
      if (foundProblems) await onSave({ ...draft, coordinates: foundProblems.coordinates });
    },
    describeError: saveErrorText,
  });
  return (
    <form {...form} className={css.editor} aria-label={title}>
      <h2 data-opened tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <CityChoice city={draft.city} onCity={(city) => change({ city, coordinates: null })} />
      {fields({ city: draft.city, address: draft, position, problems })}
      {map({ city: draft.city, pin: draft.coordinates, position })}
      <ErrorMessage>{problem}</ErrorMessage>
      <div className={css.actions}>
        <Button kind="action" type="submit" loading={busy}>
          {position.isWarned ? m.address_save_anyway() : m.address_save()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.address_cancel()}
        </Button>
      </div>
    </form>
  );
}

/** City of the address; unchanged if the list fails to load. */
function CityChoice({ city, onCity }: { city: string; onCity: (name: string) => void }) {
  const { api } = useShop();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    api('GET /api/pages/shops/allcities', {}).then(
      (cities) => setNames(cities.map(({ name }) => name)),
      () => {},
    );
  }, [api]);
  const options = names.includes(city) ? names : [city, ...names];
  return (
    <Select
      label={m.address_city()}
      name="city"
      value={city}
      options={options.map((name) => ({ value: name, label: name }))}
      onValue={onCity}
    />
  );
}
