// Runs one of the project's programs on its own Node, installing missing packages first: node tools/run.mjs <file.ts>
// [arguments]
import path from 'node:path';
import { ensureInstalled, root } from './node/install.mjs';
import { checkThisNode, runOnNode24 } from './node/node24.mjs';
import { Stop, stopWith } from './node/terminal.mjs';

try {
  checkThisNode();
  await ensureInstalled();
  const [program = '', ...rest] = process.argv.slice(2);
  // Paths in the arguments are relative to the user's folder, so the folder is not changed.
  process.exitCode = await runOnNode24(['--max-semi-space-size=16', path.join(root, program), ...rest], {
    cwd: process.cwd(),
  });
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
