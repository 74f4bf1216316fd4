/** Brings a quantity into its bounds. */
export function clampQuantity(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value), min), Math.max(min, max));
}

/** Reads a typed quantity into its bounds; `null` when there is no number in it. */
export function readQuantity(text: string, min: number, max: number): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : clampQuantity(Number(digits), min, max);
}

/** Answers a key pressed in the quantity field: the new number, or `null` when the key means nothing here. */
export function quantityByKey(key: string, value: number, min: number, max: number): number | null {
  const steps: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 10,
    PageDown: value - 10,
    Home: min,
    End: max,
  };
  const next = steps[key];
  return next === undefined ? null : clampQuantity(next, min, max);
}
