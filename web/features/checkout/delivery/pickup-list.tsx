import { useState } from 'react';
import type { PickupShop } from '#contract/orders/checkout.ts';
import { toCoordinates } from '#domain/addresses/coordinates.ts';
import { m } from '#web/messages.ts';
import { useMyPosition } from '#web/state/customer/my-position.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/inputs/choice.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { distanceText } from '#web/texts/distance.ts';
import { shopHoursText } from '#web/texts/shop-hours.ts';
import type { ShopMapSlot } from '../steps/step-form-props.ts';
import { listPickupShops, type ListedPickup } from './pickup-order.ts';
import { readyText } from './ready-text.ts';
import css from '../fields.module.css';

const MAX_COLLAPSED = 6;

/**
 * Pickup shops as a list or on a map: earliest ready first, or the nearest on request. Filters by readiness today; a long
 * list has a search.
 */
export function PickupList({
  shops,
  productCount,
  shopMap,
  shopId,
  onShop,
  keepDays,
  error,
}: {
  shops: readonly PickupShop[];
  /** Number of products to collect. */
  productCount: number;
  shopMap: ShopMapSlot;
  shopId: number | null;
  onShop: (shopId: number) => void;
  /** Days a shop keeps a ready order. */
  keepDays: number;
  error?: string | undefined;
}) {
  const [text, setText] = useState('');
  const [isToday, setIsToday] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [isOnMap, setIsOnMap] = useState(false);
  const { state, position, request, clear } = useMyPosition();
  const matching = listPickupShops(shops, { text, isToday, position });
  const isShort = showsAll || text.trim() !== '' || isToday;
  const visible = isShort
    ? matching
    : matching.filter((shop, index) => index < MAX_COLLAPSED || shop.shopId === shopId);
  const readyToday = shops.filter(({ readyAt }) => readyAt !== null).length;
  const marks = matching.flatMap(({ shopId: id, name, latitude, longitude }) => {
    const at = toCoordinates(latitude, longitude);
    return at ? [{ id, name, position: at }] : [];
  });
  return (
    <ChoiceGroup legend={m.checkout_pickup_list()} className={cx(css.block, css.inset)}>
      {shops.length > MAX_COLLAPSED && (
        <TextInput
          label={m.checkout_pickup_search()}
          icon="search"
          value={text}
          onValue={setText}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {shops.length > 1 && (
        <ChipRow label={m.product_shops_filter()}>
          {readyToday > 0 && (
            <Chip pressed={isToday} onClick={() => setIsToday(!isToday)}>
              {m.product_shops_today({ count: readyToday })}
            </Chip>
          )}
          <Chip
            pressed={state === 'known'}
            icon="crosshair"
            disabled={state === 'pending'}
            onClick={state === 'known' ? clear : request}
          >
            {m.shops_near()}
          </Chip>
          {marks.length > 0 && (
            <Chip pressed={isOnMap} icon="pin" onClick={() => setIsOnMap(!isOnMap)}>
              {m.shops_on_map()}
            </Chip>
          )}
        </ChipRow>
      )}
      <ErrorMessage isInline>
        {state === 'denied' ? m.shops_near_denied() : state === 'failed' ? m.shops_near_failed() : ''}
      </ErrorMessage>
      <p className="visually-hidden" role="status">
        {text.trim() === '' && !isToday
          ? state === 'known' && m.shops_near_on()
          : matching.length === 0
            ? m.checkout_pickup_nothing()
            : m.product_shops_found({ count: matching.length })}
      </p>
      {isOnMap && shopMap({ marks, myPosition: position, chosenId: shopId, onChoose: onShop })}
      {matching.length === 0 && <p className={css.note}>{m.checkout_pickup_nothing()}</p>}
      <div className={css.shops}>
        {visible.map((shop) => (
          <RadioCard
            key={shop.shopId}
            name="shop"
            value={shop.shopId}
            checked={shop.shopId === shopId}
            onChecked={() => onShop(shop.shopId)}
            title={shop.name}
            subtitle={<ShopLines shop={shop} productCount={productCount} />}
          />
        ))}
      </div>
      {visible.length < matching.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {m.checkout_pickup_all({ count: matching.length })}
        </Button>
      )}
      <ErrorMessage isInline tabIndex={-1} data-problem="">
        {error}
      </ErrorMessage>
      <p className={css.note}>{m.checkout_pickup_kept({ count: keepDays })}</p>
    </ChoiceGroup>
  );
}

/** Address, hours, readiness, and what is there today of an order that is ready later. */
function ShopLines({ shop, productCount }: { shop: ListedPickup; productCount: number }) {
  const { language } = useShop();
  const now = useNow();
  const { address, hours, metres, readyAt, inStock } = shop;
  return (
    <>
      {address}
      {metres !== null && (
        <>
          <br />
          {m.shops_away({ distance: distanceText(metres) })}
        </>
      )}
      <br />
      {shopHoursText(hours)}
      <br />
      <span className={cx(css.ready, readyAt === null && css.later)}>{readyText(shop, now, language)}</span>
      {readyAt === null && inStock > 0 && inStock < productCount && (
        <>
          <br />
          {m.checkout_ready_part({ count: inStock, all: productCount })}
        </>
      )}
    </>
  );
}
