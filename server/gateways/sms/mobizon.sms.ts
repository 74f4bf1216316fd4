import { z } from 'zod';
import { callProvider } from './request.ts';
import { SmsProblem, type SmsSender } from './sms.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const API_URL = 'https://api.mobizon.kz';
/** Done, or accepted for background processing. */
const ACCEPTED_CODES = new Set([0, 100]);
/** Too many calls: not processed. */
const BUSY_CODES = new Set([30]);
/** Internal error, failed save, failed or partial operation: the message may exist. */
const UNCLEAR_CODES = new Set([3, 10, 15, 98, 999]);

/** A campaign with one number. */
const SINGLE = '1';

const Listed = z.object({
  code: z.literal(0),
  data: z.object({ items: z.array(z.object({ name: z.string().nullish() })) }),
});

/** Account key, and the sender name registered with it ('' for the provider's own). */
export type MobizonSettings = { apiKey: string; from: string; url?: string | undefined };

/**
 * Creates the adapter of Mobizon (`message/sendSmsMessage`, `campaign/list`; mobizon-api-docs of 2026-02). A message is
 * a campaign with one number, found by the name we gave it. A missing one proves nothing, because the listing delay is
 * not documented.
 */
export function createMobizonSms({ apiKey, from, url = API_URL }: MobizonSettings): SmsSender {
  const call = (method: string, fields: Record<string, string>) => {
    const address = new URL(`/service/${method}`, url);
    address.search = new URLSearchParams({ output: 'json', api: 'v1', apiKey }).toString();
    return callProvider(address, fields);
  };
  return {
    name: 'mobizon',
    async send({ phone, text, reference }) {
      const { code } = await call('message/sendSmsMessage', {
        recipient: `7${phone}`,
        text,
        ...(from && { from }),
        ...(reference && { 'params[name]': reference }),
      });
      if (typeof code === 'number' && ACCEPTED_CODES.has(code)) return;
      throw new SmsProblem(toProblemKind(code), `mobizon responded with ${String(code)}`);
    },
    async find({ phone, text, reference }, since) {
      if (!reference) return 'unknown';
      const answer = await call('campaign/list', {
        'criteria[recipient]': `7${phone}`,
        'criteria[text]': text,
        'criteria[type]': SINGLE,
        // The account may use any time zone.
        'criteria[createTsFrom]': formatTime(new Date(since.getTime() - DAY_MS)),
      }).catch(() => null);
      const { data: listed } = Listed.safeParse(answer);
      return listed?.data.items.some(({ name }) => name === reference) ? 'taken' : 'unknown';
    },
  };
}

function toProblemKind(code: unknown): SmsProblem['kind'] {
  if (typeof code !== 'number' || UNCLEAR_CODES.has(code)) return 'unknown';
  return BUSY_CODES.has(code) ? 'unreachable' : 'refused';
}

/** Formats a time as `YYYY-MM-DD HH:MM:SS`. */
function formatTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
