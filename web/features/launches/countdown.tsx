import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '#web/messages.ts';
import { useNow } from '#web/state/shop-context.tsx';
import css from './countdown.module.css';
import { DAY_SECONDS, HOUR_SECONDS } from '#domain/time/durations.ts';

const UNITS = [
  { name: 'days', words: m.launch_days, seconds: DAY_SECONDS },
  { name: 'hours', words: m.launch_hours, seconds: HOUR_SECONDS },
  { name: 'minutes', words: m.launch_minutes, seconds: 60 },
  { name: 'seconds', words: m.launch_seconds, seconds: 1 },
] as const;

/** Countdown by the second; `onEnd` is called once at the end. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const initialNow = useNow();
  const [now, setNow] = useState(initialNow);
  const secondsLeft = Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
  const isOver = secondsLeft === 0;
  const reportEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) {
      reportEnd();
      return;
    }
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <div role="timer" aria-label={m.launch_left_until()} className={css.timer}>
      {UNITS.map(({ name, words: label, seconds }, index) => {
        const largerUnit = UNITS[index - 1]?.seconds;
        const value = Math.floor((largerUnit === undefined ? secondsLeft : secondsLeft % largerUnit) / seconds);
        return (
          <span key={name} className={css.unit}>
            <b>{String(value).padStart(2, '0')}</b>
            <small>{label()}</small>
          </span>
        );
      })}
    </div>
  );
}
