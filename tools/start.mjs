// npm start, npm run dev: install what is missing, then hand over to tools/shop.ts on the shop's own Node.
import { ensureInstalled } from './install.mjs';
import { checkThisNode, runOnNode24 } from './node24.mjs';
import { Stop, stopWith } from './terminal.mjs';

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/shop.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
