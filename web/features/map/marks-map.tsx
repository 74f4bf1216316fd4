import { Skeleton } from '#web/ui/skeleton.tsx';
import type { MarksProps } from './marks.ts';
import { problemWords, useOutsideMap } from './use-outside-map.ts';
import VectorMarks from './vector-marks.tsx';
import YandexMarks from './yandex-marks.tsx';

/** Shows several things on the map of Yandex where it can be had, else on the built-in one; the list beside it says the same. */
export default function MarksMap({ isDrawn, ...shared }: MarksProps & { isDrawn: boolean }) {
  const [outside, onFailed] = useOutsideMap();
  if (outside === undefined) return <Skeleton shape="block" />;
  if (outside !== null && typeof outside === 'object')
    return <YandexMarks {...shared} maps={outside} onFailed={onFailed} />;
  if (isDrawn) return <VectorMarks {...shared} />;
  return outside && <p role="status">{problemWords[outside]()}</p>;
}
