import { SplashScreen } from '@capacitor/splash-screen';
import type { EndpointKey } from '#contract/index.ts';
import { languageFromUrl, type Language } from '#domain/text/language.ts';
import type { Api } from '../calls/api.ts';
import { appConfig } from './app-config.ts';
import { createNativeApi, DEFAULT_LOCATION_ID, type CallIdentity, type SaveSecret } from './native-api.ts';
import { isLockOn, readScope, readSecrets, saveSecret as storeSecret, type StoredCity } from './native-storage.ts';
import { openOfflineStore } from './offline-store.ts';

/** Fade-out of the splash screen, ms (spec §9). */
const SPLASH_FADE_MS = 300;

export const offlineStore = openOfflineStore('offline');

export const clearOfflineStore = () => offlineStore.clear().catch(() => {});

/** Stores a secret. A changed or removed token also clears the offline store of the previous login. */
export async function saveSecret(...[name, value]: Parameters<SaveSecret>): Promise<void> {
  await Promise.all([storeSecret(name, value), name === 'token' && clearOfflineStore()]);
}

/** Hides the splash screen when a screen has been drawn. */
export const hideSplash = () =>
  requestAnimationFrame(() => setTimeout(() => void SplashScreen.hide({ fadeOutDuration: SPLASH_FADE_MS })));

/** The stored state of the app, and a client whose first calls may be on their way. */
export type Beginning = {
  requestedLocationId: string | null;
  stored: { language: Language | null; city: StoredCity | null };
  /** Language of the link or the stored one; null if none was chosen. */
  language: Language | null;
  isLocked: boolean;
  connect(language: Language): { api: Api; identity: CallIdentity };
};

/** Reads the stored state in one step. If nothing has to be asked, the calls of the first screen are sent at once. */
export async function beginStart(): Promise<Beginning> {
  const requested = takeRequestedScope();
  const [stored, secrets, isLocked] = await Promise.all([readScope(), readSecrets(), isLockOn()]);
  const connect = (language: Language) => {
    const locationId = stored.city?.locationId ?? DEFAULT_LOCATION_ID;
    const identity: CallIdentity = { language, locationId, ...secrets };
    return { api: createNativeApi(appConfig.api, identity, saveSecret), identity };
  };
  const language = requested.language ?? stored.language;
  const beginning = { requestedLocationId: requested.locationId, stored, language, isLocked, connect };
  if (!language || !stored.city || isLocked || requested.locationId !== null) return beginning;
  // The skeleton of the document is the first screen.
  hideSplash();
  const { api, identity } = connect(language);
  const ahead = { api: sendAhead(api), identity };
  return { ...beginning, connect: () => ahead };
}

/** Removes `lang` and `loc` from the URL (spec §2) and returns them. */
function takeRequestedScope(): { language: Language | undefined; locationId: string | null } {
  const query = new URLSearchParams(location.search);
  const language = languageFromUrl(query.get('lang') ?? undefined);
  const locationId = query.get('loc');
  query.delete('lang');
  query.delete('loc');
  const text = query.toString();
  history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash);
  return { language, locationId };
}

/** Sends the calls of the first screen; the first request for each gets that response. */
function sendAhead(api: Api): Api {
  const responses = new Map<EndpointKey, Promise<unknown>>();
  const keys = ['GET /api/pages/frame', 'GET /api/app/version', 'GET /api/catalog/home'] as const;
  for (const key of location.pathname === '/' ? keys : keys.slice(0, 2)) {
    const response = api(key, {});
    response.catch(() => {});
    responses.set(key, response);
  }
  return async (key, input, options) => {
    const response = responses.get(key) as ReturnType<typeof api<typeof key>> | undefined;
    responses.delete(key);
    return response ?? api(key, input, options);
  };
}
