import { createTestDatabase } from '#test/harness/database.ts';
import { rowOf } from '../../platform/database/row.ts';
import { sentMessages } from '../sms/sent-messages.table.ts';
import { createOutboxPush, targetName } from './outbox.push.ts';
import { describePush } from './push.contract.ts';

const messageRow = rowOf({ text: sentMessages.text });

describePush('outbox', async () => {
  const database = await createTestDatabase();
  let devices = 0;
  return {
    sender: createOutboxPush(database),
    target: () => ({ transport: 'fcm', token: `device-${++devices}` }),
    async shownMessages(target) {
      const rows = await database.db.$client`
        select ${messageRow} from sent_messages where channel = 'push' and recipient = ${targetName(target)} order by id`;
      return rows.map(({ text }) => {
        const [title = '', body = '', path = ''] = text.split('\n');
        return { title, body, path };
      });
    },
    service: null,
    stop: () => database.drop(),
  };
});
