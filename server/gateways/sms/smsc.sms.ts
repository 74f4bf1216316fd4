import { callProvider } from './request.ts';
import { SmsProblem, type SmsSender } from './sms.ts';

const API_URL = 'https://smsc.kz';
/** A duplicate within a minute, or too many requests: the message may exist. */
const DUPLICATE = 9;
/** No message with this phone and id. */
const NOT_FOUND = -3;

/** Login and password (or key) of the account, and its registered sender name ('' for the provider's own). */
export type SmscSettings = { login: string; password: string; from: string; url?: string | undefined };

/** Creates the adapter of SMSC (`sys/send.php` with our id, by which `sys/status.php` finds it; JSON responses). */
export function createSmscSms({ login, password, from, url = API_URL }: SmscSettings): SmsSender {
  const call = (path: string, fields: Record<string, string>) =>
    callProvider(new URL(path, url), { login, psw: password, fmt: '3', charset: 'utf-8', ...fields });
  return {
    name: 'smsc',
    async send({ phone, text, reference }) {
      const answer = await call('/sys/send.php', {
        phones: `7${phone}`,
        mes: text,
        ...(reference && { id: reference }),
        ...(from && { sender: from }),
      });
      if (answer['error'] === undefined && answer['id'] !== undefined) return;
      const code = answer['error_code'];
      const isUnclear = typeof code !== 'number' || code === DUPLICATE;
      throw new SmsProblem(isUnclear ? 'unknown' : 'refused', `smsc responded with ${String(code)}`);
    },
    async find({ phone, reference }) {
      if (!reference) return 'unknown';
      const answer = await call('/sys/status.php', { phone: `7${phone}`, id: reference }).catch(() => null);
      const status = answer?.['status'];
      if (typeof status !== 'number') return 'unknown';
      return status === NOT_FOUND ? 'absent' : 'taken';
    },
  };
}
