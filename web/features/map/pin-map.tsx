import { Suspense } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import { MAP_PROBLEM_TEXTS, useExternalMap } from './yandex/use-external-map.ts';
import YandexMap from './yandex/yandex-map.tsx';

const VectorMap = lazyPart(() => import('./vector/vector-map.tsx'));

/** Map with a movable pin: Yandex where available, else the built-in one. */
export default function PinMap(props: {
  config: MapConfig;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
}) {
  const [externalMap, onFailed] = useExternalMap(props.config.outsideKey);
  if (externalMap === undefined) return <MapPlaceholder problem={m.map_load_failed()} />;
  if (externalMap !== null && typeof externalMap === 'object')
    return <YandexMap centre={props.config.centre} {...props} maps={externalMap} onFailed={onFailed} />;
  const problem = externalMap ? MAP_PROBLEM_TEXTS[externalMap]() : m.map_load_failed();
  return (
    <Suspense fallback={<MapPlaceholder problem={problem} />}>
      <VectorMap {...props} problem={problem} />
    </Suspense>
  );
}
