import { startSmsFake } from '../../../fakes/sms.ts';
import { createMobizonSms } from './mobizon.sms.ts';
import { describeSms } from './sms.contract.ts';

describeSms('mobizon', async () => {
  const { url, accepted, failNext: trouble, stop } = await startSmsFake('mobizon');
  const account = { apiKey: 'key', from: 'Sauda' };
  return {
    sender: createMobizonSms({ ...account, url }),
    received: async (phone) => accepted.filter((message) => message.phone === `7${phone}`).map(({ text }) => text),
    provider: {
      failNext: trouble,
      busyKind: 'unreachable',
      missingFate: 'unknown',
      unreachableSender: createMobizonSms({ ...account, url: 'http://127.0.0.1:2' }),
      unauthorizedSender: createMobizonSms({ apiKey: 'secret of a stranger', from: '', url }),
      lastSenderName: () => accepted.at(-1)?.from,
    },
    stop,
  };
});
