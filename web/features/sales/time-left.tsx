import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '#web/messages.ts';
import css from './sale-queue.module.css';

/** Countdown of an admission, `9:41`, by the server's clock; `onEnd` is called once at the end. */
export function TimeLeft({ until, clockOffset, onEnd }: { until: string; clockOffset: number; onEnd: () => void }) {
  const currentSecondsLeft = () =>
    Math.max(0, Math.ceil((new Date(until).getTime() - Date.now() - clockOffset) / 1000));
  const [secondsLeft, setSecondsLeft] = useState(currentSecondsLeft);
  const isOver = secondsLeft === 0;
  const reportEnd = useEffectEvent(onEnd);
  const update = useEffectEvent(() => setSecondsLeft(currentSecondsLeft()));
  useEffect(() => {
    if (isOver) {
      reportEnd();
      return;
    }
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <p role="timer" aria-label={m.sale_time_left()} className={css.time}>
      {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
    </p>
  );
}
