import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** Headless Chromium: the same pages for a third of the CPU. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PROGRAM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const CHROME_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
const INSTALL_TIMEOUT_MS = 600_000;
const REMEDY = 'install Chrome or Chromium, or set CHROME_PATH to its program';

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findInPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env['PATH'] ?? '')
        .split(path.delimiter)
        .filter(Boolean)
        .map((folder) => path.join(folder, name)),
    )
    .find(isRunnable);

/** Finds the program at `CHROME_PATH`; throws when it does not exist. */
function findConfigured(): string | undefined {
  const configured = process.env['CHROME_PATH'];
  if (!configured || isRunnable(configured)) return configured || undefined;
  throw new Error(`CHROME_PATH=${configured} is not a program: ${REMEDY}.`);
}

/** Finds a whole browser: `CHROME_PATH`, then PATH and the usual places, then Playwright's. */
export function findWholeChromium(): string | undefined {
  return findConfigured() ?? findInPath(PROGRAM_NAMES) ?? [...CHROME_PATHS, chromium.executablePath()].find(isRunnable);
}

/** Finds a browser for pages: `CHROME_PATH`, then a headless shell in PATH, then a whole browser. */
export function findChromium(): string | undefined {
  return findConfigured() ?? findInPath(HEADLESS_SHELLS) ?? findWholeChromium();
}

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/** True when apt's local lists contain the package; nothing is fetched. */
const hasPackage = (name: string): boolean => spawnSync('apt-cache', ['show', name]).status === 0;

/**
 * Returns the path of a browser and installs a missing one: as root on Debian and Ubuntu a whole browser or headless
 * shell with apt-get, elsewhere Playwright's download. Throws with instructions; never passes silently.
 */
export function ensureChromium(log: (line: string) => void): string {
  const configured = findConfigured();
  if (configured) return configured;
  const attempts: string[] = [];
  const attempt = (program: string, args: string[]) => {
    log(`For the tests in a browser: ${program} ${args.join(' ')}`);
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALL_TIMEOUT_MS,
    });
    attempts.push(`${program} ${args[0]}: ${status ?? 'no answer'}`);
  };
  if (process.getuid?.() === 0 && isDebian()) {
    if (!findWholeChromium()) attempt('apt-get', ['update', '-q']);
    const missing = { chromium: !findWholeChromium(), 'chromium-headless-shell': !findInPath(HEADLESS_SHELLS) };
    for (const [name, isMissing] of Object.entries(missing))
      if (isMissing && hasPackage(name))
        attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-dejavu-core']);
  }
  if (!findWholeChromium())
    attempt(process.execPath, [path.resolve('node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  const found = findChromium();
  if (found) return found;
  throw new Error(
    `the tests in a browser need Chromium and it could not be installed (${attempts.join('; ')}): ${REMEDY}.`,
  );
}
