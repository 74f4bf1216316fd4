import { post } from '#test/factories/orders/bank-client.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { startSandboxBank } from '../../payments/sandbox/bank.ts';
import { describeCreditGateway } from '../gateway.contract.ts';
import { createSandboxCredit } from './sandbox.credit.ts';

const secret = 'a secret of thirty-two letters!!';

describeCreditGateway('sandbox', async () => {
  const { db, url, drop } = await createTestDatabase();
  const bank = await startSandboxBank({ host: '127.0.0.1', port: 0, secret, databaseUrl: url, webhookPollMs: 0 });
  return {
    gateway: createSandboxCredit({ url: bank.url, secret }),
    bank: 'zhyldam',
    unreachable: createSandboxCredit({ url: 'http://127.0.0.1:1', secret }),
    verifyPhone: async () => {},
    approve: async () => {},
    decline: async (id) => void (await db.$client`update sandbox_credits set verdict = 'declined' where id = ${id}`),
    sign: async (_id, signUrl) => void (await post(signUrl.replace('?', '/sign?'), {})),
    async stop() {
      await bank.stop();
      await drop();
    },
  };
});
