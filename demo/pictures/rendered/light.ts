/** Converts an sRGB component (0–1) to linear light. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Converts linear light (0–1) to sRGB; clips outside. */
export const toSrgb = (value: number): number => {
  if (value <= 0) return 0;
  if (value >= 1) return 1;
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
};

/** Linear light of each sRGB byte. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** Steps of the table per unit of light, and its last entry; reflections reach 4. */
const STEPS = 4096;
const LAST = 4 * STEPS;
const SHOWN = Uint8Array.from({ length: LAST + 1 }, (_, step) => {
  const light = step / STEPS;
  const deep = (light * (light + 0.02)) / (light + 0.045);
  return Math.round(255 * toSrgb(deep <= 0.8 ? deep : 0.8 + 0.2 * (1 - Math.exp((0.8 - deep) / 0.2))));
});

/** Returns the sRGB byte of linear light: shadows are deepened, highlights above 0.8 compressed to keep their colour. */
export const displayByte = (light: number): number =>
  SHOWN[Math.max(0, Math.min(LAST, Math.round(light * STEPS)))] ?? 0;
