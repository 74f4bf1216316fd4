import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../node/install.mjs';

/** Size limit of an installation in bytes (architecture §7; 1 MB is 1,000,000 bytes). */
const MAX_INSTALLED_BYTES = 600_000_000;

test('takes at most 600 MB', () => {
  const bytesOf = new Map<string, number>();
  for (const entry of readdirSync(path.join(root, 'node_modules'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // A file with two hard links, as in the pinned Node, is on the disk once.
    const { dev, ino, size } = lstatSync(path.join(entry.parentPath, entry.name));
    bytesOf.set(`${dev} ${ino}`, size);
  }
  const bytes = [...bytesOf.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000_000);
  expect(bytes, 'tools/node/prune-modules.mjs says what may go').toBeLessThan(MAX_INSTALLED_BYTES);
});

test('leaves no source maps: tools/node/prune-modules.mjs removes them', () => {
  const maps = readdirSync(path.join(root, 'node_modules'), { recursive: true, encoding: 'utf8' });
  expect(maps.filter((file) => /\.(?:[cm]?js|ts|css)\.map$/.test(file))).toEqual([]);
});

type LockedPackage = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

test('lists every package of every platform in the lock, and no registry', () => {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const packages = (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages;
  /** Resolves a package from the nearest node_modules outwards. */
  const isLocked = (from: string, name: string): boolean => {
    if (packages[path.posix.join(from, 'node_modules', name)]) return true;
    const outer = from.lastIndexOf('/node_modules/');
    return from !== '' && isLocked(outer < 0 ? '' : from.slice(0, outer), name);
  };
  // A lock written without access to other platforms' packages lacks them, and `npm ci` refuses it.
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isLocked(from, name)),
  );
  expect(missing).toEqual([]);
  expect(text).not.toMatch(/"resolved"/);
});
