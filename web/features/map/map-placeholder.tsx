import { useEffect, useState } from 'react';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import css from './vector/vector-map.module.css';

/** Delay before a loading map offers an alternative, ms; it may still load. */
const MAX_WAIT_MS = 10_000;

/** Placeholder of a map; `problem` is shown when its code fails to load. */
export function MapPlaceholder({ problem }: { problem: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <p role="status" className={css.late}>
      {problem}
    </p>
  ) : (
    <Skeleton shape="block" className={css.wait} />
  );
}
