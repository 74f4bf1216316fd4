import { startSmsFake } from '../../../fakes/sms.ts';
import { createSmscSms } from './smsc.sms.ts';
import { describeSms } from './sms.contract.ts';

describeSms('smsc', async () => {
  const { url, accepted: taken, failNext: trouble, stop } = await startSmsFake('smsc');
  const account = { login: 'login', password: 'password', from: 'Sauda' };
  return {
    sender: createSmscSms({ ...account, url }),
    received: async (phone) => taken.filter((message) => message.phone === `7${phone}`).map(({ text }) => text),
    provider: {
      failNext: trouble,
      busy: 'unknown',
      missing: 'absent',
      nowhere: createSmscSms({ ...account, url: 'http://127.0.0.1:2' }),
      stranger: createSmscSms({ login: 'stranger', password: 'secret', from: '', url }),
      from: () => taken.at(-1)?.from,
    },
    stop,
  };
});
