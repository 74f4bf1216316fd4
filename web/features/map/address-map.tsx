import { Suspense, useEffect, useState } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { AddressPosition } from '#web/state/customer/address-position.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import { lacksStreets } from './marks.ts';
import css from './address-map.module.css';

const ChosenMap = lazyPart(() => import('./pin-map.tsx'));

/** Geolocation timeout, ms. */
const LOCATE_TIMEOUT_MS = 10_000;
/** Max age of a known position, ms. */
const MAX_POSITION_AGE_MS = MINUTE_MS;

/**
 * Map for pointing at an address: a pin names its street where streets are known. Optional: if it does not load, the
 * address is typed.
 */
export function AddressMap({
  city,
  pin,
  position,
}: {
  /** City of the address; defaults to the page's. */
  city?: string;
  pin: Coordinates | null;
  position: AddressPosition;
}) {
  const { api } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  const [isLocating, setIsLocating] = useState(false);
  // Undefined while loading; its buttons are already rendered, so nothing moves.
  const [config, setConfig] = useState<MapConfig | null | undefined>(undefined);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    setConfig(undefined);
    setProblem('');
    api('GET /api/map', { city }, { signal: controller.signal }).then(
      (loaded) => {
        if (!controller.signal.aborted) setConfig(loaded);
      },
      () => {
        if (!controller.signal.aborted) setConfig(null);
      },
    );
    return () => controller.abort();
  }, [api, city]);

  /** Address at a position; null with a notice when there is none. */
  const findAddress = async ([latitude, longitude]: Coordinates) => {
    setProblem('');
    try {
      return await api('GET /api/addresses/reverse', { latitude, longitude, city });
    } catch (error) {
      if (error instanceof ApiError && error.error === 'position_without_address')
        setProblem(m.address_position_unknown());
      return null;
    }
  };
  const movePin = async (pinPosition: Coordinates) => {
    position.point(pinPosition, null);
    const loaded = await findAddress(pinPosition);
    if (loaded) position.point(pinPosition, loaded);
  };
  const locate = () => {
    setProblem('');
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const pinPosition = [coords.latitude, coords.longitude] as const;
        // Outside the city or far from streets there is no address: the pin stays.
        const loaded = await findAddress(pinPosition);
        setIsLocating(false);
        if (!loaded) return;
        setIsOpen(true);
        position.point(pinPosition, loaded);
      },
      ({ code, PERMISSION_DENIED }) => {
        setIsLocating(false);
        setProblem(code === PERMISSION_DENIED ? m.map_locate_denied() : m.map_locate_failed());
      },
      { timeout: LOCATE_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  };
  // The shopper asked for the map: a failure is shown and the form stays in place.
  if (config === null && !isOpen) return null;
  return (
    <div className={css.box}>
      {position.isApproximate && (
        <p className={css.approximate} role="status">
          {m.map_approximate()}
        </p>
      )}
      <div className={css.row}>
        <Button size="small" icon="pin" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? m.map_hide() : m.map_show()}
        </Button>
        <Button size="small" kind="quiet" icon="crosshair" loading={isLocating} onClick={locate}>
          {m.map_locate()}
        </Button>
      </div>
      {isOpen && (
        <>
          <p className={css.hint}>{config && lacksStreets(config) ? m.map_no_streets() : m.map_hint()}</p>
          <div className={css.map}>
            {config ? (
              <Suspense fallback={<MapPlaceholder problem={m.map_load_failed()} />}>
                <ChosenMap key={city} config={config} pin={pin} onMove={(pinPosition) => void movePin(pinPosition)} />
              </Suspense>
            ) : (
              <MapPlaceholder problem={m.map_load_failed()} />
            )}
          </div>
        </>
      )}
      <p role="status" className={css.problem}>
        {problem}
      </p>
    </div>
  );
}
