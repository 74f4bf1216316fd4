import { useState } from 'react';
import type { Coordinates } from '#domain/addresses/coordinates.ts';

/** Geolocation timeout, ms. */
const LOCATE_TIMEOUT_MS = 10_000;
/** Max age of a known position, ms. */
const MAX_POSITION_AGE_MS = 300_000;

/** The shopper's position: not requested, pending, known, denied, or unavailable. */
export type MyPosition =
  | { state: 'idle' | 'pending' | 'denied' | 'failed'; position: null }
  | { state: 'known'; position: Coordinates };

/**
 * Tracks the shopper's position. Only `request`, called from a click, asks the device; the position never leaves the page.
 */
export function useMyPosition(): MyPosition & { request: () => void; clear: () => void } {
  const [current, setCurrent] = useState<MyPosition>({ state: 'idle', position: null });
  const request = () => {
    if (!('geolocation' in navigator)) return setCurrent({ state: 'failed', position: null });
    setCurrent({ state: 'pending', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setCurrent({ state: 'known', position: [coords.latitude, coords.longitude] }),
      ({ code, PERMISSION_DENIED }) =>
        setCurrent({ state: code === PERMISSION_DENIED ? 'denied' : 'failed', position: null }),
      { timeout: LOCATE_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  };
  return { ...current, request, clear: () => setCurrent({ state: 'idle', position: null }) };
}
