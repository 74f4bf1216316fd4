import type { ReactNode } from 'react';
import type { CartMark } from '#domain/orders/cart-mark.ts';
import type { CartLine } from '#contract/orders/cart.ts';
import { formatTenge, multiply } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Price } from '#web/ui/marks/price.tsx';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import { useLineQuantity } from '#web/state/cart/line-quantity.ts';
import css from './cart-line.module.css';

/** A cart line with quantity, sum and pending decisions. */
export function CartLineRow({
  line,
  picture,
  availability,
  services,
  onRemove,
  onMark,
}: {
  line: CartLine;
  picture: ReactNode;
  availability: ReactNode;
  services: ReactNode;
  onRemove: () => void;
  onMark: (mark: CartMark) => void;
}) {
  const { paths } = useShop();
  const { product, state, available, maxQuantity, selected } = line;
  const { shownQuantity, change, changeAtOnce } = useLineQuantity(line);
  const isAvailable = state !== 'unavailable';
  const maxSelectable = Math.min(maxQuantity, Math.max(available ?? maxQuantity, 1));
  return (
    <article
      className={cx(css.line, !isAvailable && css.gone)}
      data-attention={state === 'ok' || !selected ? undefined : ''}
      tabIndex={-1}
      aria-label={product.name}
    >
      <div className={css.select}>
        <Checkbox checked={selected} onChecked={(isSelected) => onMark(isSelected ? 'selected' : 'unselected')}>
          <span className="visually-hidden">{m.cart_select_name({ name: product.name })}</span>
        </Checkbox>
      </div>
      <a className={css.picture} href={paths.product(product.id)} tabIndex={-1} aria-hidden="true">
        {picture}
      </a>
      <div className={css.about}>
        <h2 className={css.name}>
          <a href={paths.product(product.id)}>{product.name}</a>
        </h2>
        {product.condition && <p className={css.condition}>{product.condition.label}</p>}
        {product.keyFacts.length > 0 && <p className={css.facts}>{product.keyFacts.join(' · ')}</p>}
        {isAvailable && availability}
      </div>
      <LineState line={line} onQuantity={changeAtOnce} />
      <div className={css.controls}>
        {isAvailable && (
          <div className={css.quantity}>
            <QuantityStepper
              size="small"
              value={shownQuantity}
              onValue={change}
              max={maxSelectable}
              label={m.cart_quantity({ name: product.name })}
              labels={{ less: m.cart_less(), more: m.cart_more() }}
            />
            <p className={css.most} aria-live="polite">
              {shownQuantity === maxSelectable &&
                (maxSelectable === maxQuantity
                  ? m.cart_limit({ count: maxSelectable })
                  : m.cart_most({ count: maxSelectable }))}
            </p>
          </div>
        )}
        <Button
          kind="quiet"
          size="small"
          icon="clock"
          onClick={() => onMark('later')}
          aria-label={m.cart_later_name({ name: product.name })}
        >
          {m.cart_later()}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon="trash"
          onClick={onRemove}
          aria-label={m.cart_remove_name({ name: product.name })}
        >
          {m.cart_remove()}
        </Button>
      </div>
      {line.services.length > 0 && isAvailable && <div className={css.services}>{services}</div>}
      <div className={css.price}>
        {isAvailable ? (
          <LinePrice line={line} quantity={shownQuantity} />
        ) : (
          <p className={css.facts}>{m.cart_left_out()}</p>
        )}
      </div>
    </article>
  );
}

function LinePrice({ line: { product, total }, quantity }: { line: CartLine; quantity: number }) {
  const { price, oldPrice } = product;
  if (price === null) return <Price now={formatTenge(total)} />;
  const oldPriceProps =
    oldPrice !== null && oldPrice > price
      ? { old: formatTenge(multiply(oldPrice, quantity)), oldLabel: m.card_price_old(), nowLabel: m.card_price_now() }
      : {};
  return (
    <Price
      now={formatTenge(multiply(price, quantity))}
      {...oldPriceProps}
      note={quantity > 1 ? m.cart_each({ price: formatTenge(price) }) : undefined}
    />
  );
}

/** Changes since the product was added, with one button to resolve them. */
function LineState({
  line: { product, state, available, priceSeen, quantity },
  onQuantity,
}: {
  line: CartLine;
  onQuantity: (quantity: number) => void;
}) {
  const { frame } = useShop();
  if (state === 'ok' || (state === 'short' && available !== null && quantity <= available)) return null;
  return (
    <div className={css.state}>
      <Icon name="warn" size={20} />
      {state === 'repriced' && (
        <span>
          {product.price === priceSeen
            ? m.service_changed()
            : m.cart_repriced({ before: formatTenge(priceSeen), after: formatTenge(product.price ?? 0) })}
        </span>
      )}
      {state === 'unavailable' && <span>{m.cart_unavailable({ city: frame.city.name })}</span>}
      {state === 'short' && (
        <>
          <span>{m.cart_short({ count: available ?? 0 })}</span>
          <Button size="small" onClick={() => onQuantity(available ?? 1)}>
            {m.cart_take({ count: available ?? 1 })}
          </Button>
        </>
      )}
    </div>
  );
}
