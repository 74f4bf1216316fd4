import type { ExpressionSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

/** A style expression. */
export type Expression = ExpressionSpecification;
/** Fields of a layer with a vector source. */
export type LayerSource = {
  source: string;
  'source-layer': string;
  minzoom?: number;
  maxzoom?: number;
  filter?: Expression;
};

/** Fonts of the page, which MapLibre uses for glyphs; the weight is in the first name. */
export const REGULAR_FONT = ['Geologica'];
export const STRONG_FONT = ['Geologica Semibold', 'Geologica'];

/** Interpolates a width or size between zooms; each stop is a zoom and its pixels. */
export const byZoom = (...stops: readonly [zoom: number, pixels: number][]): Expression =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as unknown as Expression;
/** Matches a property against a list of values. */
export const isOneOf = (name: string, ...values: readonly (string | number)[]): Expression => [
  'in',
  ['get', name],
  ['literal', [...values]],
];
/** Filter that omits features until their zoom is reached. */
export const IS_ZOOM_REACHED: Expression = ['<=', ['coalesce', ['get', 'z'], 0], ['zoom']];

/** Road classes of the tiles, narrow to wide: class, min zoom of line and label, widths, colours. */
export const ROADS = [
  {
    classes: [6, 5],
    from: 14,
    labelFrom: 16,
    widths: [
      [14, 1],
      [16, 4],
      [18, 14],
    ],
    colour: 'road',
    edge: 'road-edge',
  },
  {
    classes: [4],
    from: 13,
    labelFrom: 15,
    widths: [
      [13, 0.8],
      [15, 3.5],
      [16, 6],
      [18, 20],
    ],
    colour: 'road',
    edge: 'road-edge',
  },
  {
    classes: [3],
    from: 12,
    labelFrom: 14,
    widths: [
      [12, 1],
      [14, 3.5],
      [16, 9],
      [18, 26],
    ],
    colour: 'road',
    edge: 'road-edge',
  },
  {
    classes: [2],
    from: 10,
    labelFrom: 13,
    widths: [
      [10, 1],
      [12, 2],
      [14, 5],
      [16, 12],
      [18, 32],
    ],
    colour: 'main',
    edge: 'main-edge',
  },
  {
    classes: [1],
    from: 10,
    labelFrom: 13,
    widths: [
      [10, 1.6],
      [12, 3],
      [14, 6],
      [16, 14],
      [18, 36],
    ],
    colour: 'highway',
    edge: 'highway-edge',
  },
] as const satisfies readonly {
  classes: readonly number[];
  from: number;
  labelFrom: number;
  widths: readonly (readonly [number, number])[];
  colour: keyof MapColours;
  edge: keyof MapColours;
}[];

/** Layer of the country's source. */
export const countryLayer = (layer: string, rest: Partial<LayerSource> = {}): LayerSource => ({
  source: 'country',
  'source-layer': layer,
  ...rest,
});
