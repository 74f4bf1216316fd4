import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
const CURE = 'install Chrome or Chromium, or set CHROME_PATH to its program';

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds an installed Chrome or Chromium: `CHROME_PATH`, then PATH and the usual places, then Playwright's own. */
export function findChromium(): string | undefined {
  const asked = process.env['CHROME_PATH'];
  if (asked) {
    if (runnable(asked)) return asked;
    throw new Error(`CHROME_PATH=${asked} is not a program: ${CURE}.`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
    chromium.executablePath(),
  ].find(runnable);
}

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/**
 * Gives Chromium's program, installing it when there is none: with apt-get as root on Debian and Ubuntu, else
 * Playwright's download. Throws what to do; never passes silently.
 */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  const tried: string[] = [];
  const attempt = (program: string, args: string[]) => {
    say(`No Chromium here: ${program} ${args.join(' ')}`);
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    });
    tried.push(`${program} ${args[0]}: ${status ?? 'no answer'}`);
  };
  if (process.getuid?.() === 0 && isDebian()) {
    attempt('apt-get', ['update', '-q']);
    attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  }
  if (!findChromium())
    attempt(process.execPath, [path.resolve('node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  const made = findChromium();
  if (made) return made;
  throw new Error(`the tests in a browser need Chromium and it could not be installed (${tried.join('; ')}): ${CURE}.`);
}
