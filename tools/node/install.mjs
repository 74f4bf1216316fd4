import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './lock.mjs';
import { progress, Stop } from './terminal.mjs';

/** The project folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...parts) => path.join(root, ...parts);
const stampFile = at('node_modules', '.installed');
const npmsOwnList = at('node_modules', '.package-lock.json');

const lockText = () => readFileSync(at('package-lock.json'), 'utf8');
const stampOf = (text) =>
  createHash('sha256')
    .update(text)
    .update(process.platform + process.arch)
    .digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Compares npm's list of installed packages with the lock; npm writes its list last, so a killed install has none. */
function sameAsLock(text) {
  const list = read(npmsOwnList);
  if (!list) return false;
  const installed = JSON.parse(list).packages ?? {};
  return Object.entries(JSON.parse(text).packages).every(
    ([where, { version, optional, peer }]) =>
      where === '' || optional || (peer && !installed[where]) || installed[where]?.version === version,
  );
}

/** True when node_modules matches package-lock.json and its installation finished. */
function installed() {
  const text = lockText();
  if (read(stampFile) === stampOf(text)) return true;
  if (!sameAsLock(text)) return false;
  writeFileSync(stampFile, stampOf(text));
  return true;
}

function measureInstall(text) {
  const wanted = Object.entries(JSON.parse(text).packages)
    .filter(([where, entry]) => where && !entry.optional)
    .map(([where]) => at(where, 'package.json'));
  return () => Math.min(0.99, wanted.filter((file) => existsSync(file)).length / wanted.length);
}

async function runNpm() {
  const text = lockText();
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(stampFile, { force: true });
  rmSync(npmsOwnList, { force: true });
  const logFile = at('.cache', 'install.log');
  const log = openSync(logFile, 'w');
  const bar = progress('Installing packages', measureInstall(text));
  // Unlike `npm ci`, it keeps installed packages.
  const child = spawn(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
    {
      cwd: root,
      stdio: ['ignore', log, log],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '' },
    },
  );
  const [code] = await once(child, 'close').catch((error) => [error.message]);
  closeSync(log);
  if (code !== 0) {
    bar.failed();
    const why =
      read(logFile)
        .split('\n')
        .findLast((line) => /^npm (error|ERR!) (?!A complete log)\S/.test(line)) ?? `npm: ${code}`;
    throw new Stop(
      `packages could not be installed (${why.replace(/^npm (error|ERR!) /, '').trim()}): check the network and the free space, then run the command again. The whole log: ${logFile}`,
    );
  }
  bar.done();
  writeFileSync(stampFile, stampOf(text));
}

/** Installs the packages when they are missing, incomplete or older than the lock; concurrent commands install once. */
export async function ensureInstalled() {
  if (installed()) return;
  mkdirSync(at('.cache'), { recursive: true });
  await alone(
    at('.cache', 'install.lock'),
    async () => (installed() ? undefined : runNpm()),
    () => console.error('Another command is installing the packages; waiting for it.'),
  );
}
