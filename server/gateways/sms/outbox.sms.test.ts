import { createTestDatabase } from '#test/harness/database.ts';
import { rowOf } from '../../platform/database/row.ts';
import { createOutboxSms } from './outbox.sms.ts';
import { sentMessages } from './sent-messages.table.ts';
import { describeSms } from './sms.contract.ts';

const messageRow = rowOf({ text: sentMessages.text });

describeSms('outbox', async () => {
  const database = await createTestDatabase();
  return {
    sender: createOutboxSms(database),
    async received(phone) {
      const rows = await database.db.$client`
        select ${messageRow} from sent_messages where channel = 'sms' and recipient = ${phone} order by id`;
      return rows.map(({ text }) => text);
    },
    provider: null,
    stop: () => database.drop(),
  };
});
