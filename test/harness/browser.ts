import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import { findChromium, findWholeChromium } from './chromium.ts';
import { isDeep } from './depth.ts';
import { timeLimits } from './test-timeouts.ts';

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
  // Reuses the process of a page; otherwise each page keeps a second one, which shows nothing.
  '--renderer-process-limit=1',
];

/** Renders WebGL on the CPU, which is slow: only for tests of maps. */
const WEBGL_FLAGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const MAX_SHOWN_TEXT = 3_000;

/** A page of a new shopper; `close` fails the test when the page had problems. */
export type WatchedPage = { page: Page; context: BrowserContext; problems: string[]; close(): Promise<void> };

const workersBrowsers = new Map<boolean, Promise<Browser>>();

/**
 * Returns the browser shared by the files of this worker; it closes with the worker, and each page is a separate
 * shopper. Pictures are a quarter of a page's cost: tests without pictures as their subject load them only with --deep.
 */
export async function sharedBrowser({ pictures = true } = {}): Promise<Browser> {
  const hasPictures = pictures || isDeep;
  const browser = workersBrowsers.get(hasPictures) ?? launchBrowser({ pictures: hasPictures });
  workersBrowsers.set(hasPictures, browser);
  return browser;
}

/**
 * Starts headless Chromium; throws instructions when there is none (`npm test` installs it). The faster headless shell
 * shows no notifications: tests of them request the whole browser. `webgl` draws maps without a graphics card. `agent`
 * is the User-Agent of requests at unload, which ignore the context's. `rules` map host names to addresses.
 */
export async function launchBrowser({
  whole = false,
  agent = '',
  webgl = false,
  pictures = true,
  rules = [] as readonly string[],
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
      ...(rules.length > 0 ? [`--host-resolver-rules=${rules.join(',')}`] : []),
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}

/** Expected problems of a journey, such as the failed request of an offline test; any other fails it. */
export type PageOptions = BrowserContextOptions & { expected?: RegExp[] };

/**
 * Opens a page that records console errors, uncaught errors, render errors, violations of the content security policy and
 * 5xx answers. Animations are off unless the journey is about them.
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
  const problems: string[] = [];
  const note = (text: string) => void (expected.some((pattern) => pattern.test(text)) || problems.push(text));
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
    // Pages report render errors to the shop only, not to the console.
    const send = fetch;
    globalThis.fetch = (resource, options) => {
      const body = String(options?.body);
      if (String(resource).endsWith('/api/error-log') && body.includes('"vue_error"')) notify(`render: ${body}`);
      return send(resource, options);
    };
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
  onTestFailed(() => showPages(context, problems));
  return {
    page,
    context,
    problems,
    async close() {
      await context.close();
      if (problems.length) throw new Error(`the page had problems:\n${problems.join('\n')}`);
    },
  };
}

/** Saves what the pages of a failed journey show, and closes them. */
async function showPages(context: BrowserContext, problems: string[]): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.evaluate(() => document.body.innerText).catch((error: Error) => error.message);
    const words = text.replace(/\s*\n\s*/g, ' | ').slice(0, MAX_SHOWN_TEXT);
    process.stderr.write(`The page of the failed journey: ${page.url()}\n${words}\n${problems.join('\n')}\n`);
  }
  await context.close();
}
