import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '#web/messages.ts';
import css from './sale-queue.module.css';

/** Countdown of an admission, `9:41`, by the server's clock; `onEnd` is called once at the end. */
export function TimeLeft({ until, ahead, onEnd }: { until: string; ahead: number; onEnd: () => void }) {
  const leftNow = () => Math.max(0, Math.ceil((new Date(until).getTime() - Date.now() - ahead) / 1000));
  const [left, setLeft] = useState(leftNow);
  const over = left === 0;
  const end = useEffectEvent(onEnd);
  const count = useEffectEvent(() => setLeft(leftNow()));
  useEffect(() => {
    if (over) {
      end();
      return;
    }
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <p role="timer" aria-label={m.sale_time_left()} className={css.time}>
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </p>
  );
}
