// npm test: installs missing packages, then hands over to tools/gate/test.ts on the project's own Node.
import { ensureInstalled } from './node/install.mjs';
import { checkThisNode, runOnNode24 } from './node/node24.mjs';
import { Stop, stopWith } from './node/terminal.mjs';
import { checkUse } from './node/usage.mjs';

checkUse({
  usage: 'npm test             every gate and the tests\nnpm test -- --deep the longest tests completely',
  options: { deep: { type: 'boolean' } },
});

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/gate/test.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
