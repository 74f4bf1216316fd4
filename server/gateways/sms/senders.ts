import type { Database } from '../../platform/database/db.ts';
import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { watchSender, type WatchedSender } from '../watched-sender.ts';
import { createMobizonSms } from './mobizon.sms.ts';
import { createOutboxSms } from './outbox.sms.ts';
import type { SmsSender } from './sms.ts';
import { createSmscSms } from './smsc.sms.ts';

type SmsEnv = Pick<
  Env,
  'SMS_GATEWAY' | 'SMS_FROM' | 'SMS_API_URL' | 'MOBIZON_API_KEY' | 'SMSC_LOGIN' | 'SMSC_PASSWORD'
>;

/** Creates the configured SMS provider; throws `StartupError` without its key. */
export const createSms = (db: Database, env: SmsEnv): WatchedSender<SmsSender> => watchSender(createSender(db, env));

function createSender(db: Database, env: SmsEnv): SmsSender {
  const { SMS_GATEWAY: kind, SMS_FROM: from = '', SMS_API_URL: url, MOBIZON_API_KEY: apiKey } = env;
  const { SMSC_LOGIN: login, SMSC_PASSWORD: password } = env;
  if (kind === 'outbox') return createOutboxSms({ db });
  if (kind === 'mobizon') {
    if (!apiKey) throw new StartupError('SMS_GATEWAY=mobizon needs MOBIZON_API_KEY');
    return createMobizonSms({ apiKey, from, url });
  }
  if (!login || !password) throw new StartupError('SMS_GATEWAY=smsc needs SMSC_LOGIN and SMSC_PASSWORD');
  return createSmscSms({ login, password, from, url });
}
