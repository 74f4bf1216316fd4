import type { LayerSpecification, StyleSpecification, VectorSourceSpecification } from 'maplibre-gl';
import type { Language } from '#domain/text/language.ts';
import { DRAWN_CITIES, TILE_SOURCES, tilePath, type TileSourceName } from '#domain/addresses/map-tiles.ts';
import type { MapColours } from './map-colours.ts';
import { countryLabels, labelWriter, streetLabels } from './map-labels.ts';
import { countryLayer, byZoom, isOneOf, IS_ZOOM_REACHED, ROADS, type LayerSource } from './style-parts.ts';

/** Attribution shown on the map (ODbL 1.0 §4.3, CC BY 4.0). */
export const CREDITS: Readonly<Record<TileSourceName, string>> = {
  country: [
    link('https://github.com/arodionoff/geokz', 'geokz'),
    link('https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'),
    link('https://whosonfirst.org', 'Who’s On First'),
    'Natural Earth',
  ].join(' · '),
  almaty: link('https://www.openstreetmap.org/copyright', '© OpenStreetMap'),
  astana: link('https://www.openstreetmap.org/copyright', '© OpenStreetMap'),
};

function link(url: string, text: string): string {
  return `<a href="${url}" target="_blank" rel="noopener">${text}</a>`;
}

/**
 * Style of the built-in map with the page's colours and language. `origin` is the shop's own (a worker requests the
 * tiles, without a page URL), `tiles` the version of the data.
 */
export function mapStyle({
  language,
  colours,
  origin,
  tiles,
}: {
  language: Language;
  colours: MapColours;
  origin: string;
  tiles: string;
}): StyleSpecification {
  const sources = Object.fromEntries(
    (Object.keys(TILE_SOURCES) as TileSourceName[]).map((name): [string, VectorSourceSpecification] => {
      const { minZoom, maxZoom, bounds } = TILE_SOURCES[name];
      return [
        name,
        {
          type: 'vector',
          tiles: [`${origin}${tilePath(tiles, name, '{z}', '{x}', '{y}')}`],
          minzoom: minZoom,
          maxzoom: maxZoom,
          bounds: [...bounds],
          attribution: CREDITS[name],
        },
      ];
    }),
  );
  const createLabel = labelWriter(language, colours);
  return {
    version: 8,
    sources,
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.water } },
      ...groundLayers(colours),
      ...DRAWN_CITIES.flatMap((city) => streetLayers(city, colours)),
      ...borderLayers(colours),
      ...DRAWN_CITIES.flatMap((city) => streetLabels(city, createLabel, colours)),
      ...countryLabels(createLabel, colours),
    ],
  };
}

function groundLayers(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'land',
      type: 'fill',
      ...countryLayer('land'),
      paint: {
        'fill-color': ['case', ['==', ['get', 'home'], 1], colours.land, colours.abroad],
        'fill-antialias': false,
      },
    },
    {
      id: 'urban',
      type: 'fill',
      ...countryLayer('urban', { filter: ['any', ['!=', ['get', 'drawn'], 1], ['<', ['zoom'], 10]] }),
      paint: { 'fill-color': colours.urban },
    },
    { id: 'lakes', type: 'fill', ...countryLayer('water'), paint: { 'fill-color': colours.water } },
    {
      id: 'rivers',
      type: 'line',
      ...countryLayer('waterway', { filter: IS_ZOOM_REACHED }),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.water, 'line-width': byZoom([4, 0.6], [8, 1.6], [12, 5], [16, 16]) },
    },
  ];
}

function streetLayers(city: TileSourceName, colours: MapColours): LayerSpecification[] {
  const layer = (name: string, rest: Partial<LayerSource> = {}): LayerSource => ({
    source: city,
    'source-layer': name,
    minzoom: TILE_SOURCES[city].minZoom,
    ...rest,
  });
  const roundLines = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const railLayer = (id: string, classes: readonly string[], minzoom: number) => ({
    id: `${city}-${id}`,
    type: 'line' as const,
    ...layer('rail', { minzoom, filter: isOneOf('class', ...classes) }),
  });
  return [
    { id: `${city}-water`, type: 'fill', ...layer('water'), paint: { 'fill-color': colours.water } },
    {
      id: `${city}-waterway`,
      type: 'line',
      ...layer('waterway'),
      layout: roundLines,
      paint: {
        'line-color': colours.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          11,
          ['match', ['get', 'class'], 'river', 1.2, 0.4],
          16,
          ['match', ['get', 'class'], 'river', 7, 2.5],
        ],
      },
    },
    ...ROADS.map(
      ({ classes, from, widths, edge }): LayerSpecification => ({
        id: `${city}-edge-${classes[0]}`,
        type: 'line',
        ...layer('road', { minzoom: Math.max(from, 12), filter: isOneOf('class', ...classes) }),
        layout: roundLines,
        paint: {
          'line-color': colours[edge],
          'line-width': byZoom(...widths.map(([zoom, width]) => [zoom, width + 1.6] as [number, number])),
        },
      }),
    ),
    ...ROADS.map(
      ({ classes, from, widths, colour }): LayerSpecification => ({
        id: `${city}-road-${classes[0]}`,
        type: 'line',
        ...layer('road', { minzoom: from, filter: isOneOf('class', ...classes) }),
        layout: roundLines,
        paint: {
          'line-color': colours[colour],
          'line-width': byZoom(...widths.map(([zoom, width]) => [zoom, width] as [number, number])),
        },
      }),
    ),
    {
      ...railLayer('rail', ['rail', 'light_rail'], 11),
      paint: { 'line-color': colours.rail, 'line-width': byZoom([11, 0.8], [16, 2.4]) },
    },
    {
      ...railLayer('ties', ['rail', 'light_rail'], 13),
      paint: { 'line-color': colours.land, 'line-width': byZoom([13, 0.6], [16, 1.4]), 'line-dasharray': [6, 6] },
    },
    { ...railLayer('tram', ['tram'], 14), paint: { 'line-color': colours.rail, 'line-width': 1 } },
    {
      ...railLayer('subway', ['subway'], 11),
      paint: {
        'line-color': colours.metro,
        'line-width': byZoom([11, 1.2], [16, 3]),
        'line-opacity': 0.55,
        'line-dasharray': [3, 1.5],
      },
    },
    {
      id: `${city}-stops`,
      type: 'circle',
      ...layer('stop', { minzoom: 14.5, filter: isOneOf('kind', 'stop', 'terminal') }),
      paint: {
        'circle-radius': byZoom([14, 1.6], [18, 5]),
        'circle-color': colours.stop,
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 1,
      },
    },
  ];
}

function borderLayers(colours: MapColours): LayerSpecification[] {
  const createBorder = (id: string, level: number, minzoom: number, paint: Record<string, unknown>) =>
    ({
      id: `border-${id}`,
      type: 'line',
      ...countryLayer('border', { minzoom, filter: ['==', ['get', 'level'], level] }),
      layout: { 'line-join': 'round' },
      paint,
    }) as LayerSpecification;
  return [
    createBorder('quarters', 8, 9, {
      'line-color': colours.border,
      'line-width': 1,
      'line-opacity': 0.6,
      'line-dasharray': [3, 2],
    }),
    createBorder('districts', 6, 7, {
      'line-color': colours.border,
      'line-width': byZoom([7, 0.5], [12, 1.2]),
      'line-opacity': 0.7,
      'line-dasharray': [4, 2],
    }),
    createBorder('regions', 4, 3, { 'line-color': colours.border, 'line-width': byZoom([4, 0.7], [10, 1.8]) }),
    createBorder('neighbours', 3, 3, { 'line-color': colours.border, 'line-width': 0.7, 'line-opacity': 0.4 }),
    createBorder('states', 2, 3, { 'line-color': colours.border, 'line-width': byZoom([3, 1], [10, 3]) }),
  ];
}
