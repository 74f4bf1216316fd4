import type { Checkout, DeliveryAddress } from '#contract/orders/checkout.ts';
import { liftingFee } from '#domain/delivery/delivery.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { weightText } from '#domain/measures/weight.ts';
import { m } from '#web/messages.ts';
import { Checkbox } from '#web/ui/inputs/choice.tsx';

type Courier = NonNullable<Checkout['courier']>;

/** Lifting to the floor with its price and reason; the server's sum is authoritative. */
export function LiftingChoice({
  courier: { lifting: terms },
  address,
  isSplit,
  lifting,
  onLifting,
}: {
  courier: Courier;
  address: DeliveryAddress;
  isSplit: boolean;
  lifting: boolean;
  onLifting: (isWanted: boolean) => void;
}) {
  const price = formatTenge(terms.perFloor);
  const floor = /^\d{1,3}$/.test(address.floor.trim()) ? Number(address.floor) : null;
  const hint = () => {
    // Parts are weighed separately; their fees are in the sum.
    if (floor === null || isSplit)
      return m.checkout_lifting_rule({ price, weight: weightText(terms.fromGrams), floor: terms.aboveFloor });
    const fee = liftingFee(
      { weightGrams: terms.weightGrams, floor, hasElevator: address.hasElevator },
      { liftingFromGrams: terms.fromGrams, liftingAboveFloor: terms.aboveFloor, liftingPerFloor: terms.perFloor },
    );
    return fee === 0
      ? m.checkout_lifting_free()
      : m.checkout_lifting_price({ total: formatTenge(fee), price, weight: weightText(terms.weightGrams) });
  };
  return (
    <Checkbox name="lifting" checked={lifting} onChecked={onLifting} hint={hint()}>
      {m.checkout_lifting()}
    </Checkbox>
  );
}
