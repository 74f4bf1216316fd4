import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import { FeedRefused } from '../feeds/read/refused.ts';
import { forgetFeed } from '../feeds/forget-feed.ts';
import type { Database } from '../platform/database/db.ts';

const USAGE =
  'npm run forget-feed -- <feed>   withdraws the products of a feed and closes its pickup points and warehouses';

/** Removes a feed from the shop; an event notifies a running shop. Codes: 1 nothing to remove, 2 wrong usage. */
export async function runForgetFeed(db: Database, args: readonly string[]): Promise<CommandOutcome> {
  const [feed] = args;
  if (feed === undefined || args.length > 1) return wrongUsage('Name one feed', USAGE);
  try {
    const { products, places } = await forgetFeed(db, feed);
    if (products + places === 0) return { text: `The shop has nothing from the feed "${feed}".`, code: 1 };
    return { text: `${products} products withdrawn, ${places} stock locations closed.`, code: 0 };
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return { text: error.message, code: 1 };
  }
}

if (import.meta.main)
  await runCommand({ usage: USAGE, minArguments: 1 }, () =>
    withStore(1, async ({ db }) => {
      const args = process.argv.slice(2);
      const change = { command: 'forget-feed', subject: `feed ${args[0]}`, input: {} };
      return printOutcome(await recordChange(db, change, () => runForgetFeed(db, args)));
    }),
  );
