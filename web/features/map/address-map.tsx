import { Suspense, useEffect, useState } from 'react';
import type { MapAbout } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import type { AddressPosition } from '#web/state/customer/address-position.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapWait } from './map-wait.tsx';
import { isBare } from './marks.ts';
import css from './address-map.module.css';

const ChosenMap = lazyPart(() => import('./chosen-map.tsx'));

/** A device has so long to say where it is. */
const LOCATE_LIMIT_MS = 10_000;
/** A position that the device knew so long ago is good enough. */
const MAX_POSITION_AGE_MS = MINUTE_MS;

/**
 * A map to point at an address: a pin put on it names its street, where streets are known. It is only a help: where it does not
 * load, it says so and the address is typed.
 */
export function AddressMap({
  city,
  pin,
  position,
}: {
  /** City of the address by its name; the page's own when absent. */
  city?: string;
  pin: Coordinates | null;
  position: AddressPosition;
}) {
  const { api } = useShop();
  const [open, setOpen] = useState(false);
  const [locating, setLocating] = useState(false);
  // Undefined while it is on its way: its buttons stand there by then, so that nothing moves when it comes.
  const [about, setAbout] = useState<MapAbout | null | undefined>(undefined);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const gone = new AbortController();
    setAbout(undefined);
    setProblem('');
    api('GET /api/map', { city }, { signal: gone.signal }).then(
      (found) => {
        if (!gone.signal.aborted) setAbout(found);
      },
      () => {
        if (!gone.signal.aborted) setAbout(null);
      },
    );
    return () => gone.abort();
  }, [api, city]);

  /** The address under a position; null, and told, where nothing has one. */
  const addressAt = async ([latitude, longitude]: Coordinates) => {
    setProblem('');
    try {
      return await api('GET /api/addresses/reverse', { latitude, longitude, city });
    } catch (error) {
      if (error instanceof ApiError && error.error === 'position_without_address')
        setProblem(m.address_position_unknown());
      return null;
    }
  };
  const put = async (spot: Coordinates) => {
    position.point(spot, null);
    const found = await addressAt(spot);
    if (found) position.point(spot, found);
  };
  const locate = () => {
    setProblem('');
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const spot = [coords.latitude, coords.longitude] as const;
        // Who is in another city or far from every street has no address here: the pin stays where it was.
        const found = await addressAt(spot);
        setLocating(false);
        if (!found) return;
        setOpen(true);
        position.point(spot, found);
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false);
        setProblem(code === PERMISSION_DENIED ? m.map_locate_denied() : m.map_locate_failed());
      },
      { timeout: LOCATE_LIMIT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  };
  // Who has opened the map is told that it does not load, and the form stays where it is.
  if (about === null && !open) return null;
  return (
    <div className={css.box}>
      {position.isApproximate && (
        <p className={css.approximate} role="status">
          {m.map_approximate()}
        </p>
      )}
      <div className={css.row}>
        <Button size="small" icon="pin" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? m.map_hide() : m.map_show()}
        </Button>
        <Button size="small" kind="quiet" icon="crosshair" loading={locating} onClick={locate}>
          {m.map_locate()}
        </Button>
      </div>
      {open && (
        <>
          <p className={css.hint}>{about && isBare(about) ? m.map_no_streets() : m.map_hint()}</p>
          <div className={css.map}>
            {about ? (
              <Suspense fallback={<MapWait problem={m.map_load_failed()} />}>
                <ChosenMap key={city} about={about} pin={pin} onMove={(spot) => void put(spot)} />
              </Suspense>
            ) : (
              <MapWait problem={m.map_load_failed()} />
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
