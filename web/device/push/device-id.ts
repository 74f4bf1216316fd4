import { keep, readKept } from '#web/state/store.ts';

const DEVICE_KEY = 'deviceId';
const BROWSER_KEY = 'uniqueBrowserId';

/**
 * Returns the id of this device: a hash of a random browser id and what the browser says of itself, with space, plus and
 * equals replaced (spec §3). The random part is what makes it a secret; nothing is drawn to fingerprint anybody.
 */
export async function deviceId(): Promise<string> {
  const kept = readKept<unknown>(DEVICE_KEY);
  if (typeof kept === 'string' && kept.length >= 16) return kept;
  const browserId = crypto.randomUUID();
  const said = `${browserId} ${navigator.userAgent} ${screen.width}x${screen.height}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  const id = btoa(String.fromCharCode(...new Uint8Array(hash))).replace(/[ +=]/g, '_');
  keep(BROWSER_KEY, browserId);
  keep(DEVICE_KEY, id);
  return id;
}
