/** Clamps a quantity to its bounds. */
export function clampQuantity(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value), min), Math.max(min, max));
}

/** Parses and clamps a typed quantity; `null` without a number. */
export function readQuantity(text: string, min: number, max: number): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : clampQuantity(Number(digits), min, max);
}

/** Quantity after a key press in the field; `null` for other keys. */
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
