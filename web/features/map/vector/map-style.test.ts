import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { TILE_SOURCES } from '#domain/addresses/map-tiles.ts';
import { MAP_COLOURS, type MapColours } from './map-colours.ts';
import { CREDITS, mapStyle } from './map-style.ts';

const colours = Object.fromEntries(MAP_COLOURS.map((name) => [name, '#123456'])) as MapColours;
const createStyle = (language: 'ru' | 'kk') =>
  mapStyle({ language, colours, origin: 'https://shop.example', tiles: 'abc' });

describe.each(['ru', 'kk'] as const)('map style in %s', (language) => {
  const style = createStyle(language);

  test('is valid for MapLibre', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  test('labels places in its language', () => {
    const labels = style.layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-field']] : []));
    expect(labels.length).toBeGreaterThan(10);
    for (const text of labels) if (text !== 'М') expect(text).toEqual(['coalesce', ['get', language], ['get', 'ru']]);
  });

  test("requests only the shop's own tiles, and draws letters with the page's fonts", () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    for (const source of Object.values(style.sources))
      expect(source).toMatchObject({ tiles: [expect.stringMatching(/^https:\/\/shop\.example\/map-tiles\/abc\//)] });
  });
});

test('gives every source an attribution', () => {
  const { sources } = createStyle('ru');
  expect(Object.keys(sources)).toEqual(Object.keys(TILE_SOURCES));
  for (const name of ['almaty', 'astana'] as const) expect(CREDITS[name]).toContain('OpenStreetMap');
  for (const [name, source] of Object.entries(sources))
    expect(source).toMatchObject({ attribution: CREDITS[name as keyof typeof CREDITS] });
});
