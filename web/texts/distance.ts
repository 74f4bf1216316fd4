import { m } from '#web/messages.ts';

/**
 * Formats a straight-line distance: tens of metres up to a kilometre, then kilometres. To an approximate position it is
 * marked as such and has no tens of metres.
 */
export function distanceText(metres: number, { isApproximate = false } = {}): string {
  const text = exactText(metres, isApproximate ? 100 : 10);
  return isApproximate ? m.distance_approximate({ distance: text }) : text;
}

function exactText(metres: number, step: number): string {
  if (metres < 1000 - step / 2) return m.distance_metres({ count: Math.max(step, Math.round(metres / step) * step) });
  const km = metres / 1000;
  const text = km < 10 ? km.toFixed(1).replace('.', ',').replace(/,0$/, '') : String(Math.round(km));
  return m.distance_kilometres({ count: text });
}
