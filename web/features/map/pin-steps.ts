const KEY_PIXELS = 12;

/** Movement of the pin per arrow key, pixels right and down. */
export const pinSteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_PIXELS, 0],
  ArrowRight: [KEY_PIXELS, 0],
  ArrowUp: [0, -KEY_PIXELS],
  ArrowDown: [0, KEY_PIXELS],
};
