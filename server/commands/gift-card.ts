import { parseArgs } from 'node:util';
import {
  formatGiftCard,
  isGiftCardNumber,
  isGiftCardPin,
  denominationProblem,
  type GiftCardSettings,
} from '#domain/gifts/gift-card.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import {
  createGiftCardsService,
  type GiftCardSecret,
  type GiftCardsService,
} from '../features/money/gift-cards/gift-cards.service.ts';
import { createSettings } from '../platform/database/store-settings.ts';
import { loadSecret } from '../platform/secrets/secrets.ts';

const USAGE = 'npm run gift-card -- <denomination, tenge> [--number=<16 digits> --pin=<6 digits>]';

const OPTIONS = { number: { type: 'string' }, pin: { type: 'string' } } as const;

/**
 * Issues an active gift card and prints number and PIN once. A chosen number is for demonstrations: knowing it leaves
 * only the PIN to guess. Codes: 1 an invalid denomination or a taken number, 2 wrong usage.
 */
export async function runGiftCard(
  giftCards: Pick<GiftCardsService, 'issue'>,
  args: string[],
  now: Date,
  limits: GiftCardSettings,
): Promise<CommandOutcome> {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [nominal, ...rest] = positionals;
  const isKnown = Object.keys(values).every((name) => name === 'number' || name === 'pin');
  const chosen = parseChosenCard(values['number'], values['pin']);
  if (!isKnown || !nominal || rest.length > 0 || !/^\d{1,9}$/.test(nominal))
    return wrongUsage('Give one denomination, a whole number of tenge', USAGE);
  if (chosen === null)
    return wrongUsage('--number and --pin go together: 16 digits with a valid check digit, and a PIN', USAGE);
  const { nominalMin, nominalMax, nominalStep } = limits;
  if (denominationProblem(Number(nominal), limits))
    return {
      text: `${nominal} tenge is not a valid denomination: use ${nominalMin} to ${nominalMax} tenge in steps of ${nominalStep}`,
      code: 1,
    };
  const card = await giftCards.issue(Number(nominal), now, chosen);
  if (!card) return { text: 'A card with this number already exists.', code: 1 };
  return { text: `${formatGiftCard(card.number)}, PIN ${card.pin}: ${nominal} tenge, valid for a year.`, code: 0 };
}

/** Parses a chosen number and PIN; undefined when not given, null when invalid. */
function parseChosenCard(number: unknown, pin: unknown): GiftCardSecret | null | undefined {
  if (number === undefined && pin === undefined) return undefined;
  const isValid = isGiftCardNumber(String(number)) && isGiftCardPin(String(pin));
  return isValid ? { number: String(number), pin: String(pin) } : null;
}

if (import.meta.main)
  await runCommand({ usage: USAGE, options: OPTIONS, minArguments: 1 }, () =>
    withStore(1, async ({ env, db }) => {
      const giftCards = createGiftCardsService({ db, secret: loadSecret(env.APP_SECRET, env.DATA_DIR) });
      const args = process.argv.slice(2);
      const nominal = args.find((word) => !word.startsWith('-'));
      const change = { command: 'gift-card', subject: 'gift card', input: { nominal } };
      const limits = priceSettings((await createSettings(db)).current()).giftCards;
      return printOutcome(await recordChange(db, change, () => runGiftCard(giftCards, args, new Date(), limits)));
    }),
  );
