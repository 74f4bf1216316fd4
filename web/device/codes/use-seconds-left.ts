import { useEffect, useState } from 'react';
import { SECOND_MS } from '#domain/time/durations.ts';

/** Countdown in seconds; `wait` restarts it. */
export function useSecondsLeft(): { left: number; wait: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return { left, wait: (seconds) => setUntil(Date.now() + seconds * SECOND_MS) };
}
