/** Parts of a gaming setup, in selection order. */
export const SETUP_PARTS = ['platform', 'screen', 'keyboard', 'mouse', 'headset', 'gamepad', 'storage'] as const;
/** One of `SETUP_PARTS`. */
export type SetupPart = (typeof SETUP_PARTS)[number];
