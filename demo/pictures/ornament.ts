/** The box of one ornament motif, px. */
export const ORNAMENT_BOX = { width: 120, height: 112 } as const;

/**
 * One qoshqar-muyiz motif (ram's horns) as a single thin line of circle arcs: stroke it, never fill it. Repeats
 * horizontally every `ORNAMENT_BOX.width`.
 */
export const ornamentPath =
  'M60 84V48a24 24 0 0 0-48 0a18 18 0 0 0 36 0a11 11 0 0 0-22 0a6 6 0 0 0 12 0' +
  'M60 48a24 24 0 0 1 48 0a18 18 0 0 1-36 0a11 11 0 0 1 22 0a6 6 0 0 1-12 0' +
  'M60 84l9 12l-9 12l-9-12z';
