/** Colours of the built-in map: variables `--map-…` of its style sheet. */
export const MAP_COLOURS = [
  'land',
  'abroad',
  'urban',
  'water',
  'water-ink',
  'road',
  'road-edge',
  'main',
  'main-edge',
  'highway',
  'highway-edge',
  'rail',
  'metro',
  'stop',
  'border',
  'district',
  'ink',
  'muted',
  'halo',
] as const;

/** A map colour by name. */
export type MapColours = Record<(typeof MAP_COLOURS)[number], string>;

/**
 * Reads an element's colours in the current theme. WebGL has no CSS variables and MapLibre no `color-mix`, so each
 * colour is painted and read back.
 */
export function readColours(element: HTMLElement): MapColours {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const colours = MAP_COLOURS.map((name) => {
    probe.style.color = `var(--map-${name})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return [name, `rgb(${red},${green},${blue})`];
  });
  probe.remove();
  return Object.fromEntries(colours) as MapColours;
}
