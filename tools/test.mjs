// npm test: installs what is missing, then hands over to tools/test.ts on the project's own Node.
import { ensureInstalled } from './install.mjs';
import { checkThisNode, runOnNode24 } from './node24.mjs';
import { Stop, stopWith } from './terminal.mjs';
import { checkUse } from './usage.mjs';

checkUse({
  usage: 'npm test             every gate and the tests\nnpm test -- --deep   the longest tests whole',
  options: { deep: { type: 'boolean' } },
});

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/test.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
