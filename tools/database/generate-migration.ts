// npm run db:generate -- <name of the change>: writes a migration for the table changes since the last one, then the
// readable schema.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { stopWith } from '../node/terminal.mjs';
import { checkUse } from '../node/usage.mjs';
import { findDrizzleKitError } from './drizzle-kit-error.ts';

checkUse({ usage: 'npm run db:generate -- <name of the change>   writes a migration and db/schema.sql', least: 1 });
const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name))
  stopWith('give the change as lower-case words, for example: npm run db:generate -- address-entrance');
const kit = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/drizzle-kit/bin.cjs'),
    'generate',
    '--config=drizzle.config.ts',
    `--name=${name.replaceAll('-', '_')}`,
  ],
  { cwd: root, stdio: ['inherit', 'inherit', 'pipe'], encoding: 'utf8' },
);
const problem = findDrizzleKitError(kit.stderr);
if (problem) stopWith(`no migration was written, because the table files cannot be read: ${problem}`);
process.stderr.write(kit.stderr);
if (kit.status !== 0) process.exit(kit.status ?? 1);
const dump = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', path.join(root, 'tools/database/dump-schema.ts')],
  { cwd: root, stdio: 'inherit' },
);
process.exit(dump.status ?? 1);
