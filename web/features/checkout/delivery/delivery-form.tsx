import { useState } from 'react';
import type { CartLine } from '#contract/orders/cart.ts';
import { removeSession, useTabState } from '#web/device/memory/tab-memory.ts';
import { shouldOfferLifting } from '#domain/delivery/delivery.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { useAddressPosition } from '#web/state/customer/address-position.ts';
import { ChoiceGroup } from '#web/ui/inputs/choice.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { AddressFields } from './address-fields.tsx';
import { CourierVisits } from './courier-visits.tsx';
import {
  deliveryChoice,
  deliveryFields,
  parseStoredDelivery,
  deliveryPreview,
  deliveryProblems,
  availableFields,
  type DeliveryFields,
  type DeliveryProblem,
} from './delivery-fields.ts';
import { CourierCard, ExpressCard, PickupCard } from './delivery-kinds.tsx';
import { LiftingChoice } from './lifting-choice.tsx';
import { PickupList } from './pickup-list.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { rememberDelivery, withGuestDelivery } from '../guest-memory.ts';
import { StepForm } from '../steps/step-form.tsx';
import type { StepFormProps } from '../steps/step-form-props.ts';
import { stepProblem } from '../steps/step-problem.ts';
import { usePricePreview } from '../use-price-preview.ts';
import css from '../fields.module.css';

/** The line is ordered, and no licence key. */
const isCollected = ({ digital, state, selected }: CartLine) => selected && !digital && state !== 'unavailable';

/** Fields typed for one city are never used for another. */
const storageKey = (city: string) => `checkout-delivery-${city}`;

/** Step 2: courier, express or pickup; asks only for the fields of the chosen method. */
export function DeliveryForm({ checkout, addressMap, shopMap, cityLink, onSaved, onStale, onPreview }: StepFormProps) {
  const { api, frame } = useShop();
  const key = storageKey(frame.city.keyword);
  const [stored, change] = useTabState<DeliveryFields>(
    key,
    () =>
      customerId.get() === null
        ? withGuestDelivery(deliveryFields(checkout), frame.city.keyword)
        : deliveryFields(checkout),
    parseStoredDelivery,
  );
  const [problems, setProblems] = useState<DeliveryProblem[]>([]);
  const fields = availableFields(stored, checkout);
  const { kind, address, lifting, parts, visit, visits, shopId } = fields;
  const { courier, pickup } = checkout;
  const isCourier = kind === 'courier' || kind === 'express';
  usePricePreview(deliveryPreview(fields), onPreview);
  const update = (next: Partial<DeliveryFields>) => {
    change(next);
    // Shown problems disappear when fixed; new ones appear only on the next submit.
    if (problems.length > 0) {
      const remaining = deliveryProblems(availableFields({ ...stored, ...next }, checkout));
      setProblems(problems.filter((problem) => remaining.includes(problem)));
    }
  };
  const position = useAddressPosition({
    city: frame.city.name,
    address,
    onChange: (next) => update({ address: { ...address, ...next } }),
  });
  const step = useForm({
    check() {
      const found = deliveryProblems(fields);
      setProblems(found);
      return found.length === 0;
    },
    async send() {
      const confirmed = isCourier ? await position.confirm() : address;
      if (!confirmed) return;
      const { coordinates } = confirmed;
      const choice = deliveryChoice({ ...fields, address: { ...address, coordinates } });
      const saved = await api('PUT /api/checkout/delivery', choice);
      removeSession(key);
      if (customerId.get() === null) rememberDelivery(frame.city.keyword, fields);
      onSaved(saved);
    },
    describeError(error) {
      onStale(error);
      return stepProblem(error);
    },
  });
  const cardProps = { chosen: kind, onChoose: (next: DeliveryFields['kind']) => update({ kind: next }), checkout };
  return (
    <StepForm {...step}>
      <ChoiceGroup legend={m.checkout_kind()} legendHidden>
        <div className={css.cards} {...(problems.includes('kind') && { tabIndex: -1, 'data-problem': '' })}>
          {courier && <CourierCard {...cardProps} />}
          {courier?.express && <ExpressCard {...cardProps} />}
          <PickupCard {...cardProps} />
        </div>
      </ChoiceGroup>
      <ErrorMessage isInline>{problems.includes('kind') && m.checkout_error_kind()}</ErrorMessage>
      {isCourier && <SavedAddresses address={address} onChoose={(chosen) => update({ address: chosen })} />}
      {isCourier && (
        <AddressFields
          address={address}
          lifting={lifting}
          position={position}
          problems={problems}
          cityLink={cityLink}
          map={addressMap({ pin: address.coordinates, position })}
        />
      )}
      {kind === 'courier' && courier && (
        <CourierVisits
          checkout={checkout}
          courier={courier}
          parts={parts}
          visit={visit}
          visits={visits}
          onChange={update}
          error={problems.includes('visit') ? m.checkout_error_visit() : undefined}
        />
      )}
      {isCourier && courier && shouldOfferLifting(courier.lifting, address) && (
        <LiftingChoice
          courier={courier}
          address={address}
          isSplit={kind === 'courier' && parts === 'split'}
          lifting={lifting}
          onLifting={(isWanted) => update({ lifting: isWanted })}
        />
      )}
      {kind === 'pickup' && (
        <PickupList
          shops={pickup}
          productCount={checkout.cart.lines.filter(isCollected).length}
          shopMap={shopMap}
          keepDays={checkout.pickupKeepDays}
          shopId={shopId}
          onShop={(id) => update({ shopId: id })}
          error={problems.includes('shop') ? m.checkout_error_shop() : undefined}
        />
      )}
    </StepForm>
  );
}
