// npm start, npm run dev: installs missing packages, then hands over to tools/start/shop.ts on the shop's own Node.
import { ensureInstalled } from './node/install.mjs';
import { checkThisNode, runOnNode24 } from './node/node24.mjs';
import { Stop, stopWith } from './node/terminal.mjs';
import { checkUse } from './node/usage.mjs';

checkUse({
  usage: `npm start            builds what changed, opens the database and runs the shop
npm run dev          the same with hot reload
Settings come from the environment or .env; .env.example lists them.`,
  options: { dev: { type: 'boolean' } },
});

try {
  checkThisNode();
  await ensureInstalled();
  process.exitCode = await runOnNode24(['tools/start/shop.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  stopWith(error.message);
}
