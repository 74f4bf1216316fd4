import { useEffect, useState } from 'react';
import { SECOND_MS } from '#domain/time/durations.ts';

/** Countdown in seconds; `restart` starts it again. */
export function useSecondsLeft(): { left: number; restart: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    update();
    const timer = setInterval(update, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return { left, restart: (seconds) => setUntil(Date.now() + seconds * SECOND_MS) };
}
