/** Chosen bounds; `null` is an open end. */
export type Range = { from: number | null; to: number | null };

/**
 * Parses a typed bound with spaces, a minus, a decimal comma or point, and a unit; `null` without a number. "10.000" is
 * ten thousand if `max` is that large.
 */
export function readBound(text: string, max = 0): number | null {
  const compact = text.replace(/[\s'’]/g, '');
  const ungrouped =
    max >= 1000 && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : compact;
  const match = /([-−]?)(\d{1,12})(?:[.,](\d{0,3}))?/.exec(ungrouped);
  return match ? Number(`${match[1] ? '-' : ''}${match[2]}.${match[3] ?? ''}0`) || 0 : null;
}

/** Orders the bounds; typed values are kept even if nothing matches. */
export function orderRange({ from, to }: Range): Range {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Positions of a slider's handles from `min` to `max`, clamped to its ends. */
export function handlePositions({ from, to }: Range, min: number, max: number): [low: number, high: number] {
  const clamp = (position: number) => Math.min(Math.max(position, min), max);
  return [clamp(from ?? min), clamp(to ?? max)];
}

/** Bounds after moving a handle, which stops at the other one; at the end of the slider the bound is open. */
export function moveHandle(range: Range, end: 'from' | 'to', position: number, min: number, max: number): Range {
  const [low, high] = handlePositions(range, min, max);
  if (end === 'from') return { ...range, from: position <= min ? null : Math.min(position, high) };
  return { ...range, to: position >= max ? null : Math.max(position, low) };
}

/** Step of a slider, so both ends lie on it: 1, or their decimals, at most three. */
export function sliderStep(min: number, max: number): number {
  return [1, 0.1, 0.01].find((step) => [min, max].every((end) => Number((end / step).toFixed(6)) % 1 === 0)) ?? 0.001;
}

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/**
 * Position of a handle after a key press: the next round number, about fifty steps from end to end; undefined for other
 * keys. Steps of one tenge would need a million presses.
 */
export function keyStep(key: string, position: number, min: number, max: number): number | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const minStep = Math.max((max - min) / 50, sliderStep(min, max));
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= minStep * 0.999) ?? 10);
  const steps = position / step;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + direction : Math.ceil(steps - 1e-6) + direction;
  return Math.min(max, Math.max(min, Number((next * step).toFixed(3))));
}
