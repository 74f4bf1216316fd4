import { Capacitor } from '@capacitor/core';
import { createRoot } from 'react-dom/client';
import type { City } from '#contract/places/geo.ts';
import type { Language } from '#domain/text/language.ts';
import type { Api } from '../calls/api.ts';
import { reactErrors, reportError, reportErrors } from '../device/errors/report-errors.ts';
import { showTheme } from '../device/memory/theme.ts';
import { setLanguage } from '../state/language.ts';
import { CITY_CONFIRMED_KEY } from '../state/customer/chosen-city.ts';
import { readStoredCustomer, showCustomer } from '../state/customer/customer.ts';
import { forgetCustomer } from '../state/customer/profile.ts';
import { saveStored } from '../state/tabs/store.ts';
import { followBackKey, followSwipeBack } from './back.ts';
import { beginStart, clearOfflineStore, hideSplash, offlineStore, saveSecret, type Beginning } from './begin-start.ts';
import { CityChoice, LanguageChoice, StartFailed, UpdateRequired } from './first-start.tsx';
import { followOutsideLinks } from './links.ts';
import type { CallIdentity } from './native-api.ts';
import { saveCity, saveLanguage, type StoredCity } from './native-storage.ts';
import { followLinksToApp } from './open-link.ts';
import { startShop } from './start-app.tsx';
import { followTextSize } from './text-size.ts';

/** Max wait for the first screen to be drawn, ms. */
const MAX_FRAME_WAIT_MS = 1000;
/** Max wait, each, for the logout call and for the storage when a locked account is logged out, ms. */
const LOGOUT_WAIT_MS = 2000;

const root = document.documentElement;
const react = createRoot(document.getElementById('root')!, reactErrors);

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

async function start(beginning: Beginning): Promise<void> {
  const { stored, isLocked, requestedLocationId } = beginning;
  const language = beginning.language ?? (await chooseLanguage());
  if (language !== stored.language) await saveLanguage(language);
  setLanguage(language);
  root.lang = language;
  const { api, identity } = beginning.connect(language);
  reportErrors(api);
  if (isLocked) await passLock(api, identity);
  let city = (await findRequestedCity(api, requestedLocationId, identity.locationId)) ?? stored.city;
  if (!city) {
    city = await saveCity(await chooseCity(api));
    saveStored(CITY_CONFIRMED_KEY, true);
  }
  identity.locationId = city.locationId;
  await openShop(api, identity, city);
  if (!isLocked) await passLock(api, identity);
}

/** Waits until the phone's owner is verified. A logout from the lock screen does not wait for the shop. */
async function passLock(api: Api, identity: CallIdentity): Promise<void> {
  const { startLock } = await import('./app-lock.tsx');
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

/** Stores and returns the city of a `loc` query; an unknown one changes nothing. */
async function findRequestedCity(api: Api, locationId: string | null, current: string): Promise<StoredCity | null> {
  if (locationId === null || locationId === current) return null;
  const cities = await api('GET /api/pages/shops/allcities', {}).catch(() => []);
  const city = cities.find(({ codeForMobApi }) => codeForMobApi === locationId);
  return city ? saveCity(city) : null;
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
  hideSplash();
  if (started.result === 'shown') {
    await nextFrame();
    const { startNativeWork } = await import('./native-work.ts');
    startNativeWork(root, started);
  } else if (started.result === 'update-required') {
    const { stores } = started;
    react.render(<UpdateRequired storeUrl={Capacitor.getPlatform() === 'ios' ? stores.ios : stores.android} />);
  } else react.render(<StartFailed onRetry={() => void openShop(api, identity, city)} />);
}

/** Waits until the browser has drawn; a hidden page draws nothing. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_FRAME_WAIT_MS);
  });

/** Shows the app; `beginning` is the work that the entry began. */
export function runApp(beginning: Promise<Beginning>): void {
  followTextSize(root);
  followBackKey();
  followOutsideLinks(root);
  followSwipeBack();
  followLinksToApp();
  const startOrOfferRetry = (next: Promise<Beginning>): Promise<void> =>
    next.then(start).catch((error: unknown) => {
      reportError('global_javascript_error', error);
      react.render(<StartFailed onRetry={() => void startOrOfferRetry(beginStart())} />);
      hideSplash();
    });
  void startOrOfferRetry(beginning);
}
