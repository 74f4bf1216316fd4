import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Request } from 'playwright-core';
import type { Language } from '#domain/text/language.ts';
import { launchBrowser, openPage, type PageOptions } from '#test/harness/browser.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { serveApp } from '../../../fakes/capacitor/app-server.ts';
import { bridgeScript, POST_NAME } from '../../../fakes/capacitor/bridge-script.ts';
import { createDevice, type Device } from '../../../fakes/capacitor/device.ts';
import { buildBundle, type BundleSizes } from '../../../tools/native/bundle.ts';
import { followLink, type Shopper } from '../behaviour/shopper.ts';
import { messagePattern } from '../buying/message-pattern.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Version of the app in these journeys. */
export const APP_VERSION = '0.1.0';
const APP_ORIGIN = 'https://localhost';
const AGENT =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36';

/** The app on a phone: its page, the device, and its requests to the shop so far. */
export type OpenApp = Shopper & { device: Device; requests: Request[] };

/** A bundle of the app, in a browser that serves it at `https://localhost`. */
export type AppBuild = {
  sizes: BundleSizes;
  /** Makes the next start that of another version. */
  setVersion(version: string): Promise<void>;
  open(language: Language, device?: Device, options?: PageOptions): Promise<OpenApp>;
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

/** Builds the app for a shop and starts a browser for it. */
export async function buildApp(shop: string): Promise<AppBuild> {
  const folder = await temporaryFolder('app');
  const sizes = await buildBundle({ api: shop, version: APP_VERSION }, folder);
  const server = await serveApp(folder);
  const browser = await launchBrowser({ rules: [`MAP localhost:443 127.0.0.1:${server.port}`] });
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
  options: PageOptions,
): Promise<OpenApp> {
  const watchedPage = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    userAgent: AGENT,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    ...options,
  });
  const { page, context } = watchedPage;
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop)) requests.push(request);
  });
  await context.exposeBinding(POST_NAME, (_source, message: string) => device.receive(message));
  await context.addInitScript(bridgeScript(root));
  device.connect((result) => {
    const deliver = (message: typeof result) =>
      (globalThis as unknown as { Capacitor: { fromNative(message: unknown): void } }).Capacitor.fromNative(message);
    // The page may be gone; the phone ignores that.
    void page.evaluate(deliver, result).catch(() => {});
  });
  await page.goto(`${APP_ORIGIN}/`);
  return {
    ...watchedPage,
    device,
    requests,
    language,
    isPhone: true,
    t: (key, values) => messagePattern(language, key, values),
    follow: (path) => followLink(page, path),
    go: async (path) => void (await page.goto(APP_ORIGIN + path)),
  };
}
