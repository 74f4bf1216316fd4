import { askProvider } from './request.ts';
import { SmsProblem, type SmsSender } from './sms.ts';

const API_URL = 'https://smsc.kz';
/** The same message again within a minute, or too many at once: it may go later. */
const PASSING = new Set([9]);

/** Login and password (or key) of the account, and the sender's name registered with it ('' for the provider's own). */
export type SmscSettings = { login: string; password: string; from: string; url?: string | undefined };

/** Creates the adapter of SMSC (`sys/send.php`, answers in JSON). */
export function createSmscSms({ login, password, from, url = API_URL }: SmscSettings): SmsSender {
  return {
    name: 'smsc',
    async send({ phone, text }) {
      const answer = await askProvider(new URL('/sys/send.php', url), {
        login,
        psw: password,
        phones: `7${phone}`,
        mes: text,
        fmt: '3',
        charset: 'utf-8',
        ...(from && { sender: from }),
      });
      if (answer['error'] === undefined && answer['id'] !== undefined) return;
      const code = answer['error_code'];
      const passing = typeof code !== 'number' || PASSING.has(code);
      throw new SmsProblem(passing ? 'unreachable' : 'refused', `smsc answered ${String(code)}`);
    },
  };
}
