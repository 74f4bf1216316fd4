import {
  wrongUsage,
  recordChange,
  runCommand,
  printOutcome,
  withStore,
  type CommandOutcome,
  type CommandContext,
} from './command.ts';
import { createContentService, type ContentService } from '../features/storefront/content/content.service.ts';
import { createShortLinksService } from '../features/messaging/short-links/short-links.service.ts';
import { originFromEnv } from '../platform/process/env.ts';
import { ExpectedFailure } from '../platform/http/failure.ts';
import { loadSecret } from '../platform/secrets/secrets.ts';
import { createSettings } from '../platform/database/store-settings.ts';

const USAGE = `npm run content -- load                  loads content/ into the tables of a running shop
npm run content -- preview <path>        prints a link that shows a draft for a week
npm run content -- link <path> [<id>]    creates a short link /r/<id>
npm run content -- move <old> [<path>]   leads an old address to a path (301), or no longer`;

/**
 * Loads texts, signs previews and creates short links; events notify a running shop. Codes: 1 a wrong target, 2 wrong
 * usage.
 */
export async function runContent(
  { env, db }: Pick<CommandContext, 'env' | 'db'>,
  [command, path, id, ...rest]: readonly string[],
  now: Date,
): Promise<CommandOutcome> {
  const origin = originFromEnv(env);
  const content = async () =>
    createContentService({
      db,
      settings: await createSettings(db),
      secret: loadSecret(env.APP_SECRET, env.DATA_DIR),
    });
  if (command === 'load' && path === undefined) {
    await content();
    return { text: 'content/ is loaded', code: 0 };
  }
  if (path === undefined || rest.length > 0 || !['preview', 'link', 'move'].includes(command ?? ''))
    return wrongUsage(`"${command}" with these arguments is not a content command`, USAGE);
  if (command === 'preview')
    return { text: `${origin}${path}?preview=${(await content()).signPreview(path, now)}`, code: 0 };
  if (command === 'move') return runMove(await content(), path, id);
  try {
    return { text: `${origin}/r/${await (await createShortLinksService({ db })).create(path, id)}`, code: 0 };
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    return { text: `${path} is not a path of this shop, or the name is taken`, code: 1 };
  }
}

const SHOP_PATH = /^\/(?!\/)[^\s?#]*$/;

/** Saves a redirect from an old path; an existing page at that path takes precedence. */
async function runMove(
  content: Pick<ContentService, 'setRedirect'>,
  from: string,
  target: string | undefined,
): Promise<CommandOutcome> {
  if (!SHOP_PATH.test(from) || from === '/' || (target !== undefined && (!SHOP_PATH.test(target) || target === from)))
    return { text: 'both must be paths of this shop without language and city, such as /old-page', code: 1 };
  if (!(await content.setRedirect(from, target ?? null)))
    return { text: `${from} belongs to a file of content/, or had no redirect`, code: 1 };
  return { text: target === undefined ? `${from} no longer redirects` : `${from} redirects to ${target}`, code: 0 };
}

if (import.meta.main)
  await runCommand({ usage: USAGE, minArguments: 1 }, () =>
    withStore(2, async (context) => {
      const args = process.argv.slice(2);
      const work = () => runContent(context, args, new Date());
      const change = { command: 'content', subject: args.slice(0, 2).join(' '), input: { words: args } };
      return printOutcome(await (args[0] === 'preview' ? work() : recordChange(context.db, change, work)));
    }),
  );
