import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { Stop } from './terminal.mjs';

const OLDEST = 24;
const name = process.platform === 'win32' ? 'node.exe' : 'node';

/** @param {string} program */
function major(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Finds the shop's Node: the pinned package's, else a new enough one of the machine. */
function findNode() {
  const pinned = path.join(root, 'node_modules', 'node', 'bin', name);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'));
  const found = folders
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file) && major(file) >= OLDEST);
  if (found) return found;
  throw new Stop(
    'Node 24 was not installed (its install script was skipped): run "npm rebuild node", then the command again; or put Node 24 or newer in PATH.',
  );
}

/** Throws when the Node that runs npm is too old for the installation. */
export function checkThisNode() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Stop(
      `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org and run the command again.`,
    );
}

/** Flags of every program of the project; a .env next to package.json is loaded when it exists. */
function nodeFlags() {
  const file = path.join(root, '.env');
  return ['--disable-warning=ExperimentalWarning', ...(existsSync(file) ? [`--env-file=${file}`] : [])];
}

/**
 * npm passes SIGTERM only to its shell, which exits silently: a changed parent process means stop. @param {() =>
 * void} stop
 */
function leaveWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 300);
  timer.unref();
}

/**
 * Runs a program of the project on Node 24, passes signals on to it, and resolves with its exit code.
 * @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 */
export function runOnNode24(args, options = {}) {
  const child = spawn(findNode(), [...nodeFlags(), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'), ...process.env },
    ...options,
  });
  // Ctrl-C also reaches the child (same terminal); other signals reach only this process.
  const relay = (signal) => signal !== 'SIGINT' && child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, relay);
  leaveWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}
