import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_POSTGRES } from '#server/platform/database/embedded-db.ts';
import { OLDEST_POSTGRES } from '#server/platform/database/open-store.ts';

/** Folder of each PostgreSQL version's programs on Debian and Ubuntu. */
const PROGRAMS = '/usr/lib/postgresql/*/bin';
const INSTALL_TIMEOUT_MS = 600_000;

/** Returns the major version of the programs in a folder; 0 when they do not run. */
export function majorVersion(bin: string): number {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Finds the oldest installed version that the shop supports and that is older than the embedded one. */
function findOlderPostgres(): string | undefined {
  return globSync(PROGRAMS)
    .filter((bin) => existsSync(path.join(bin, 'initdb')))
    .map((bin) => ({ bin, major: majorVersion(bin) }))
    .filter(({ major }) => major >= OLDEST_POSTGRES && major < EMBEDDED_POSTGRES)
    .toSorted((a, b) => a.major - b.major)[0]?.bin;
}

function hasApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Returns the folder of an older supported PostgreSQL; as root, installs Debian's package. Returns null when it cannot
 * be installed; with CI=true that throws instructions instead.
 */
export function ensureOldestPostgres(log: (line: string) => void): string | null {
  const found = findOlderPostgres();
  if (found) return found;
  const remedy = `install the package "postgresql" of Debian or Ubuntu (version ${OLDEST_POSTGRES} to ${EMBEDDED_POSTGRES - 1})`;
  if (!hasApt()) {
    if (process.env['CI'] === 'true') throw new Error(`the server tests also run on an older PostgreSQL: ${remedy}.`);
    log(`Skipped: the server tests on an older PostgreSQL. To run them, ${remedy}.`);
    return null;
  }
  const commands = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'postgresql'],
  ];
  for (const args of commands) {
    log(`For the tests on an older PostgreSQL: apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALL_TIMEOUT_MS,
    });
  }
  const installed = findOlderPostgres();
  if (!installed) throw new Error(`no older PostgreSQL could be installed for the server tests: ${remedy}.`);
  return installed;
}
