import { Suspense, useEffect, useState } from 'react';
import type { FoundAddress } from '#contract/addresses.ts';
import type { Coordinates } from '#domain/geocoding.ts';
import { ApiError } from '#web/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import css from './address-map.module.css';

const ChosenMap = lazyPart(() => import('./chosen-map.tsx'));

/**
 * A map to point at an address: a pin put on it names its street. It is only a help: where the city has no map, or none
 * loads, nothing is shown and the address is typed.
 */
export function AddressMap({
  pin,
  onFound,
}: {
  pin: Coordinates | null;
  /** The pin was put; the address is null where nothing has one. */
  onFound: (position: Coordinates, address: FoundAddress | null) => void;
}) {
  const { api } = useShop();
  const [open, setOpen] = useState(false);
  const [city, setCity] = useState<{ centre: Coordinates; isDrawn: boolean } | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const gone = new AbortController();
    api('GET /api/map', {}, { signal: gone.signal }).then(
      ({ isDrawn, hasOutside, centre }) => setCity(isDrawn || hasOutside ? { centre, isDrawn } : null),
      () => {},
    );
    return () => gone.abort();
  }, [api]);
  const put = async (position: Coordinates) => {
    setProblem('');
    onFound(position, null);
    const [latitude, longitude] = position;
    try {
      onFound(position, await api('GET /api/addresses/reverse', { latitude, longitude }));
    } catch (error) {
      if (error instanceof ApiError && error.error === 'position_without_address')
        setProblem(m.address_position_unknown());
    }
  };
  const locate = () => {
    setProblem('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void put([coords.latitude, coords.longitude]),
      () => setProblem(m.map_locate_failed()),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  if (!city) return null;
  return (
    <div className={css.box}>
      <div className={css.row}>
        <Button size="small" icon="pin" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? m.map_hide() : m.map_show()}
        </Button>
        {open && (
          <Button size="small" kind="quiet" icon="crosshair" onClick={locate}>
            {m.map_locate()}
          </Button>
        )}
      </div>
      {open && (
        <>
          <p className={css.hint}>{m.map_hint()}</p>
          <Suspense fallback={<Skeleton shape="block" />}>
            <ChosenMap {...city} pin={pin} onMove={(position) => void put(position)} />
          </Suspense>
        </>
      )}
      <p role="status" className={css.problem}>
        {problem}
      </p>
    </div>
  );
}
