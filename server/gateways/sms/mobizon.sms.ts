import { askProvider } from './request.ts';
import { SmsProblem, type SmsSender } from './sms.ts';

const API_URL = 'https://api.mobizon.kz';
/** Done, or taken to be done in the background. */
const TAKEN = new Set([0, 100]);
/** The application's own error, a failed operation, too many calls: the same message may go later. */
const PASSING = new Set([3, 15, 30, 999]);

/** Key of the account, and the sender's name registered with it ('' for the provider's own). */
export type MobizonSettings = { apiKey: string; from: string; url?: string | undefined };

/** Creates the adapter of Mobizon (`message/sendSmsMessage`; mobizon-api-docs of 2026-02). */
export function createMobizonSms({ apiKey, from, url = API_URL }: MobizonSettings): SmsSender {
  return {
    name: 'mobizon',
    async send({ phone, text }) {
      const address = new URL('/service/message/sendSmsMessage', url);
      address.search = new URLSearchParams({ output: 'json', api: 'v1', apiKey }).toString();
      const { code } = await askProvider(address, { recipient: `7${phone}`, text, ...(from && { from }) });
      if (typeof code === 'number' && TAKEN.has(code)) return;
      const passing = typeof code !== 'number' || PASSING.has(code);
      throw new SmsProblem(passing ? 'unreachable' : 'refused', `mobizon answered ${String(code)}`);
    },
  };
}
