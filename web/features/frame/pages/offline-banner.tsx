import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './offline-banner.module.css';

/** Announces a lost and a restored connection. */
export function OfflineBanner() {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const lost = () => setOffline(true);
    const back = () => {
      setOffline(false);
      toast.show({ kind: 'success', text: m.frame_online() });
    };
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return <div role="status">{offline && <p className={css.banner}>{m.frame_offline()}</p>}</div>;
}
