import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Request } from 'playwright-core';
import { expect } from 'vitest';
import { urlName, type Language } from '#domain/text/language.ts';
import { insertLogin } from '#test/factories/customers.ts';
import { launchBrowser, openPage, type PageOptions } from '#test/harness/browser.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { serveApp } from '../../../fakes/capacitor/app-server.ts';
import { APP_AGENT, attachDevice } from '../../../fakes/capacitor/attach-device.ts';
import { createDevice, type Device } from '../../../fakes/capacitor/device.ts';
import { buildBundle, type BundleSizes } from '../../../tools/native/bundle.ts';
import { addCustomer, database } from '../account/customer.ts';
import { followLink, type Shopper } from '../behaviour/shopper.ts';
import { messagePattern } from '../buying/message-pattern.ts';
import { findCallFaults } from './native-calls.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Version of the app in these journeys. */
export const APP_VERSION = '0.1.0';
const APP_ORIGIN = 'https://localhost';

/** The app on a phone: its page, device and requests to the shop. `close` fails on calls that violate spec §7. */
export type OpenApp = Shopper & { device: Device; requests: Request[] };

/** A bundle of the app, in a browser that serves it at `https://localhost`. */
export type AppBuild = {
  sizes: BundleSizes;
  /** Makes the next start that of another version. */
  setVersion(version: string): Promise<void>;
  open(language: Language, device?: Device, options?: PageOptions & { path?: string }): Promise<OpenApp>;
  stop(): Promise<void>;
};

const LANGUAGE_NAMES = { ru: 'Русский', kk: 'Қазақша' } as const;
/** City that a new app chooses in these journeys. */
export const CITY_NAMES = { ru: 'Караганда', kk: 'Қарағанды' } as const;

/** Chooses language and city in a new app, and waits for the home page. */
export async function passFirstStart({ page, t, language }: OpenApp): Promise<void> {
  await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
  await page.getByRole('heading', { name: t('frame_city_choose') }).waitFor();
  await page.getByRole('button', { name: CITY_NAMES[language], exact: true }).click();
  await page.getByRole('navigation', { name: t('frame_tabs') }).waitFor();
}

/** A device on which language and city have been chosen. */
export function createUsedDevice(language: Language): Device {
  const device = createDevice();
  const preferences = {
    'lang-context': urlName(language),
    'city-context': 'almaty',
    locationId: '8',
    locationName: 'Алматы',
    cityCode: '000000001',
    cityIdInFO: '1',
  };
  for (const [name, value] of Object.entries(preferences)) device.preferences.set(name, value);
  return device;
}

/** Logs a new customer in for the next start of the app, with the token in the secure storage; returns its id. */
export async function becomeAppCustomer({ page, device }: OpenApp): Promise<number> {
  const { customerId } = await addCustomer();
  device.secrets.set('capacitor-storage_token', await insertLogin(database, customerId, 'native'));
  await page.evaluate((id) => localStorage.setItem('customer', JSON.stringify({ id, firstName: 'Әсел' })), customerId);
  return customerId;
}

/** Builds the app for a shop and starts a browser for it; `webgl` draws maps. */
export async function buildApp(shop: string, { webgl = false } = {}): Promise<AppBuild> {
  const folder = await temporaryFolder('app');
  const sizes = await buildBundle({ api: shop, version: APP_VERSION }, folder);
  const server = await serveApp(folder);
  const browser = await launchBrowser({ webgl, rules: [`MAP localhost:443 127.0.0.1:${server.port}`] });
  return {
    sizes,
    async setVersion(version) {
      const file = path.join(folder, 'index.html');
      await writeFile(file, (await readFile(file, 'utf8')).replace(/"version":"[\d.]+"/, `"version":"${version}"`));
    },
    open: (language, device = createDevice(), options = {}) => openApp(browser, shop, language, device, options),
    stop: async () => {
      await browser.close();
      server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function openApp(
  browser: Browser,
  shop: string,
  language: Language,
  device: Device,
  { path = '/', ...options }: PageOptions & { path?: string },
): Promise<OpenApp> {
  const watchedPage = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    userAgent: APP_AGENT,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    ...options,
  });
  const { page } = watchedPage;
  const requests: Request[] = [];
  const allRequests: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop)) return;
    requests.push(request);
    allRequests.push(request);
  });
  await attachDevice(page, device, root);
  await page.goto(APP_ORIGIN + path);
  return {
    ...watchedPage,
    device,
    requests,
    language,
    isPhone: true,
    t: (key, values) => messagePattern(language, key, values),
    follow: (path) => followLink(page, path),
    go: async (path) => void (await page.goto(APP_ORIGIN + path)),
    close: async () => {
      expect(findCallFaults(allRequests)).toEqual([]);
      await watchedPage.close();
    },
  };
}
