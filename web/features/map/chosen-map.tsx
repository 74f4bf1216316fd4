import type { Coordinates } from '#domain/coordinates.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { problemWords, useOutsideMap } from './use-outside-map.ts';
import VectorMap from './vector-map.tsx';
import YandexMap from './yandex-map.tsx';

/** Shows the map of Yandex where it can be had, else the built-in one; both put a pin. Where neither can be, it says why. */
export default function ChosenMap(map: {
  /** City by its name; the page's own when absent. */
  city: string | undefined;
  centre: Coordinates;
  /** The built-in map knows the city. */
  isDrawn: boolean;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
}) {
  const [outside, onFailed] = useOutsideMap();
  const { isDrawn, city, ...shared } = map;
  if (outside === undefined) return <Skeleton shape="block" />;
  if (outside !== null && typeof outside === 'object')
    return <YandexMap {...shared} maps={outside} onFailed={onFailed} />;
  if (isDrawn) return <VectorMap {...shared} city={city} />;
  return outside && <p role="status">{problemWords[outside]()}</p>;
}
