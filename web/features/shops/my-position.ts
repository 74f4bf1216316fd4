import { useState } from 'react';
import type { Coordinates } from '#domain/addresses/coordinates.ts';

/** A device has so long to say where it is. */
const LOCATE_LIMIT_MS = 10_000;
/** A position that the device knew so long ago is good enough. */
const MAX_POSITION_AGE_MS = 300_000;

/** Where the shopper is: not asked, being asked for, known, refused, or not to be had. */
export type MyPosition =
  | { state: 'unasked' | 'asking' | 'denied' | 'failed'; position: null }
  | { state: 'known'; position: Coordinates };

/** Follows where the shopper is. Only `ask`, called from a press, asks the device; it stays in this page. */
export function useMyPosition(): MyPosition & { ask: () => void; forget: () => void } {
  const [mine, setMine] = useState<MyPosition>({ state: 'unasked', position: null });
  const ask = () => {
    if (!('geolocation' in navigator)) return setMine({ state: 'failed', position: null });
    setMine({ state: 'asking', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setMine({ state: 'known', position: [coords.latitude, coords.longitude] }),
      ({ code, PERMISSION_DENIED }) =>
        setMine({ state: code === PERMISSION_DENIED ? 'denied' : 'failed', position: null }),
      { timeout: LOCATE_LIMIT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  };
  return { ...mine, ask, forget: () => setMine({ state: 'unasked', position: null }) };
}
