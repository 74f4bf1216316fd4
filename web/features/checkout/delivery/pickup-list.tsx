import { useState } from 'react';
import type { ReadyShop } from '#contract/catalog/catalog.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ChoiceGroup, RadioCard } from '#web/ui/inputs/choice.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { capital } from '#web/texts/times.ts';
import { shopHoursText } from '#web/texts/shop-hours.ts';
import css from '../fields.module.css';

const MAX_COLLAPSED = 6;

/** Pickup shops, earliest ready first; a long list has a search. */
export function PickupList({
  shops,
  shopId,
  onShop,
  keepDays,
  error,
}: {
  shops: readonly ReadyShop[];
  shopId: number | null;
  onShop: (shopId: number) => void;
  /** Days a shop keeps a ready order. */
  keepDays: number;
  error?: string | undefined;
}) {
  const { language } = useShop();
  const now = useNow();
  const [text, setText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const query = text.trim().toLowerCase();
  const matching = shops.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(query));
  const visible =
    showsAll || query ? matching : matching.filter((shop, index) => index < MAX_COLLAPSED || shop.shopId === shopId);
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
      <p className="visually-hidden" role="status">
        {query && matching.length === 0 ? m.checkout_pickup_nothing() : ''}
      </p>
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
            subtitle={
              <>
                {shop.address}
                <br />
                {shopHoursText(shop.hours)}
                <br />
                <span className={css.ready}>
                  {capital(m.checkout_ready({ day: relativeDay(shop.readiness.date, now, language) }))}
                </span>
              </>
            }
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
