// node tools/map/build.ts <folder of open data>: writes server/features/places/map/tiles.bin, the vector tiles of the built-in map.
// Sources and licences: server/features/places/map/README.md. Run it after tools/gazetteer/build.ts, whose streets it draws.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { project, TILE_PIXELS } from '../../domain/addresses/map-view.ts';
import { TILE_SOURCES, type TileSource, type TileSourceName } from '../../domain/addresses/map-tiles.ts';
import { writeArchive } from '../../server/features/places/map/tile-archive.ts';
import { cityLayers } from './city.ts';
import { countryLayers } from './country.ts';
import { collection, type Layers } from './features.ts';

const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('give the folder of the open data');

const layersOf: Record<TileSourceName, () => Layers> = {
  country: () => countryLayers(folder),
  almaty: () => cityLayers(folder, 'almaty'),
  astana: () => cityLayers(folder, 'astana'),
};

/** Cuts the layers of a source into tiles, each with the features that its zoom shows. */
function* tilesOf(name: TileSourceName, { minZoom, maxZoom, bounds }: TileSource): Generator<[string, Uint8Array]> {
  const layers = Object.entries(layersOf[name]());
  const [west, south, east, north] = bounds;
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    // A name may be shown one zoom before the next tiles load; the last tiles serve every closer zoom.
    const limit = zoom === maxZoom ? Infinity : zoom;
    const cut = layers.map(([layer, features]) => {
      const visible = features.filter(({ properties }) => Number(properties['z'] ?? 0) <= limit);
      return [layer, new GeoJSONVT(collection(visible), { maxZoom, indexMaxZoom: zoom, buffer: 64 })] as const;
    });
    const tileAt = (latitude: number, longitude: number) => {
      const { x, y } = project([latitude, longitude], zoom);
      return [Math.floor(x / TILE_PIXELS), Math.floor(y / TILE_PIXELS)] as const;
    };
    const [left, top] = tileAt(north, west);
    const [right, bottom] = tileAt(south, east);
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) {
        const found = cut.flatMap(([layer, index]): [string, GeoJSONVTTile][] => {
          const tile = index.getTile(zoom, x, y);
          return tile && tile.features.length > 0 ? [[layer, tile]] : [];
        });
        if (found.length > 0)
          yield [`${name}/${zoom}/${x}/${y}`, fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 })];
      }
  }
}

const tiles = (Object.keys(TILE_SOURCES) as TileSourceName[]).flatMap((name) => {
  const tileEntries = [...tilesOf(name, TILE_SOURCES[name])];
  const bytes = tileEntries.reduce((sum, [, tile]) => sum + tile.length, 0);
  process.stdout.write(`${name}: ${tileEntries.length} tiles, ${Math.round(bytes / 1000)} KB bare\n`);
  return tileEntries;
});
const archive = writeArchive(tiles);
writeFileSync(fileURLToPath(new URL('../../server/features/places/map/tiles.bin', import.meta.url)), archive);
process.stdout.write(`tiles.bin: ${Math.round(archive.length / 1000)} KB\n`);
