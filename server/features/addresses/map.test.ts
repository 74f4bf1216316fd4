import { expect, test } from 'vitest';
import { MapTile } from '#contract/addresses.ts';
import { decodeLine, PER_DEGREE } from '#domain/encoded-line.ts';
import { project, tileBox } from '#domain/map-view.ts';
import { createGazetteer } from '#server/gateways/geocoder/gazetteer/gazetteer.geocoder.ts';
import { createGeoService } from '../geo/geo.service.ts';
import { createMapService } from './map.service.ts';

const geo = createGeoService({ db: null as never });
const map = createMapService({ geo, gazetteer: createGazetteer() });
const viewer = (city: string, language: 'ru' | 'kk' = 'ru') => ({ city: geo.scopeOf(city), language });
const ZOOM = 14;
const { x, y } = project([43.2424, 76.957], ZOOM);
const tileAt = [ZOOM, Math.floor(x / 256), Math.floor(y / 256)] as const;

test('a tile has the streets that cross it, and names them in the language of the viewer', async () => {
  const tile = MapTile.parse(await map.tile(...tileAt, viewer('almaty', 'kk')));
  expect(tile.roads.length).toBeGreaterThan(50);
  expect(tile.labels.map(([name]) => name)).toContain('Достық даңғылы');
  const box = tileBox(...tileAt);
  for (const [, latitude, longitude, , slope] of tile.labels) {
    expect(latitude).toBeGreaterThanOrEqual(box.south);
    expect(latitude).toBeLessThanOrEqual(box.north);
    expect(longitude).toBeGreaterThanOrEqual(box.west);
    expect(longitude).toBeLessThanOrEqual(box.east);
    expect(Math.abs(slope)).toBeLessThanOrEqual(90);
  }
  const [, text = ''] = tile.roads[0] ?? [];
  expect(Math.abs((decodeLine(text)[0] ?? 0) / PER_DEGREE - 43.24)).toBeLessThan(0.5);
});

test('a far zoom has the wide roads alone', async () => {
  const far = project([43.2424, 76.957], 11);
  const tile = await map.tile(11, Math.floor(far.x / 256), Math.floor(far.y / 256), viewer('almaty'));
  expect(new Set(tile.roads.map(([roadClass]) => roadClass))).toEqual(new Set([0, 1]));
});

test('a city without lines is not drawn', async () => {
  expect(await map.about(viewer('almaty'))).toEqual({ isDrawn: true, centre: [43.237163, 76.945645] });
  expect((await map.about(viewer('shymkent'))).isDrawn).toBe(false);
  expect((await map.tile(...tileAt, viewer('shymkent'))).roads).toEqual([]);
});

test('a city that is named is shown instead of the viewer’s', async () => {
  expect(await map.about(viewer('shymkent'), 'Алматы')).toEqual(await map.about(viewer('almaty')));
  expect(await map.about(viewer('almaty'), 'Нигде')).toEqual(await map.about(viewer('almaty')));
  expect((await map.tile(...tileAt, viewer('shymkent'), 'алматы')).roads.length).toBeGreaterThan(50);
});

test('outside of the city a tile is empty', async () => {
  expect(await map.tile(14, 1, 1, viewer('almaty'))).toEqual({
    roads: [],
    water: [],
    waterways: [],
    rails: [],
    labels: [],
  });
});
