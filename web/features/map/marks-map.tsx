import { Suspense } from 'react';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import type { MarksProps } from './marks.ts';
import { useExternalMap } from './yandex/use-external-map.ts';
import YandexMarks from './yandex/yandex-marks.tsx';

const VectorMarks = lazyPart(() => import('./vector/vector-marks.tsx'));

/** Map with several markers: Yandex where available, else the built-in one. The adjacent list shows the same content. */
export default function MarksMap(props: MarksProps) {
  const [externalMap, onFailed] = useExternalMap(props.config.outsideKey);
  const fallback = <MapPlaceholder problem={m.map_list_instead()} />;
  if (externalMap === undefined) return fallback;
  if (externalMap !== null && typeof externalMap === 'object')
    return <YandexMarks {...props} maps={externalMap} onFailed={onFailed} />;
  return (
    <Suspense fallback={fallback}>
      <VectorMarks {...props} />
    </Suspense>
  );
}
