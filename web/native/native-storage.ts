import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Preferences } from '@capacitor/preferences';
import type { City } from '#contract/places/geo.ts';
import { languageFromUrl, urlName, type Language } from '#domain/text/language.ts';
import type { CallIdentity, SaveSecret } from './native-api.ts';

/** The chosen city, under the names of spec §3 and §4. */
export type StoredCity = {
  locationId: string;
  locationName: string;
  cityCode: string;
  cityIdInFO: string;
  'city-context': string;
};

const CITY_KEYS = ['locationId', 'locationName', 'cityCode', 'cityIdInFO', 'city-context'] as const;
const LANGUAGE_KEY = 'lang-context';
/** Whether the app asks for the phone's owner. */
export const LOCK_KEY = 'app-lock';
const SECRET_KEYS = { token: 'token', seal: 'session_seal' } as const;

/** Reads language and city; null for one that was never chosen. */
export async function readScope(): Promise<{ language: Language | null; city: StoredCity | null }> {
  const readValue = async (key: string) => (await Preferences.get({ key })).value;
  const [language, ...values] = await Promise.all([LANGUAGE_KEY, ...CITY_KEYS].map(readValue));
  const city = Object.fromEntries(CITY_KEYS.map((key, position) => [key, values[position] ?? '']));
  return {
    language: languageFromUrl(language ?? '') ?? null,
    city: city['locationId'] ? (city as StoredCity) : null,
  };
}

/** Stores the language. */
export async function saveLanguage(language: Language): Promise<void> {
  await Preferences.set({ key: LANGUAGE_KEY, value: urlName(language) });
}

/** Stores the city and returns it. */
export async function saveCity({ name, keyword, cityIdInFO, codeForMobApi, code }: City): Promise<StoredCity> {
  const city: StoredCity = {
    locationId: codeForMobApi,
    locationName: name,
    cityCode: code,
    cityIdInFO: String(cityIdInFO),
    'city-context': keyword,
  };
  await Promise.all(CITY_KEYS.map((key) => Preferences.set({ key, value: city[key] })));
  return city;
}

/** Whether the lock of the app is on. */
export const isLockOn = async (): Promise<boolean> => (await Preferences.get({ key: LOCK_KEY })).value === 'true';

/** Reads the secrets. A secret that can no longer be decrypted is dropped: the shopper becomes a guest. */
export async function readSecrets(): Promise<Pick<CallIdentity, 'token' | 'seal'>> {
  const readValue = (key: string) => SecureStorage.getItem(key).catch(() => null);
  const [token, seal] = await Promise.all([readValue(SECRET_KEYS.token), readValue(SECRET_KEYS.seal)]);
  return { token, seal };
}

/** Stores a secret on this device only. If the platform refuses, the secret lasts until the app is closed. */
export async function saveSecret(...[name, value]: Parameters<SaveSecret>): Promise<void> {
  const key = SECRET_KEYS[name];
  const write =
    value === null
      ? SecureStorage.removeItem(key)
      : SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly).then(() =>
          SecureStorage.setItem(key, value),
        );
  await write.catch(() => {});
}
