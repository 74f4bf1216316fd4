/** Chosen bounds; `null` is an open end. */
export type Range = { from: number | null; to: number | null };

/**
 * Parses a typed bound with spaces, a minus, a decimal comma or point, and a unit; `null` without a number. "10.000" is
 * ten thousand if `max` is that large.
 */
export function readBound(text: string, max = 0): number | null {
  const bare = text.replace(/[\s'’]/g, '');
  const plain = max >= 1000 && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  const found = /([-−]?)(\d{1,12})(?:[.,](\d{0,3}))?/.exec(plain);
  return found ? Number(`${found[1] ? '-' : ''}${found[2]}.${found[3] ?? ''}0`) || 0 : null;
}

/** Orders the bounds; typed values are kept even if nothing matches. */
export function orderRange({ from, to }: Range): Range {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Positions of the handles of a slider from `min` to `max`, clamped to its ends. */
export function handlePositions({ from, to }: Range, min: number, max: number): [low: number, high: number] {
  const inside = (at: number) => Math.min(Math.max(at, min), max);
  return [inside(from ?? min), inside(to ?? max)];
}

/** Bounds after moving a handle, which stops at the other one; at the end of the slider the bound is open. */
export function moveHandle(range: Range, end: 'from' | 'to', at: number, min: number, max: number): Range {
  const [low, high] = handlePositions(range, min, max);
  if (end === 'from') return { ...range, from: at <= min ? null : Math.min(at, high) };
  return { ...range, to: at >= max ? null : Math.max(at, low) };
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
export function keyStep(key: string, at: number, min: number, max: number): number | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const rough = Math.max((max - min) / 50, sliderStep(min, max));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((times) => times * power >= rough * 0.999) ?? 10);
  const steps = at / step;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + direction : Math.ceil(steps - 1e-6) + direction;
  return Math.min(max, Math.max(min, Number((next * step).toFixed(3))));
}
