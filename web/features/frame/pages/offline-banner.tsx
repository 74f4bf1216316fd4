import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './offline-banner.module.css';

/** Announces a lost and a restored connection. */
export function OfflineBanner() {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const onOffline = () => setIsOffline(true);
    const onOnline = () => {
      setIsOffline(false);
      toast.show({ kind: 'success', text: m.frame_online() });
    };
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, []);
  return <div role="status">{isOffline && <p className={css.banner}>{m.frame_offline()}</p>}</div>;
}
