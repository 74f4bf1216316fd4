import { parseArgs } from 'node:util';
import { splitList } from '#domain/text/list.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import { defaultFeedName } from '../feeds/feed-name.ts';
import { importFeed, type ImportProgress } from '../feeds/import/import-feed.ts';
import { readRates } from '../feeds/read/values/currency.ts';
import { FeedRefused } from '../feeds/read/refused.ts';
import { formatReport } from '../feeds/import/report.ts';
import { createGeoService } from '../features/places/geo/geo.service.ts';
import { describePicture } from '../features/media/pictures/vector.ts';

const USAGE =
  'npm run import -- <file-or-url> [--feed name] [--cities almaty,astana] [--shops id,id] [--rate RUB=6.1,USD=520] [--dry-run] [--accept-prices[=offer,offer]] [--force]';

const OPTIONS = {
  feed: { type: 'string' },
  cities: { type: 'string' },
  shops: { type: 'string' },
  rate: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  'accept-prices': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

/** Result of a run, for programs that start it: documented in docs/how-to/import-a-feed.md. */
const EXIT_CODES = { done: 0, refused: 1, usage: 2, pricesHeld: 3 };

const COARSE_STEP = 10;

function formatProgress({ stage, done, total }: ImportProgress): string {
  if (stage !== 'reading') return `Loading: ${stage}`;
  const step = process.stderr.isTTY ? 1 : COARSE_STEP;
  return total
    ? `Reading: ${Math.min(100, Math.floor((done * 100) / total / step) * step)} %`
    : `Reading: ${Math.floor(done / 1_048_576 / step) * step} MB`;
}

function createProgressPrinter(): (progress: ImportProgress) => void {
  const isLive = process.stderr.isTTY;
  let lastLine = '';
  return (progress) => {
    const line = formatProgress(progress);
    if (line === lastLine) return;
    lastLine = line;
    process.stderr.write(isLive ? `${clearLineCode()}${line}` : `${line}\n`);
  };
}

function clearLineCode(): string {
  return process.stderr.isTTY ? '\r\u001b[2K' : '';
}

const ACCEPT_PRICES_FLAG = '--accept-prices=';

/** Extracts the offers of `--accept-prices=a,b`; parseArgs cannot handle both that and a bare `--accept-prices`. */
function extractAcceptedOffers(args: readonly string[]): { rest: string[]; offers: string[] } {
  return {
    rest: args.filter((argument) => !argument.startsWith(ACCEPT_PRICES_FLAG)),
    offers: args.flatMap((argument) =>
      argument.startsWith(ACCEPT_PRICES_FLAG) ? splitList(argument.slice(ACCEPT_PRICES_FLAG.length)) : [],
    ),
  };
}

async function main(): Promise<number> {
  const { rest, offers } = extractAcceptedOffers(process.argv.slice(2));
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: OPTIONS,
  });
  const address = positionals[0];
  const rates = readRates((values.rate ?? []).join(' '));
  if (!address || positionals.length > 1) return printOutcome(wrongUsage('Give one file or URL', USAGE));
  if (!rates)
    return printOutcome(wrongUsage('--rate takes tenge per unit of a currency, such as RUB=6.1,USD=520', USAGE));
  const feed = values.feed ?? defaultFeedName(address);
  return withStore(3, async ({ db }) => {
    const run = async (): Promise<CommandOutcome> => {
      try {
        await createGeoService({ db }).seed();
        const report = await importFeed({
          db,
          feed,
          source: /^https?:\/\//i.test(address) ? { url: address } : { path: address },
          cities: values.cities === undefined ? undefined : splitList(values.cities),
          shops: values.shops === undefined ? undefined : splitList(values.shops),
          dryRun: values['dry-run'],
          force: values.force,
          acceptPrices: values['accept-prices'] ?? offers,
          rates,
          onProgress: createProgressPrinter(),
          pictureDetails: describePicture,
        });
        process.stderr.write(clearLineCode());
        process.stdout.write(`${formatReport(report)}\n`);
        return { text: '', code: report.pricesHeld > 0 ? EXIT_CODES.pricesHeld : EXIT_CODES.done };
      } catch (error) {
        if (!(error instanceof FeedRefused)) throw error;
        const notes = error.notes.map((line) => `Note: ${line}\n`).join('');
        process.stderr.write(`${clearLineCode()}Refused. ${error.message}\n${notes}The catalogue is unchanged.\n`);
        return { text: '', code: EXIT_CODES.refused };
      }
    };
    const { rate: _rate, ...input } = { ...values, offers };
    const change = { command: 'import', subject: `feed ${feed}`, input };
    return (await (values['dry-run'] ? run() : recordChange(db, change, run))).code;
  });
}

await runCommand(
  { usage: USAGE, options: OPTIONS, minArguments: 1 },
  main,
  extractAcceptedOffers(process.argv.slice(2)).rest,
);
