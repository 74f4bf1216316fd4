// Renders the demo's product pictures with Blender: npm run demo:render [-- phone/fold/front …]. See demo/render/README.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packRender, writeFacts } from '#demo/render/pack.ts';
import { root } from '../node/install.mjs';
import { checkUse } from '../node/usage.mjs';

const BLENDER_VERSION = '4.5.15';
/** Python environment with Blender as a module. */
const ENVIRONMENT = path.join(root, '.cache/blender');

function run(program: string, args: readonly string[], output: 'inherit' | 'pipe' = 'inherit'): string {
  const { status, stdout, error } = spawnSync(program, args, {
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return stdout ?? '';
}

function installBlender(): string {
  const python = path.join(ENVIRONMENT, 'bin', 'python');
  if (!existsSync(path.join(ENVIRONMENT, '.installed'))) {
    run('python3.11', ['-m', 'venv', ENVIRONMENT]);
    run(python, ['-m', 'pip', 'install', '--quiet', `bpy==${BLENDER_VERSION}`]);
    run(python, ['-c', `open(${JSON.stringify(path.join(ENVIRONMENT, '.installed'))}, 'w')`]);
  }
  return python;
}

checkUse({ usage: 'npm run demo:render [-- phone/fold/front …]' });
const python = installBlender();
const main = path.join(root, 'demo/render/main.py');
const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : run(python, [main, '--list'], 'pipe').trim().split('\n');
for (const name of names) {
  const folder = mkdtempSync(path.join(tmpdir(), 'render-'));
  run(python, [main, folder, name]);
  const rendered = path.join(folder, name.replaceAll('/', '+'));
  const { bytes, facts } = await packRender(rendered, name);
  writeFacts({ [name]: facts });
  process.stdout.write(`${name}: ${Math.round(bytes / 1024)} KB\n`);
  rmSync(folder, { recursive: true });
}
