import { Fragment, useState, type ReactNode } from 'react';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import {
  ADDRESS_LIMITS,
  addressFieldEntries,
  type Address,
  type AddressFieldName,
  type AddressFlagFieldName,
  type AddressTextFieldName,
} from '#domain/addresses/address.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { AddressPosition } from '#web/state/customer/address-position.ts';
import { useAddressSuggestions } from '#web/state/customer/address-suggestions.ts';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { Combobox } from '#web/ui/inputs/combobox.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { usePressEnd } from '#web/ui/overlays/use-press-end.ts';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import type { DeliveryProblem } from './delivery-fields.ts';
import css from '../fields.module.css';

/**
 * Courier address; a private house has fewer fields. Once street and house are typed, the address is geocoded; a warning
 * is shown but does not block.
 */
export function AddressFields({
  city,
  address,
  lifting = false,
  position,
  problems,
  cityLink,
  map,
}: {
  /** City of the address; defaults to the page's. */
  city?: string;
  address: Address;
  /** Lifting needs a floor. */
  lifting?: boolean;
  position: AddressPosition;
  problems: readonly DeliveryProblem[];
  /** Changes the city. */
  cityLink?: ReactNode;
  /** Map of the house, shown after it. */
  map?: ReactNode;
}) {
  const { api, frame } = useShop();
  const afterPress = usePressEnd();
  // No suggestions for a value that was chosen or prefilled.
  const [typedStreet, setTypedStreet] = useState<string | null>(null);
  const [typedHouse, setTypedHouse] = useState<string | null>(null);
  const streets = useAddressSuggestions(api, typedStreet, city).map(toOption);
  const hasHouseQuery = typedHouse !== null && typedHouse !== '' && address.street !== '';
  // An interpolated position adds nothing to the typed house number.
  const houses = useAddressSuggestions(api, hasHouseQuery ? `${address.street}, ${typedHouse}` : null, city)
    .filter(({ kind, isApproximate }) => kind === 'house' && !isApproximate)
    .map(toOption);
  const listProps = {
    listLabel: m.address_suggestions(),
    optionCountText: (count: number) => m.address_suggestions_found({ count }),
    onChoose: (suggestion: AddressSuggestion) => {
      setTypedStreet(null);
      setTypedHouse(null);
      position.choose(suggestion);
    },
  };
  const textProps = (name: AddressTextFieldName) => ({
    name,
    value: address[name],
    maxLength: ADDRESS_LIMITS[name],
    onValue: (value: string) => position.type({ [name]: value }),
  });
  const optionalProps = { aside: m.checkout_optional() };
  const flagProps = (name: AddressFlagFieldName) => ({
    name,
    checked: address[name],
    onChecked: (checked: boolean) => position.type({ [name]: checked }),
  });
  const floorError = problems.includes('floor')
    ? m.checkout_error_floor()
    : problems.includes('floor-lifting')
      ? m.checkout_error_floor_lifting()
      : undefined;
  const inputs: Record<AddressFieldName, ReactNode> = {
    street: (
      <Combobox
        {...textProps('street')}
        onValue={(street) => {
          setTypedStreet(street);
          position.type({ street });
        }}
        {...listProps}
        options={streets}
        label={m.checkout_street()}
        required
        error={problems.includes('street') ? m.checkout_error_street() : undefined}
        className={css.street}
      />
    ),
    house: (
      <Combobox
        {...textProps('house')}
        {...listProps}
        onValue={(house) => {
          setTypedHouse(house);
          position.type({ house });
        }}
        options={houses}
        label={m.checkout_house()}
        required
        error={problems.includes('house') ? m.checkout_error_house() : undefined}
        className={css.house}
      />
    ),
    apartment: (
      <TextInput
        {...textProps('apartment')}
        {...optionalProps}
        label={m.checkout_apartment()}
        autoComplete="address-line2"
        className={css.flat}
      />
    ),
    entrance: (
      <TextInput
        {...textProps('entrance')}
        {...optionalProps}
        label={m.checkout_entrance()}
        autoComplete="off"
        className={css.small}
      />
    ),
    floor: (
      <TextInput
        {...textProps('floor')}
        {...(lifting ? { required: true } : optionalProps)}
        label={m.checkout_floor()}
        error={floorError}
        inputMode="numeric"
        autoComplete="off"
        className={css.small}
      />
    ),
    comment: (
      <Textarea
        {...textProps('comment')}
        {...optionalProps}
        label={m.checkout_comment()}
        rows={2}
        autoComplete="off"
        className={css.wide}
      />
    ),
    isPrivateHouse: <Checkbox {...flagProps('isPrivateHouse')}>{m.checkout_private()}</Checkbox>,
    hasElevator: <Checkbox {...flagProps('hasElevator')}>{m.checkout_elevator()}</Checkbox>,
    hasIntercom: <Checkbox {...flagProps('hasIntercom')}>{m.checkout_intercom()}</Checkbox>,
  };
  const visibleFields = addressFieldEntries.filter(([, { isFlatOnly }]) => !(isFlatOnly && address.isPrivateHouse));
  const renderInputs = (fields: typeof visibleFields) =>
    fields.map(([name]) => <Fragment key={name}>{inputs[name]}</Fragment>);
  const textFields = visibleFields.filter(([, { kind }]) => kind === 'text');
  return (
    <fieldset className={css.block}>
      <legend className={css.subtitle}>{m.checkout_address({ city: city ?? frame.city.name })}</legend>
      {cityLink && <div className={css.city}>{cityLink}</div>}
      <div
        className={css.address}
        onBlur={({ target }) => identifiesHouse(target) && afterPress(() => void position.find())}
      >
        {renderInputs(textFields.filter(([, { isRequired: required, isFlatOnly }]) => required || isFlatOnly))}
        <p className={css.doubt} role="status" {...(position.isWarned && { tabIndex: -1, 'data-problem': '' })}>
          {position.warning &&
            `${position.warning}. ${position.isWarned ? m.address_doubt_again() : m.address_doubt_hint()}`}
        </p>
        {map && <div className={css.wide}>{map}</div>}
        <div className={css.checks}>{renderInputs(visibleFields.filter(([, { kind }]) => kind === 'flag'))}</div>
        {renderInputs(textFields.filter(([, { isRequired: required, isFlatOnly }]) => !required && !isFlatOnly))}
      </div>
    </fieldset>
  );
}

function toOption(suggestion: AddressSuggestion) {
  return { ...suggestion, key: `${suggestion.text} ${suggestion.district}`, note: suggestion.district };
}

/** Whether a field identifies the house. */
function identifiesHouse(field: EventTarget): boolean {
  return field instanceof HTMLInputElement && (field.name === 'street' || field.name === 'house');
}
