import type { LayerSpecification } from 'maplibre-gl';
import type { Language } from '#domain/text/language.ts';
import type { TileSourceName } from '#domain/addresses/map-tiles.ts';
import type { MapColours } from './map-colours.ts';
import {
  country,
  FONT,
  byZoom,
  isOneOf,
  fromZoom,
  ROADS,
  STRONG,
  type Common,
  type Expression,
} from './style-parts.ts';

/** Text style of a label layer. */
type WriteLabel = (
  id: string,
  common: Common,
  options: { size: Expression | number; colour?: string; strong?: boolean; layout?: Record<string, unknown> },
) => LayerSpecification;

/** Creates label layers for a language: Kazakh on Kazakh pages. */
export function labelWriter(language: Language, colours: MapColours): WriteLabel {
  const name: Expression = ['coalesce', ['get', language], ['get', 'ru']];
  return (id, common, { size, colour = colours.ink, strong = false, layout = {} }) =>
    ({
      id: `name-${id}`,
      type: 'symbol',
      ...common,
      layout: {
        'text-field': name,
        'text-font': strong ? STRONG : FONT,
        'text-size': size,
        'text-max-width': 8,
        ...layout,
      },
      paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    }) as LayerSpecification;
}

const ALONG_LINE = { 'symbol-placement': 'line', 'text-max-angle': 30, 'symbol-spacing': 320 };

/** Labels of a city with street data: streets, quarters, malls, stations, metro, stops. */
export function streetLabels(city: TileSourceName, write: WriteLabel, colours: MapColours): LayerSpecification[] {
  const layer = (name: string, minzoom: number, filter?: Expression): Common => ({
    source: city,
    'source-layer': name,
    minzoom,
    ...(filter ? { filter } : {}),
  });
  const nextTo = {
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 0.9,
    'text-justify': 'auto',
  };
  return [
    ...ROADS.map(({ classes, labelFrom }) =>
      write(`${city}-road-${classes[0]}`, layer('road', labelFrom, isOneOf('class', ...classes)), {
        size: byZoom([13, 10], [18, 14]),
        layout: ALONG_LINE,
      }),
    ),
    write(`${city}-quarter`, layer('quarter', 13), { size: 11, colour: colours.muted }),
    write(`${city}-mall`, layer('mall', 14), { size: 11, colour: colours.stop }),
    write(`${city}-stop`, layer('stop', 16, isOneOf('kind', 'stop', 'terminal')), {
      size: 10.5,
      colour: colours.stop,
      layout: nextTo,
    }),
    write(`${city}-station`, layer('stop', 12, isOneOf('kind', 'station')), { size: 11.5, strong: true }),
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
        'text-font': STRONG,
        'text-size': byZoom([13, 9], [17, 13]),
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': colours.halo },
    },
    write(`${city}-metro-name`, layer('stop', 12.4, isOneOf('kind', 'metro')), {
      size: byZoom([13, 11], [17, 13]),
      colour: colours.metro,
      strong: true,
      layout: { ...nextTo, 'text-radial-offset': 1.1 },
    }),
  ];
}

/** Labels of the country: waters, villages, districts, regions, towns. On a collision the last one wins. */
export function countryLabels(write: WriteLabel, colours: MapColours): LayerSpecification[] {
  const names = (kind: string, minzoom: number, maxzoom: number): Common =>
    country('name', { minzoom, maxzoom, filter: ['==', ['get', 'kind'], kind] });
  const spaced = { 'text-letter-spacing': 0.12, 'text-transform': 'uppercase' };
  return [
    write('rivers', country('waterway', { minzoom: 6, filter: ['has', 'ru'] }), {
      size: 11,
      colour: colours['water-ink'],
      layout: ALONG_LINE,
    }),
    write('waters', names('water', 4, 12), { size: 12, colour: colours['water-ink'] }),
    write('villages', country('town', { minzoom: 8, filter: ['all', fromZoom, ['>=', ['get', 'z'], 7]] }), {
      size: byZoom([8, 10.5], [13, 13]),
      colour: colours.muted,
      layout: { 'symbol-sort-key': ['get', 'z'] },
    }),
    write('quarters', names('quarter', 10, 14), { size: 11.5, colour: colours.district, layout: spaced }),
    write('districts', names('district', 8, 11), { size: 11, colour: colours.district, layout: spaced }),
    write('airports', country('airport', { minzoom: 10 }), { size: 11, colour: colours.stop }),
    write('regions', names('region', 4, 8), { size: 11.5, colour: colours.district, layout: spaced }),
    write('states', names('country', 3, 8), { size: 13, colour: colours.muted, layout: spaced }),
    write('towns', country('town', { maxzoom: 14, filter: ['all', fromZoom, ['<', ['get', 'z'], 7]] }), {
      size: [
        'interpolate',
        ['linear'],
        ['zoom'],
        4,
        ['case', ['<', ['get', 'z'], 5], 13, 11],
        10,
        ['case', ['<', ['get', 'z'], 5], 20, 15],
      ],
      strong: true,
      layout: { 'symbol-sort-key': ['get', 'z'] },
    }),
  ];
}
