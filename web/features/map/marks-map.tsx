import { Suspense } from 'react';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapWait } from './map-wait.tsx';
import type { MarksProps } from './marks.ts';
import { useOutsideMap } from './yandex/use-outside-map.ts';
import YandexMarks from './yandex/yandex-marks.tsx';

const VectorMarks = lazyPart(() => import('./vector/vector-marks.tsx'));

/** Map with several markers: Yandex where available, else the built-in one. The adjacent list shows the same content. */
export default function MarksMap(map: MarksProps) {
  const [outside, onFailed] = useOutsideMap(map.config.outsideKey);
  const fallback = <MapWait problem={m.map_list_instead()} />;
  if (outside === undefined) return fallback;
  if (outside !== null && typeof outside === 'object')
    return <YandexMarks {...map} maps={outside} onFailed={onFailed} />;
  return (
    <Suspense fallback={fallback}>
      <VectorMarks {...map} />
    </Suspense>
  );
}
