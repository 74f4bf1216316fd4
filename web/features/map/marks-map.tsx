import { Suspense } from 'react';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapWait } from './map-wait.tsx';
import type { MarksProps } from './marks.ts';
import { useOutsideMap } from './yandex/use-outside-map.ts';
import YandexMarks from './yandex/yandex-marks.tsx';

const VectorMarks = lazyPart(() => import('./vector/vector-marks.tsx'));

/**
 * Several markers on the Yandex map where available, else on the built-in one; the list next to it has the same
 * content.
 */
export default function MarksMap(map: MarksProps) {
  const [outside, onFailed] = useOutsideMap(map.about.outsideKey);
  const wait = <MapWait problem={m.map_list_instead()} />;
  if (outside === undefined) return wait;
  if (outside !== null && typeof outside === 'object')
    return <YandexMarks {...map} maps={outside} onFailed={onFailed} />;
  return (
    <Suspense fallback={wait}>
      <VectorMarks {...map} />
    </Suspense>
  );
}
