import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import { findChromium, findWholeChromium } from './chromium.ts';
import { isDeep } from './depth.ts';
import { timeLimits } from './patience.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  // A page goes on in the process that it was opened in; otherwise each has one more, which shows nothing.
  '--renderer-process-limit=1',
];

/** Draws WebGL on the processor, which costs: only where a map is the subject. */
const WEBGL_FLAGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const MAX_SHOWN_TEXT = 3_000;

/** A page of a shopper of its own; `close` fails the test when the page complained. */
export type WatchedPage = { page: Page; context: BrowserContext; complaints: string[]; close(): Promise<void> };

const workersBrowsers = new Map<boolean, Promise<Browser>>();

/**
 * Returns the browser of this worker, which the files that run in it share and which ends with it; each page is a shopper
 * of its own all the same. Pictures are a quarter of what a page costs: where they are not the matter, only the whole
 * run shows them.
 */
export async function sharedBrowser({ pictures = true } = {}): Promise<Browser> {
  const hasPictures = pictures || isDeep;
  const browser = workersBrowsers.get(hasPictures) ?? launchBrowser({ pictures: hasPictures });
  workersBrowsers.set(hasPictures, browser);
  return browser;
}

/**
 * Starts Chromium without a window; throws what to do when there is none (`npm test` installs it). A headless shell, which
 * is quicker, shows no notifications: who needs them asks for the whole browser. `webgl` draws maps without a graphics card. `agent` is its name where a page speaks for the last time, without its
 * context.
 */
export async function launchBrowser({
  whole = false,
  agent = '',
  webgl = false,
  pictures = true,
} = {}): Promise<Browser> {
  const executablePath = whole ? findWholeChromium() : findChromium();
  if (!executablePath)
    throw new Error('no Chromium found: run "npm test" once, which installs it, or set CHROME_PATH to its program.');
  return chromium.launch({
    executablePath,
    args: [
      ...FLAGS,
      ...(webgl ? WEBGL_FLAGS : []),
      ...(agent ? [`--user-agent=${agent}`] : []),
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}

/** Complaints a journey expects, such as the failed request of an offline test; everything else fails it. */
export type PageOptions = BrowserContextOptions & { expected?: RegExp[] };

/**
 * Opens a page that notes console errors, uncaught errors, broken content-security rules and answers of 5xx. Nothing
 * moves in it unless motion is what a journey is about.
 */
export async function openPage(
  browser: Browser,
  { expected = [], ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'ru-KZ',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Journeys that need a worker allow it themselves.
    serviceWorkers: 'block',
    ...options,
  });
  const complaints: string[] = [];
  const note = (text: string) => void (expected.some((pattern) => pattern.test(text)) || complaints.push(text));
  await context.exposeBinding('noteBrokenRule', (_source, text: string) => note(text));
  await context.addInitScript(() => {
    const notify = (text: string) =>
      (globalThis as unknown as { noteBrokenRule(text: string): void }).noteBrokenRule(text);
    document.addEventListener('securitypolicyviolation', (event) => {
      notify(`content security: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
    document.addEventListener('DOMContentLoaded', () => {
      const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (answer && answer.responseStatus >= 500) notify(`${answer.responseStatus} ${location.href}`);
    });
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack || error.error().message}`));
  // The console also reports refused and failed responses, except the page's own. Listening to every response took a
  // third of a journey's time outside the browser.
  context.on(
    'console',
    (message) => message.type() === 'error' && note(`console: ${message.text()} (${message.location().url})`),
  );
  const page = await context.newPage();
  // An action may wait for a page to load and for its script: twice a poll.
  page.setDefaultTimeout(timeLimits().poll * 2);
  onTestFailed(() => showPages(context, complaints));
  return {
    page,
    context,
    complaints,
    async close() {
      await context.close();
      if (complaints.length) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
  };
}

/** Writes what the pages of a failed journey show, and closes them. */
async function showPages(context: BrowserContext, complaints: string[]): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.evaluate(() => document.body.innerText).catch((error: Error) => error.message);
    const words = text.replace(/\s*\n\s*/g, ' | ').slice(0, MAX_SHOWN_TEXT);
    process.stderr.write(`The page of the failed journey: ${page.url()}\n${words}\n${complaints.join('\n')}\n`);
  }
  await context.close();
}
