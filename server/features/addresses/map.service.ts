import type { MapTile } from '#contract/addresses.ts';
import { encodeLine, PER_DEGREE, type Line } from '#domain/encoded-line.ts';
import { tileBox } from '#domain/map-view.ts';
import { streetName } from '#domain/street-names.ts';
import type { Viewer } from '#server/platform/call.ts';
import type { CityIndex, IndexedStreet } from '#server/gateways/geocoder/gazetteer/city-index.ts';
import type { Gazetteer } from '#server/gateways/geocoder/gazetteer/gazetteer.geocoder.ts';
import { boxOf, narrowing, segmentsOf, type Box } from '#server/gateways/geocoder/gazetteer/street-lines.ts';
import type { GeoService } from '../geo/geo.service.ts';

/** From which zoom a class of roads is drawn and named: highway, main, middle, small, yard, path. */
const DRAWN_FROM = [11, 11, 12, 14, 15, 15] as const;
const NAMED_FROM = [13, 13, 15, 15, 16, 16] as const;
const MAX_LABELS = 12;

/** The built-in map. */
export type MapService = ReturnType<typeof createMapService>;

/** Creates the built-in map: the streets of the gazetteer in tiles. */
export function createMapService({ geo, gazetteer }: { geo: GeoService; gazetteer: Gazetteer }) {
  const load = async ({ city }: Pick<Viewer, 'city'>, cityName: string): Promise<CityIndex | null> => {
    const record = geo.cityByName(cityName) ?? geo.cityByKeyword(city.keyword);
    return record ? gazetteer.load(record) : null;
  };
  return {
    /** Tells whether a named city, else the viewer's, can be drawn, and its middle. */
    async about(viewer: Pick<Viewer, 'city'>, cityName = ''): Promise<{ isDrawn: boolean; centre: [number, number] }> {
      const { latitude, longitude } = geo.cityByName(cityName) ?? viewer.city;
      return { isDrawn: (await load(viewer, cityName))?.hasGeometry ?? false, centre: [latitude, longitude] };
    },

    /** Returns the lines and names of one tile in a named city, else in the viewer's; empty outside of it. */
    async tile(
      zoom: number,
      x: number,
      y: number,
      viewer: Pick<Viewer, 'city' | 'language'>,
      cityName = '',
    ): Promise<MapTile> {
      const city = await load(viewer, cityName);
      const box = scaled(tileBox(zoom, x, y));
      if (!city) return { roads: [], water: [], waterways: [], rails: [], labels: [] };
      const inside = (lines: readonly Line[]) => lines.filter((line) => meets(boxOf([line]), box)).map(encodeLine);
      const isDrawn = (roadClass: number) => zoom >= (DRAWN_FROM[roadClass] ?? 0);
      const streets = city.streets.filter((street) => isDrawn(street.roadClass) && meets(street.box, box));
      return {
        roads: [
          ...city.roads.filter(({ roadClass, line }) => isDrawn(roadClass) && meets(boxOf([line]), box)),
          ...streets.flatMap(({ roadClass, lines }) =>
            lines.filter((line) => meets(boxOf([line]), box)).map((line) => ({ roadClass, line })),
          ),
        ].map(({ roadClass, line }) => [roadClass, encodeLine(line)]),
        water: city.water.filter((area) => meets(area.box, box)).map(({ ring }) => encodeLine(ring)),
        waterways: zoom >= 13 ? inside(city.waterways) : [],
        rails: inside(city.rails),
        labels: labelsOf(streets, zoom, box, viewer),
      };
    },
  };
}

function labelsOf(
  streets: readonly IndexedStreet[],
  zoom: number,
  box: Box,
  { language }: Pick<Viewer, 'language'>,
): MapTile['labels'] {
  return streets
    .filter(({ roadClass }) => zoom + 1 >= (NAMED_FROM[roadClass] ?? 0))
    .toSorted((one, other) => one.roadClass - other.roadClass)
    .flatMap((street): MapTile['labels'] => {
      const point = pointInside(street.lines, box);
      const name = streetName(street.kind, language === 'kk' ? street.kk : street.ru, language);
      return point ? [[name, point.y / PER_DEGREE, point.x / PER_DEGREE, street.roadClass, point.slope]] : [];
    })
    .slice(0, MAX_LABELS);
}

/** The middle of the segment that is nearest to the middle of a box, and its slope. */
function pointInside(lines: readonly Line[], box: Box): { y: number; x: number; slope: number } | null {
  const [middleY, middleX] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
  const narrow = narrowing(middleY / PER_DEGREE);
  let [found, least]: [{ y: number; x: number; slope: number } | null, number] = [null, Infinity];
  for (const [y1, x1, y2, x2] of segmentsOf(lines)) {
    const [y, x] = [(y1 + y2) / 2, (x1 + x2) / 2];
    const distance = Math.hypot(y - middleY, (x - middleX) * narrow);
    if (distance >= least || y < box.south || y > box.north || x < box.west || x > box.east) continue;
    const slope = (Math.atan2(y1 - y2, (x2 - x1) * narrow) * 180) / Math.PI;
    [found, least] = [
      { y, x, slope: Math.round(slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope) },
      distance,
    ];
  }
  return found;
}

function scaled({ south, west, north, east }: Box): Box {
  return { south: south * PER_DEGREE, west: west * PER_DEGREE, north: north * PER_DEGREE, east: east * PER_DEGREE };
}

function meets(one: Box, other: Box): boolean {
  return one.south <= other.north && one.north >= other.south && one.west <= other.east && one.east >= other.west;
}
