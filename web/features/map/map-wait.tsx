import { useEffect, useState } from 'react';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import css from './vector/vector-map.module.css';

/** A map on its way for so long says what to do without it; it may still come. */
const MAX_WAIT_MS = 10_000;

/** Stands where a map will be; when the code of the map does not come, `problem` says so. */
export function MapWait({ problem }: { problem: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
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
