import { payAtBank } from '#test/factories/orders/bank-client.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { describeGateway } from '../gateway.contract.ts';
import { startSandboxBank } from './bank.ts';
import { createSandboxGateway } from './sandbox.gateway.ts';
import { signedHeaders } from './signature.ts';

const secret = 'a secret of thirty-two letters!!';

describeGateway('sandbox', async () => {
  const { db, url, drop } = await createTestDatabase();
  const bank = await startSandboxBank({ host: '127.0.0.1', port: 0, secret, databaseUrl: url, webhookPollMs: 0 });
  return {
    gateway: createSandboxGateway({ url: bank.url, secret }),
    unreachable: createSandboxGateway({ url: 'http://127.0.0.1:1', secret }),
    pay: async ({ pageUrl }, result) =>
      void (await payAtBank(pageUrl, result === 'approve' ? 'secure' : 'insufficient')),
    async refundedAmount({ reference }) {
      const [row] = await db.$client<
        { refunds: Record<string, number> }[]
      >`select refunds from sandbox_payments where reference = ${reference}`;
      return Object.values(row!.refunds).reduce((total, amount) => total + amount, 0);
    },
    webhook({ reference, amount }) {
      const body = JSON.stringify({ reference, event: 'payment.approved', amount, currency: 'KZT' });
      return { body, headers: signedHeaders(secret, 'POST /api/payments/sandbox/webhook', body, new Date()) };
    },
    async stop() {
      await bank.stop();
      await drop();
    },
  };
});
