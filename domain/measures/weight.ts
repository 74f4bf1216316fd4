/**
 * Formats a weight for both languages: whole grams below a kilogram (tens from 100 g), otherwise kilograms with at most
 * one decimal: `350 г`, `12,4 кг`.
 */
export function weightText(grams: number): string {
  const rounded = grams < 100 ? Math.round(grams) : Math.round(grams / 10) * 10;
  if (rounded < 1000) return `${rounded}\u00a0г`;
  return `${String(Math.round(grams / 100) / 10).replace('.', ',')}\u00a0кг`;
}
