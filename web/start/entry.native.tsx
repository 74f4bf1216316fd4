import { Capacitor } from '@capacitor/core';
import { SplashScreen } from '@capacitor/splash-screen';
import { createRoot } from 'react-dom/client';
import '../ui/base/fonts.css';
import '../ui/base/tokens.css';
import '../ui/base/base.css';
import type { City } from '#contract/places/geo.ts';
import { languageFromUrl, type Language } from '#domain/text/language.ts';
import type { Api } from '../calls/api.ts';
import { reactErrors, reportError, reportErrors } from '../device/errors/report-errors.ts';
import { showTheme } from '../device/memory/theme.ts';
import { appConfig } from '../native/app-config.ts';
import { followBackKey, followSwipeBack } from '../native/back.ts';
import { CityChoice, LanguageChoice, StartFailed, UpdateRequired } from '../native/first-start.tsx';
import { followOutsideLinks } from '../native/links.ts';
import { createNativeApi, DEFAULT_LOCATION_ID, type CallIdentity, type SaveSecret } from '../native/native-api.ts';
import { readScope, readSecrets, saveCity, saveLanguage, saveSecret as storeSecret } from '../native/native-storage.ts';
import { openOfflineStore } from '../native/offline-store.ts';
import { followLinksToApp } from '../native/open-link.ts';
import { startShop } from '../native/start-app.tsx';
import { followTextSize } from '../native/text-size.ts';
import { CITY_CONFIRMED_KEY } from '../state/customer/chosen-city.ts';
import { readStoredCustomer, showCustomer } from '../state/customer/customer.ts';
import { forgetCustomer } from '../state/customer/profile.ts';
import { setLanguage } from '../state/language.ts';
import { saveStored } from '../state/tabs/store.ts';

/** Fade-out of the splash screen, ms (spec §9). */
const SPLASH_FADE_MS = 300;
/** Max wait, each, for the logout call and for the storage when a locked account is logged out, ms. */
const LOGOUT_WAIT_MS = 2000;

const root = document.documentElement;
const react = createRoot(document.getElementById('root')!, reactErrors);
const offlineStore = openOfflineStore('offline');

const clearOfflineStore = () => offlineStore.clear().catch(() => {});

/** Stores a secret. A changed or removed token also clears the offline store of the previous login. */
async function saveSecret(...[name, value]: Parameters<SaveSecret>): Promise<void> {
  await Promise.all([storeSecret(name, value), name === 'token' && clearOfflineStore()]);
}

/** Hides the splash screen when the first screen has been drawn. */
const hideSplash = () =>
  requestAnimationFrame(() => setTimeout(() => void SplashScreen.hide({ fadeOutDuration: SPLASH_FADE_MS })));

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

const chooseLanguage = () =>
  new Promise<Language>((resolve) => {
    react.render(<LanguageChoice onChoose={resolve} />);
    hideSplash();
  });

const chooseCity = (api: Api) =>
  new Promise<City>((resolve) => {
    const loadCities = () => api('GET /api/pages/shops/allcities', {});
    react.render(<CityChoice loadCities={loadCities} onChoose={resolve} />);
    hideSplash();
  });

async function start(): Promise<void> {
  const requested = takeRequestedScope();
  const [stored, secrets] = await Promise.all([readScope(), readSecrets()]);
  const language = requested.language ?? stored.language ?? (await chooseLanguage());
  if (language !== stored.language) await saveLanguage(language);
  setLanguage(language);
  root.lang = language;
  const identity: CallIdentity = {
    language,
    locationId: stored.city?.locationId ?? DEFAULT_LOCATION_ID,
    ...secrets,
  };
  const api = createNativeApi(appConfig.api, identity, saveSecret);
  reportErrors(api);
  await passLock(api, identity);
  await saveRequestedCity(api, requested.locationId, identity.locationId);
  if (!(await readScope()).city) {
    await saveCity(await chooseCity(api));
    saveStored(CITY_CONFIRMED_KEY, true);
  }
  const { city } = await readScope();
  identity.locationId = city!.locationId;
  await openShop(api, identity, city!);
}

/** Waits until the phone's owner is verified. A logout from the lock screen does not wait for the shop. */
async function passLock(api: Api, identity: CallIdentity): Promise<void> {
  const { startLock } = await import('../native/app-lock.tsx');
  const limitWait = (work: Promise<unknown>) =>
    Promise.race([work, new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))]);
  const locked = startLock(async () => {
    await limitWait(api('POST /api/auth/logout', {}).catch(() => {}));
    identity.token = null;
    forgetCustomer();
    await limitWait(saveSecret('token', null));
  });
  hideSplash();
  await locked;
}

/** Stores the city of a `loc` query; an unknown one changes nothing. */
async function saveRequestedCity(api: Api, locationId: string | null, current: string): Promise<void> {
  if (locationId === null || locationId === current) return;
  const cities = await api('GET /api/pages/shops/allcities', {}).catch(() => []);
  const city = cities.find(({ codeForMobApi }) => codeForMobApi === locationId);
  if (city) await saveCity(city);
}

async function openShop(...[api, identity, city]: [Api, CallIdentity, Parameters<typeof startShop>[4]]): Promise<void> {
  showTheme();
  // The token was lost: log out.
  if (identity.token === null && readStoredCustomer()) {
    forgetCustomer();
    await clearOfflineStore();
  }
  showCustomer();
  const started = await startShop(react, root, api, identity, city, offlineStore);
  if (started.result === 'shown') {
    const { startNativeWork } = await import('../native/native-work.ts');
    startNativeWork(root, started);
  } else if (started.result === 'update-required') {
    const { stores } = started;
    react.render(<UpdateRequired storeUrl={Capacitor.getPlatform() === 'ios' ? stores.ios : stores.android} />);
  } else react.render(<StartFailed onRetry={() => void openShop(api, identity, city)} />);
  hideSplash();
}

followTextSize(root);
followBackKey();
followOutsideLinks(root);
followSwipeBack();
followLinksToApp();
const startOrOfferRetry = (): Promise<void> =>
  start().catch((error: unknown) => {
    reportError('global_javascript_error', error);
    react.render(<StartFailed onRetry={() => void startOrOfferRetry()} />);
    hideSplash();
  });
void startOrOfferRetry();
