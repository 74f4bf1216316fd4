import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { addToCart, useQuantityInCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { showAdded } from './buy.ts';
import { showBuyProblem } from './buy-problem.ts';
import { ProductPicture } from '../product-picture.tsx';
import css from './added-panel.module.css';

const MAX_ACCESSORIES = 3;

/** Confirms an addition to the cart and offers accessories; without any, the confirmation is a notice. */
export function AddedPanel({ product, onClose }: { product: Pick<ProductCard, 'id' | 'name'>; onClose: () => void }) {
  const shop = useShop();
  const { api, paths } = shop;
  const [accessories, setAccessories] = useState<readonly ProductCard[]>([]);
  const close = useEffectEvent(onClose);
  const closeEmpty = useEffectEvent(() => {
    showAdded(product, shop);
    onClose();
  });
  useEffect(() => {
    const controller = new AbortController();
    const onNoAccessories = () => {
      if (!controller.signal.aborted) closeEmpty();
    };
    api('GET /api/catalog/products/:id/related', { id: product.id }, { signal: controller.signal }).then(
      ({ accessories, together }) => {
        const candidates = [...accessories, ...together].map((accessory) => accessory.product);
        const buyable = candidates.filter(
          ({ id, availability }, index) =>
            availability.buyable && candidates.findIndex((candidate) => candidate.id === id) === index,
        );
        if (buyable.length === 0) onNoAccessories();
        else setAccessories(buyable.slice(0, MAX_ACCESSORIES));
      },
      onNoAccessories,
    );
    return () => controller.abort();
  }, [api, product.id]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  if (accessories.length === 0) return null;
  return createPortal(
    <section className={css.panel} aria-label={m.added_label()} data-print="hide">
      <div className={css.head}>
        <Icon name="success" size={20} className={css.done} />
        <p role="status" className={css.what}>
          {m.card_added({ name: product.name })}
        </p>
        <IconButton icon="close" size="small" label={m.frame_close()} onClick={onClose} />
      </div>
      <h2 className={css.title}>{m.added_fits()}</h2>
      <ul role="list" className={css.list}>
        {accessories.map((accessory) => (
          <Accessory key={accessory.id} product={accessory} />
        ))}
      </ul>
      <Button wide kind="action" href={paths.cart()}>
        {m.cart_to_cart()}
      </Button>
    </section>,
    document.body,
  );
}

function Accessory({ product }: { product: ProductCard }) {
  const shop = useShop();
  const { api, paths, language } = shop;
  const isInCart = useQuantityInCart(product.id) > 0;
  const { busy, run } = useAttempt((error) => {
    showBuyProblem(error, shop);
    return '';
  });
  return (
    <li className={css.item}>
      <ProductPicture picture={product.picture} kind={product.kind} sizes="56px" className={css.picture} />
      <span className={css.about}>
        <a href={paths.product(product.id)} className={css.name}>
          {product.name}
        </a>
        {product.price !== null && <b className={css.price}>{formatTenge(product.price, language)}</b>}
      </span>
      {isInCart ? (
        <Icon name="check" label={m.card_added({ name: product.name })} className={css.done} />
      ) : (
        <IconButton
          kind="outlined"
          icon="plus"
          disabled={busy}
          label={m.card_buy_name({ name: product.name })}
          onClick={() => void run(() => addToCart(api, product.id))}
        />
      )}
    </li>
  );
}
