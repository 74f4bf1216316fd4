import { startSmsFake } from '../../../fakes/sms.ts';
import { createSmscSms } from './smsc.sms.ts';
import { describeSms } from './sms.contract.ts';

describeSms('smsc', async () => {
  const { url, accepted, failNext: trouble, stop } = await startSmsFake('smsc');
  const account = { login: 'login', password: 'password', from: 'Sauda' };
  return {
    sender: createSmscSms({ ...account, url }),
    received: async (phone) => accepted.filter((message) => message.phone === `7${phone}`).map(({ text }) => text),
    provider: {
      failNext: trouble,
      busyKind: 'unknown',
      missingFate: 'absent',
      unreachableSender: createSmscSms({ ...account, url: 'http://127.0.0.1:2' }),
      unauthorizedSender: createSmscSms({ login: 'stranger', password: 'secret', from: '', url }),
      lastSenderName: () => accepted.at(-1)?.from,
    },
    stop,
  };
});
