import { Suspense } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapWait } from './map-wait.tsx';
import { MAP_PROBLEM_TEXTS, useOutsideMap } from './yandex/use-outside-map.ts';
import YandexMap from './yandex/yandex-map.tsx';

const VectorMap = lazyPart(() => import('./vector/vector-map.tsx'));

/** Map with a movable pin: Yandex where available, else the built-in one. */
export default function ChosenMap(map: {
  config: MapConfig;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
}) {
  const [outside, onFailed] = useOutsideMap(map.config.outsideKey);
  if (outside === undefined) return <MapWait problem={m.map_load_failed()} />;
  if (outside !== null && typeof outside === 'object')
    return <YandexMap centre={map.config.centre} {...map} maps={outside} onFailed={onFailed} />;
  const problem = outside ? MAP_PROBLEM_TEXTS[outside]() : m.map_load_failed();
  return (
    <Suspense fallback={<MapWait problem={problem} />}>
      <VectorMap {...map} problem={problem} />
    </Suspense>
  );
}
