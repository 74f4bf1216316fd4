import type { LayerSpecification } from 'maplibre-gl';
import type { Language } from '#domain/text/language.ts';
import type { TileSourceName } from '#domain/addresses/map-tiles.ts';
import type { MapColours } from './map-colours.ts';
import {
  countryLayer,
  REGULAR_FONT,
  byZoom,
  isOneOf,
  IS_ZOOM_REACHED,
  ROADS,
  STRONG_FONT,
  type LayerSource,
  type Expression,
} from './style-parts.ts';

/** Text style of a label layer. */
type CreateLabel = (
  id: string,
  source: LayerSource,
  options: { size: Expression | number; colour?: string; isStrong?: boolean; layout?: Record<string, unknown> },
) => LayerSpecification;

/** Creates label layers for a language: Kazakh on Kazakh pages. */
export function labelWriter(language: Language, colours: MapColours): CreateLabel {
  const name: Expression = ['coalesce', ['get', language], ['get', 'ru']];
  return (id, source, { size, colour = colours.ink, isStrong = false, layout = {} }) =>
    ({
      id: `name-${id}`,
      type: 'symbol',
      ...source,
      layout: {
        'text-field': name,
        'text-font': isStrong ? STRONG_FONT : REGULAR_FONT,
        'text-size': size,
        'text-max-width': 8,
        ...layout,
      },
      paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    }) as LayerSpecification;
}

const ALONG_LINE = { 'symbol-placement': 'line', 'text-max-angle': 30, 'symbol-spacing': 320 };

/** Labels of a city with street data: streets, quarters, malls, stations, metro, stops. */
export function streetLabels(
  city: TileSourceName,
  createLabel: CreateLabel,
  colours: MapColours,
): LayerSpecification[] {
  const layer = (name: string, minzoom: number, filter?: Expression): LayerSource => ({
    source: city,
    'source-layer': name,
    minzoom,
    ...(filter ? { filter } : {}),
  });
  const besideLayout = {
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 0.9,
    'text-justify': 'auto',
  };
  return [
    ...ROADS.map(({ classes, labelFrom }) =>
      createLabel(`${city}-road-${classes[0]}`, layer('road', labelFrom, isOneOf('class', ...classes)), {
        size: byZoom([13, 10], [18, 14]),
        layout: ALONG_LINE,
      }),
    ),
    createLabel(`${city}-quarter`, layer('quarter', 13), { size: 11, colour: colours.muted }),
    createLabel(`${city}-mall`, layer('mall', 14), { size: 11, colour: colours.stop }),
    createLabel(`${city}-stop`, layer('stop', 16, isOneOf('kind', 'stop', 'terminal')), {
      size: 10.5,
      colour: colours.stop,
      layout: besideLayout,
    }),
    createLabel(`${city}-station`, layer('stop', 12, isOneOf('kind', 'station')), { size: 11.5, isStrong: true }),
    {
      id: `${city}-metro`,
      type: 'circle',
      ...layer('stop', 11, isOneOf('kind', 'metro')),
      paint: {
        'circle-radius': byZoom([11, 4], [14, 8], [17, 10]),
        'circle-color': colours.metro,
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: `${city}-metro-sign`,
      type: 'symbol',
      ...layer('stop', 13, isOneOf('kind', 'metro')),
      layout: {
        'text-field': 'М',
        'text-font': STRONG_FONT,
        'text-size': byZoom([13, 9], [17, 13]),
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': colours.halo },
    },
    createLabel(`${city}-metro-name`, layer('stop', 12.4, isOneOf('kind', 'metro')), {
      size: byZoom([13, 11], [17, 13]),
      colour: colours.metro,
      isStrong: true,
      layout: { ...besideLayout, 'text-radial-offset': 1.1 },
    }),
  ];
}

/** Labels of the country: waters, villages, districts, regions, towns. On a collision the last one wins. */
export function countryLabels(createLabel: CreateLabel, colours: MapColours): LayerSpecification[] {
  const namesOfKind = (kind: string, minzoom: number, maxzoom: number): LayerSource =>
    countryLayer('name', { minzoom, maxzoom, filter: ['==', ['get', 'kind'], kind] });
  const spacedLayout = { 'text-letter-spacing': 0.12, 'text-transform': 'uppercase' };
  return [
    createLabel('rivers', countryLayer('waterway', { minzoom: 6, filter: ['has', 'ru'] }), {
      size: 11,
      colour: colours['water-ink'],
      layout: ALONG_LINE,
    }),
    createLabel('waters', namesOfKind('water', 4, 12), { size: 12, colour: colours['water-ink'] }),
    createLabel(
      'villages',
      countryLayer('town', { minzoom: 8, filter: ['all', IS_ZOOM_REACHED, ['>=', ['get', 'z'], 7]] }),
      {
        size: byZoom([8, 10.5], [13, 13]),
        colour: colours.muted,
        layout: { 'symbol-sort-key': ['get', 'z'] },
      },
    ),
    createLabel('quarters', namesOfKind('quarter', 10, 14), {
      size: 11.5,
      colour: colours.district,
      layout: spacedLayout,
    }),
    createLabel('districts', namesOfKind('district', 8, 11), {
      size: 11,
      colour: colours.district,
      layout: spacedLayout,
    }),
    createLabel('airports', countryLayer('airport', { minzoom: 10 }), { size: 11, colour: colours.stop }),
    createLabel('regions', namesOfKind('region', 4, 8), { size: 11.5, colour: colours.district, layout: spacedLayout }),
    createLabel('states', namesOfKind('country', 3, 8), { size: 13, colour: colours.muted, layout: spacedLayout }),
    createLabel(
      'towns',
      countryLayer('town', { maxzoom: 14, filter: ['all', IS_ZOOM_REACHED, ['<', ['get', 'z'], 7]] }),
      {
        size: [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['case', ['<', ['get', 'z'], 5], 13, 11],
          10,
          ['case', ['<', ['get', 'z'], 5], 20, 15],
        ],
        isStrong: true,
        layout: { 'symbol-sort-key': ['get', 'z'] },
      },
    ),
  ];
}
