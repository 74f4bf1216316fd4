import type { ServiceOffer } from '#contract/orders/services.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import css from './services.module.css';

/** Checkboxes of the services of a product; more than one product has a quantity for each chosen service. */
export function ServiceChoice({
  name,
  services,
  products,
  onQuantity,
}: {
  /** Name of the product. */
  name: string;
  services: readonly (ServiceOffer & { quantity: number })[];
  /** Quantity of the product. */
  products: number;
  onQuantity: (code: string, quantity: number) => void;
}) {
  return (
    <ul role="list" className={css.list} aria-label={m.service_list({ name })}>
      {services.map((service) => (
        <li key={service.code} className={css.service}>
          <Checkbox
            checked={service.quantity > 0}
            onChecked={(isChosen) => onQuantity(service.code, isChosen ? products : 0)}
            aside={<b className={css.price}>{formatTenge(service.price)}</b>}
            hint={
              <>
                {service.included}
                {service.visit && ` ${m.service_visit()}`}
              </>
            }
          >
            {service.name}
          </Checkbox>
          {service.quantity > 0 && products > 1 && (
            <QuantityStepper
              size="small"
              className={css.stepper ?? ''}
              value={service.quantity}
              max={products}
              onValue={(quantity) => onQuantity(service.code, quantity)}
              label={m.cart_quantity({ name: service.name })}
              labels={{ less: m.cart_less(), more: m.cart_more() }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
