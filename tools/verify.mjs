// npm run verify: installs missing packages, then hands over to tools/gate/verify.ts on the project's own Node.
import { ensureInstalled } from './node/install.mjs';
import { checkThisNode, runOnNode24 } from './node/node24.mjs';
import { Stop, stopWith } from './node/terminal.mjs';
import { checkUse } from './node/usage.mjs';

checkUse({
  usage:
    'npm run verify   types, dependency rules, unused code, lint, bans, lists, messages, secrets, documents and pure tests',
});

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/gate/verify.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
