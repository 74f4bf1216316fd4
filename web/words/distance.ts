import { m } from '#web/messages.ts';

/** Formats a straight-line distance: tens of metres up to a kilometre, then kilometres. */
export function distanceText(metres: number): string {
  if (metres < 995) return m.distance_metres({ count: Math.max(10, Math.round(metres / 10) * 10) });
  const km = metres / 1000;
  const text = km < 10 ? km.toFixed(1).replace('.', ',').replace(/,0$/, '') : String(Math.round(km));
  return m.distance_kilometres({ count: text });
}
