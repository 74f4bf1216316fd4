// npm run verify: installs what is missing, then hands over to tools/verify.ts on the project's own Node.
import { ensureInstalled } from './install.mjs';
import { checkThisNode, runOnNode24 } from './node24.mjs';
import { Stop, stopWith } from './terminal.mjs';
import { checkUse } from './usage.mjs';

checkUse({ usage: 'npm run verify   types, arrows, lint, bans, messages, secrets, documents and pure tests' });

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/verify.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
