import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import Fastify from 'fastify';
import { PbfReader } from 'pbf';
import { afterAll, describe, expect, test } from 'vitest';
import { MapConfig } from '#contract/places/map.ts';
import { tilePath, type TileSourceName } from '#domain/addresses/map-tiles.ts';
import { project, TILE_PIXELS } from '#domain/addresses/map-view.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { cityRecords } from '../geo/cities.data.ts';
import { createGeoService } from '../geo/geo.service.ts';
import { registerMapTiles } from './map.routes.ts';
import { createMapService } from './map.service.ts';
import { readArchive, writeArchive } from './tile-archive.ts';

const geo = createGeoService({ db: null as never });
const settings = { current: () => ({ ...defaultSettings, 'map.styleUrl': 'https://x.example/style.json' }) };
const map = createMapService({ geo, settings: settings as never, outsideKey: '' });
const app = Fastify();
registerMapTiles(app, map);
afterAll(() => app.close());

const { version } = map.tiles();
/** Returns the address of the tile of a source at a position. */
function pathAt(source: TileSourceName, zoom: number, at: readonly [number, number], tilesVersion = version): string {
  const { x, y } = project(at, zoom);
  return tilePath(tilesVersion, source, zoom, Math.floor(x / TILE_PIXELS), Math.floor(y / TILE_PIXELS));
}
/** Lists names and kinds of a layer's features. */
function read(bytes: Buffer, layer: string): Record<string, unknown>[] {
  const found = new VectorTile(new PbfReader(bytes)).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found!.feature(index).properties);
}
const readNames = async (source: TileSourceName, zoom: number, at: readonly [number, number], layer: string) =>
  read((await app.inject(pathAt(source, zoom, at))).rawPayload, layer).map(({ ru, kk }) => [ru, kk]);

const ALMATY = [43.2424, 76.957] as const;

describe('the map of a city', () => {
  const viewer = (city: string) => ({ city: geo.getScope(city) });

  test('returns whether it has streets, and its centre', () => {
    expect(MapConfig.parse(map.getConfig(viewer('almaty')))).toEqual({
      centre: [43.237163, 76.945645],
      hasStreets: true,
      outsideKey: '',
      tiles: version,
      styleUrl: 'https://x.example/style.json',
    });
    expect(map.getConfig(viewer('shymkent')).hasStreets).toBe(false);
  });

  test('uses the named city, else the viewer’s', () => {
    expect(map.getConfig(viewer('shymkent'), 'Алматы')).toEqual(map.getConfig(viewer('almaty')));
    expect(map.getConfig(viewer('almaty'), 'Нигде')).toEqual(map.getConfig(viewer('almaty')));
  });
});

describe('tiles', () => {
  test('contain the streets, stations and stops of Almaty in both languages', async () => {
    expect(await readNames('almaty', 14, ALMATY, 'road')).toContainEqual(['проспект Достык', 'Достық даңғылы']);
    expect(await readNames('almaty', 12, [43.2505, 76.9455], 'stop')).toContainEqual(['Алмалы', 'Алмалы']);
    const stops = read((await app.inject(pathAt('almaty', 14, [43.2505, 76.9455]))).rawPayload, 'stop');
    expect(stops.filter(({ kind }) => kind === 'stop').length).toBeGreaterThan(3);
  });

  test('contain every delivery city by name, and the districts', async () => {
    for (const { latitude, longitude, nameRu, nameKk } of cityRecords)
      expect(await readNames('country', 9, [latitude, longitude], 'town'), nameRu).toContainEqual([nameRu, nameKk]);
    expect(await readNames('country', 8, [52.28, 76.96], 'name')).toEqual(
      expect.arrayContaining([[expect.stringContaining('район'), expect.stringContaining('ауданы')]]),
    );
  });

  test('are cached for a year, compressed, and answered with 304', async () => {
    const url = pathAt('almaty', 14, ALMATY);
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    });
    const uncompressed = await app.inject(url);
    expect(uncompressed.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(compressed.rawPayload)).toEqual(uncompressed.rawPayload);
    expect(uncompressed.headers['etag']).not.toBe(compressed.headers['etag']);
    const revalidated = await app.inject({
      url,
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(compressed.headers['etag']) },
    });
    expect([revalidated.statusCode, revalidated.body]).toEqual([304, '']);
  });

  test('are revalidated for another version', async () => {
    const answer = await app.inject(pathAt('almaty', 14, ALMATY, 'old'));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  });

  test('return 204 when empty and 404 for an invalid address', async () => {
    expect((await app.inject(tilePath(version, 'almaty', 14, 1, 1))).statusCode).toBe(204);
    expect((await app.inject(tilePath(version, 'nowhere', 14, 1, 1))).statusCode).toBe(204);
    expect((await app.inject(tilePath(version, 'almaty', 14, '1e3', '..%2f'))).statusCode).toBe(404);
  });
});

test('are returned by the archive as stored; equal ones are stored once', () => {
  const bytes = Buffer.from('one');
  const archive = writeArchive([
    ['a/1/0/0', bytes],
    ['a/1/0/1', Buffer.from('two')],
    ['a/1/1/1', bytes],
  ]);
  const { tile } = readArchive(archive);
  expect(gunzipSync(tile('a', 1, 0, 1)!).toString()).toBe('two');
  expect(gunzipSync(tile('a', 1, 1, 1)!).toString()).toBe('one');
  expect(tile('a', 1, 1, 1)).toEqual(tile('a', 1, 0, 0));
  expect(tile('a', 1, 2, 2)).toBeNull();
});
