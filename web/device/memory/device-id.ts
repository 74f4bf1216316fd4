import { saveStored, readStored } from '#web/state/tabs/store.ts';
import { YEAR_SECONDS } from '#domain/time/durations.ts';

const DEVICE_KEY = 'deviceId';
const BROWSER_KEY = 'uniqueBrowserId';

/**
 * Returns the device id: a hash of a random browser id and the browser's properties, with space, plus and equals
 * replaced (spec §3). The random part makes it secret; no fingerprint is taken.
 */
export async function deviceId(): Promise<string> {
  const stored = readStored(DEVICE_KEY);
  if (typeof stored === 'string' && stored.length >= 16) return storeCookie(stored);
  const browserId = crypto.randomUUID();
  const traits = `${browserId} ${navigator.userAgent} ${screen.width}x${screen.height}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits));
  const id = btoa(String.fromCharCode(...new Uint8Array(hash))).replace(/[ +=]/g, '_');
  saveStored(BROWSER_KEY, browserId);
  saveStored(DEVICE_KEY, id);
  return storeCookie(id);
}

/** Stores the id in a one-year cookie (spec §9), by which a login recognises the owner's device; returns it. */
function storeCookie(id: string): string {
  const secureAttribute = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${DEVICE_KEY}=${encodeURIComponent(id)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secureAttribute}`;
  return id;
}
