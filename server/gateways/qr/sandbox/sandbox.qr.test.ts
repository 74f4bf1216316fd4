import { post } from '#test/factories/orders/bank-client.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { startSandboxBank } from '../../payments/sandbox/bank.ts';
import { describeQrGateway } from '../gateway.contract.ts';
import { createSandboxQr } from './sandbox.qr.ts';

const secret = 'a secret of thirty-two letters!!';

describeQrGateway('sandbox', async () => {
  const { db, url, drop } = await createTestDatabase();
  const bank = await startSandboxBank({ host: '127.0.0.1', port: 0, secret, databaseUrl: url, webhookPollMs: 0 });
  return {
    gateway: createSandboxQr({ url: bank.url, secret }),
    unreachable: createSandboxQr({ url: 'http://127.0.0.1:1', secret }),
    scan: async ({ code }) => void (await post(`${code}/scan`, {})),
    payOrDecline: async ({ code }, result) => void (await post(`${code}/${result}`, {})),
    expire: async ({ externalId }) =>
      void (await db.$client`update sandbox_qrs set expires_at = now() where id = ${externalId}`),
    async refundedAmount({ reference }) {
      const [row] = await db.$client<
        { refunds: Record<string, number> }[]
      >`select refunds from sandbox_qrs where reference = ${reference}`;
      return Object.values(row!.refunds).reduce((total, amount) => total + amount, 0);
    },
    async stop() {
      await bank.stop();
      await drop();
    },
  };
});
