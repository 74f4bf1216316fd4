import { useEffect, useState } from 'react';
import { appCodeUrl } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './content-body.module.css';

type Store = { store: string; url: string };

const STORE_NAMES: Record<string, string> = {
  'app-store': 'App Store',
  'google-play': 'Google Play',
  'app-gallery': 'AppGallery',
};

/** App store for the device; on a desktop all stores and a QR code. */
export function AppOffer({ stores }: { stores: readonly Store[] }) {
  const [deviceStoreName, setDeviceStoreName] = useState<string | null>(null);
  useEffect(() => setDeviceStoreName(deviceStore(navigator.userAgent)), []);
  const isMobile = deviceStoreName !== null;
  const visibleStores = stores.filter(({ store }) => deviceStoreName === null || store === deviceStoreName);
  return (
    <>
      {stores.length === 0 && <p>{m.content_app_none()}</p>}
      <div className={css.stores}>
        {visibleStores.map(({ store, url }) => (
          <Button key={store} kind={isMobile ? 'action' : 'secondary'} icon="download" href={url}>
            {STORE_NAMES[store] ?? store}
          </Button>
        ))}
      </div>
      {!isMobile && (
        <figure>
          <img src={appCodeUrl()} alt={m.content_app_code()} width={200} height={200} className={css.code} />
          <figcaption className={css.hint}>{m.content_app_scan()}</figcaption>
        </figure>
      )}
    </>
  );
}

/** App store of a device; null unless it is a phone or tablet. */
function deviceStore(userAgent: string): string | null {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'app-store';
  if (/huawei|honor/i.test(userAgent)) return 'app-gallery';
  return /android/i.test(userAgent) ? 'google-play' : null;
}
