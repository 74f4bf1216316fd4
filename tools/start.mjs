// npm start, npm run dev: install what is missing, then hand over to tools/shop.ts on the shop's own Node.
import { ensureInstalled } from './install.mjs';
import { checkThisNode, runOnNode24 } from './node24.mjs';
import { Stop, stopWith } from './terminal.mjs';
import { checkUse } from './usage.mjs';

checkUse({
  usage: `npm start            builds what changed, opens the database and runs the shop
npm run dev          the same with hot reload
Settings come from the environment or .env; .env.example lists them.`,
  options: { dev: { type: 'boolean' } },
});

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/shop.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
