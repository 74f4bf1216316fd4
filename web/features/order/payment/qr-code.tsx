import { useEffect, useEffectEvent, useState } from 'react';
import type { QrCode } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './qr-code.module.css';
import { SECOND_MS } from '#domain/time/durations.ts';

/** Width of the quiet zone, in modules. */
const QUIET_ZONE_MODULES = 4;

/** QR code for the payment, its remaining time, and on a phone the banking apps. */
export function QrPayment({ code, onOver }: { code: QrCode; onOver: () => void }) {
  const sideModules = code.size + 2 * QUIET_ZONE_MODULES;
  return (
    <div className={css.block}>
      <svg
        className={css.code}
        viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${sideModules} ${sideModules}`}
        role="img"
        aria-label={m.qr_code()}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <CodeTime expiresAt={code.expiresAt} onOver={onOver} />
      {code.apps.length > 0 && (
        <div className={css.apps}>
          {code.apps.map(({ name, url }) => (
            <Button key={url} kind="action" size="large" icon="smartphone" href={url} wide>
              {m.qr_open_app({ name })}
            </Button>
          ))}
        </div>
      )}
      <ol className={css.how}>
        <li>{m.qr_step_open()}</li>
        <li>{m.qr_step_scan()}</li>
        <li>{m.qr_step_confirm()}</li>
      </ol>
    </div>
  );
}

/** Minutes and seconds left; screen readers announce whole minutes only. */
function CodeTime({ expiresAt, onOver }: { expiresAt: string; onOver: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setSecondsLeft(Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / SECOND_MS)));
    update();
    const timer = setInterval(update, SECOND_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  const isOver = secondsLeft === 0;
  const reportOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) reportOver();
  }, [isOver]);
  if (secondsLeft === null) return <p className={css.time}> </p>;
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
  return (
    <p className={css.time} role="timer">
      {m.qr_left({ time: `${minutes}:${String(seconds).padStart(2, '0')}` })}
    </p>
  );
}
