import { createTestDatabase } from '#test/harness/database.ts';
import { rowOf } from '../../platform/database/row.ts';
import { sentMessages } from '../sms/sent-messages.table.ts';
import { describeMail } from './mail.contract.ts';
import { createOutboxMail } from './outbox.mail.ts';

const messageRow = rowOf({ text: sentMessages.text });

describeMail('outbox', async () => {
  const database = await createTestDatabase();
  return {
    sender: createOutboxMail(database),
    async received(address) {
      const rows = await database.db.$client`
        select ${messageRow} from sent_messages where channel = 'mail' and recipient = ${address} order by id`;
      return rows.map(({ text }) => {
        const end = text.indexOf('\n\n');
        return { subject: text.slice(0, end), text: text.slice(end + 2) };
      });
    },
    server: null,
    stop: () => database.drop(),
  };
});
