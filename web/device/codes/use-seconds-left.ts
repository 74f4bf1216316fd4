import { useEffect, useState } from 'react';
import { SECOND_MS } from '#domain/time/durations.ts';

/** Countdown in seconds; `restart` starts it again. */
export function useSecondsLeft(): { secondsLeft: number; restart: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const update = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS)));
    update();
    const timer = setInterval(update, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { secondsLeft, restart: (seconds) => setEndsAt(Date.now() + seconds * SECOND_MS) };
}
