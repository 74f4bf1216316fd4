// node tools/gazetteer/build.ts <folder of open data>: writes server/gateways/geocoder/gazetteer/<city>.json.gz.
// Sources and licences: server/gateways/geocoder/gazetteer/README.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { streetKey } from '../../domain/addresses/geocoding-streets.ts';
import { splitStreetName } from '../../domain/addresses/street-names.ts';
import { ROAD_CLASSES, type CityFile } from '../../server/gateways/geocoder/gazetteer/city-file.ts';
import { compactLine } from './lines.ts';
import { listLines, isInside, readFeatures, readTable, type Feature, type Row } from './sources.ts';
import { mergeStreets, type Street } from './streets.ts';

/** KATO code prefixes of the districts of a city. */
const CITIES = { almaty: '75', astana: '71' } as const;

const classByTag: Readonly<Record<string, (typeof ROAD_CLASSES)[number]>> = {
  motorway: 'highway',
  trunk: 'highway',
  primary: 'main',
  secondary: 'main',
  tertiary: 'middle',
  unclassified: 'small',
  residential: 'small',
  living_street: 'yard',
  service: 'yard',
  pedestrian: 'path',
};
const roadClass = (tag = '') => ROAD_CLASSES.indexOf(classByTag[tag.replace(/_link$/, '')] ?? 'small');

function build(folder: string, city: keyof typeof CITIES): CityFile {
  const districts = readFeatures(folder, 'adm2_2024_kz.geojson.gz').filter(({ properties }) =>
    properties.kato?.startsWith(CITIES[city]),
  );
  const features = city === 'almaty' ? 'osm_roads_almaty.geojson.gz' : 'osm_streets_astana.geojson.gz';
  const roads = readFeatures(folder, features);
  const rows = readTable(folder, `osm_streets_${city}.tsv.gz`).filter(
    ({ share_in_astana: share }) => share === undefined || Number(share) >= 0.5,
  );
  const streets = mergeStreets(rows, city, readPairs(folder, city), readRenames(folder, city));
  const roadsByName = Map.groupBy(roads, ({ properties }) => properties.name ?? '');
  const water = city === 'almaty' ? readFeatures(folder, 'osm_water_rail_almaty.geojson.gz') : [];
  const layer = (name: string) =>
    water
      .filter(({ properties }) => properties.layer === name)
      .flatMap(listLines)
      .map(compactLine)
      .filter(Boolean);
  return {
    districts: districts.map(({ properties }) => [properties.name_ru ?? '', properties.name_kk ?? '']),
    streets: streets.map((street) => toRow(street, roadsByName, districts, city)),
    crossings: mergeCrossings(readTable(folder, `osm_crossings_${city}.tsv.gz`), streets),
    stops:
      city === 'almaty'
        ? readTable(folder, 'osm_transport_almaty.tsv.gz')
            .filter(({ name, kind = '' }) => name && /metro|bus_stop/.test(kind))
            .map(({ kind, name = '', lat, lon }) => [
              kind === 'metro_station' ? 'metro' : 'stop',
              name,
              Number(lat),
              Number(lon),
            ])
        : [],
    houses: city === 'astana' ? mergeHouses(readTable(folder, 'osm_malls_astana.tsv.gz'), streets) : [],
    roads: roads
      .filter(({ properties }) => !properties.name)
      .map((road) => [roadClass(road.properties.class), listLines(road).map(compactLine).filter(Boolean)]),
    water: layer('water'),
    waterways: layer('waterway'),
    rails: layer('rail'),
  };
}

function readPairs(folder: string, city: string): [string, string][] {
  return readTable(folder, 'osm_street_pairs_kk_ru.tsv.gz')
    .filter((row) => row.city === city && !row.name_ru?.startsWith('Малая') && !row.name_ru?.startsWith('переулок'))
    .map(({ name_kk = '', name_ru = '' }) => [name_kk, name_ru]);
}

/** Reads renamings by legal acts; newspaper reports are left out. */
function readRenames(folder: string, city: string): Row[] {
  const name = city === 'almaty' ? 'Алматы' : 'Астана';
  return readTable(folder, 'street_renames_official.tsv').filter(
    (row) => row.city === name && row.source_kind !== 'reported_adopted',
  );
}

function toRow(
  street: Street,
  roads: Map<string, Feature[]>,
  districts: Feature[],
  city: string,
): CityFile['streets'][number] {
  const { kind, ru, kk, old, latitude, longitude, names, box } = street;
  const streetRoads = [...names].flatMap((name) => roads.get(name) ?? []);
  const lines = streetRoads
    .flatMap(listLines)
    .filter((line) => line.some(([x, y]) => y >= box.south && y <= box.north && x >= box.west && x <= box.east));
  const district = districts.findIndex((feature) => isInside(latitude, longitude, listLines(feature)));
  const point = compactLine([
    [longitude, latitude],
    [longitude, latitude],
  ]);
  const compactLines = lines.map(compactLine).filter(Boolean);
  const tag = street.roadClass || (city === 'astana' && kind === 'avenue' ? 'primary' : 'residential');
  return [kind, ru, kk, old, district, roadClass(tag), compactLines.length > 0 ? compactLines : [point]];
}

function mergeCrossings(rows: Row[], streets: Street[]): CityFile['crossings'] {
  const seen = new Set<string>();
  const index = streetIndex(streets);
  return rows.flatMap(({ street_a = '', street_b = '', lat, lon }) => {
    const position: [number, number] = [Number(lat), Number(lon)];
    const [first, second] = [
      nearestStreet(streets, index, street_a, position),
      nearestStreet(streets, index, street_b, position),
    ];
    const key = [first, second].sort().join(' ');
    if (first < 0 || second < 0 || first === second || seen.has(key)) return [];
    seen.add(key);
    return [[first, second, ...position]] as CityFile['crossings'];
  });
}

function mergeHouses(rows: Row[], streets: Street[]): CityFile['houses'] {
  const names = streetIndex(streets);
  return rows.flatMap(({ street = '', housenumber = '', lat, lon }) => {
    const position: [number, number] = [Number(lat), Number(lon)];
    const index = street && housenumber ? nearestStreet(streets, names, street, position) : -1;
    return index < 0 ? [] : [[index, housenumber, ...position]];
  }) as CityFile['houses'];
}

/** Streets by their names in the data, and by their folded names. */
function streetIndex(streets: Street[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  streets.forEach((street, position) => {
    for (const name of new Set([...street.names, streetKey(street.ru), streetKey(street.kk)]))
      index.set(name, [...(index.get(name) ?? []), position]);
  });
  return index;
}

/** Index of the street with the name that is nearest to a point; -1 when no street has it. */
function nearestStreet(
  streets: Street[],
  index: Map<string, number[]>,
  name: string,
  [latitude, longitude]: [number, number],
): number {
  const distance = (candidate: number) => {
    const street = streets[candidate];
    return street ? Math.hypot(street.latitude - latitude, street.longitude - longitude) : Infinity;
  };
  const candidates = index.get(name) ?? index.get(streetKey(splitStreetName(name).stem)) ?? [];
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? -1;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('give the folder of the open data');
for (const city of Object.keys(CITIES) as (keyof typeof CITIES)[]) {
  const file = build(folder, city);
  const packed = gzipSync(JSON.stringify(file), { level: 9 });
  writeFileSync(
    fileURLToPath(new URL(`../../server/gateways/geocoder/gazetteer/${city}.json.gz`, import.meta.url)),
    packed,
  );
  process.stdout.write(`${city}: ${file.streets.length} streets, ${Math.round(packed.length / 1000)} KB\n`);
}
