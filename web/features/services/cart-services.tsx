import type { CartLine } from '#contract/orders/cart.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { useServiceQuantity } from './use-service-quantity.ts';
import css from './services.module.css';

/** Services of a cart line, folded until one is chosen; ended ones are named until the shopper accepts the cart. */
export default function CartServices({ line: { product, quantity, services } }: { line: CartLine }) {
  const setQuantity = useServiceQuantity(product.id);
  const offered = services.filter(({ state }) => state !== 'unavailable');
  const repriced = offered.filter(({ state, quantity: chosen }) => state === 'repriced' && chosen > 0);
  const isChosen = offered.some(({ quantity: chosen }) => chosen > 0);
  return (
    <>
      {offered.length < services.length && <p className={css.changed}>{m.service_gone()}</p>}
      {repriced.map(({ code, name, priceSeen, price }) => (
        <p key={code} className={css.changed}>
          {m.checkout_changed_price({ name, before: formatTenge(priceSeen), after: formatTenge(price) })}
        </p>
      ))}
      {offered.length > 0 && (
        <Disclosure title={m.service_title()} open={isChosen}>
          <ServiceChoice name={product.name} services={offered} products={quantity} onQuantity={setQuantity} />
        </Disclosure>
      )}
    </>
  );
}
