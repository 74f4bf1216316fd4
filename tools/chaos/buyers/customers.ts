import { createHash } from 'node:crypto';
import { sentMessages } from '#server/gateways/sms/sent-messages.table.ts';
import type { Database } from '#server/platform/database/db.ts';
import { passwordMatches } from '#server/platform/secrets/passwords.ts';
import { int, rowOf } from '#server/platform/database/row.ts';
import { customers } from '#server/features/customers/customers/customers.table.ts';
import { RequestRefused } from './caller.ts';
import { liveCustomer, type Account } from './customer.ts';
import type { Crowd } from './crowd.ts';
import type { World } from '../world.ts';

/** Phone prefix of this crowd; the rest is a sequence number. */
const PHONE_PREFIX = '70';
const MAX_PRINTED = 5;

const countRow = rowOf({ count: int });
const message = rowOf({ text: sentMessages.text });
const credentials = rowOf({ passwordHash: customers.passwordHash });

/** Sends customers into the shop, `atOnce` at a time, each with their own phone. */
export function startCustomers({ origin, db, productIds }: World, concurrency: number): Crowd {
  const accounts: Account[] = [];
  let isStopped = false;
  let phoneCount = 0;
  const findCode = async (phone: string) => {
    const [sent] = await db.$client`
      select ${message} from sent_messages where channel = 'sms' and recipient = ${phone} order by id desc limit 1`;
    const [, code] = /#(\d{6})$/.exec(sent?.text ?? '') ?? [];
    if (code === undefined) throw new RequestRefused('the code was counted but not sent');
    return code;
  };
  const liveCustomers = async () => {
    while (!isStopped) {
      const phone = PHONE_PREFIX + String(phoneCount++).padStart(8, '0');
      accounts.push(await liveCustomer(origin, phone, { productIds, findCode }, () => isStopped));
    }
  };
  const crowd = Array.from({ length: concurrency }, liveCustomers);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(crowd);
      const contradictions = accounts.flatMap(({ phone, contradictions: texts }) =>
        texts.map((text) => `${phone}: ${text}`),
      );
      for (const text of contradictions.slice(0, MAX_PRINTED)) process.stderr.write(`${text}\n`);
      return {
        report: createReport(accounts),
        faults: { ...(await checkAccounts(db, accounts)), ...(await checkTables(db)) },
      };
    },
  };
}

function createReport(accounts: readonly Account[]): Record<string, number> {
  const sum = (count: (account: Account) => number) => accounts.reduce((total, account) => total + count(account), 0);
  const reasons = Object.groupBy(
    accounts.filter(({ failure }) => failure !== ''),
    ({ failure }) => failure,
  );
  return {
    customers: accounts.length,
    'of them registered': accounts.filter(({ isRegistered }) => isRegistered).length,
    logins: sum(({ counts }) => counts.logins),
    'changes answered': sum(({ counts }) => counts.changes),
    ...Object.fromEntries(Object.entries(reasons).map(([reason, all]) => [`gave up: ${reason}`, all?.length ?? 0])),
  };
}

/** Compares the answers that customers received with the shop's data. */
async function checkAccounts(
  { $client: sql }: Database,
  accounts: readonly Account[],
): Promise<Record<string, number>> {
  const registered = accounts.filter(({ isRegistered }) => isRegistered);
  const count = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]?.count ?? 0;
  const hashes = (tokens: readonly string[]) => tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  let [lost, wrong] = [0, 0];
  for (const { phone, password } of registered) {
    const [row] = await sql`select ${credentials} from customers where phone = ${phone}`;
    if (!row) lost++;
    else if (!(await passwordMatches(password, row.passwordHash))) wrong++;
  }
  const live = registered.filter(({ failure }) => failure === '').map(({ token }) => token);
  const ended = registered.flatMap(({ endedTokens }) => endedTokens);
  return {
    'confirmed registrations that are missing': lost,
    'confirmed passwords that do not open the account': wrong,
    'accounts that contradict confirmed answers': accounts.filter(({ contradictions }) => contradictions.length > 0)
      .length,
    'confirmed logins that are missing':
      live.length -
      (await count(
        sql`select ${countRow} count(*)::int as count from customer_logins where token_hash = any(${hashes(live)}::text[])`,
      )),
    'ended logins that still exist': await count(
      sql`select ${countRow} count(*)::int as count from customer_logins where token_hash = any(${hashes(ended)}::text[])`,
    ),
  };
}

/** Looks for traces of half-written transactions, of any customer. */
async function checkTables({ $client: sql }: Database): Promise<Record<string, number>> {
  const count = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]?.count ?? 0;
  return {
    'customers without the consents of a registration': await count(sql`
      select ${countRow} count(*)::int as count from customers c where 2 > (
        select count(distinct document) from consents
        where customer_id = c.id and given and document in ('offer', 'personal-data'))`),
    'customers with duplicate consents': await count(sql`
      select ${countRow} count(*)::int as count from (
        select from consents group by customer_id, document having count(*) > 1) as twice`),
    'customers without a session': await count(sql`
      select ${countRow} count(*)::int as count from customers c
      where not exists (select from sessions s where s.customer_id = c.id)`),
    'orphaned sessions and logins': await count(sql`
      select ${countRow} (
        (select count(*) from sessions s where customer_id is not null
          and not exists (select from customers c where c.id = s.customer_id)) +
        (select count(*) from customer_logins l where not exists (select from customers c where c.id = l.customer_id))
      )::int as count`),
    'incomplete password hashes': await count(sql`
      select ${countRow} count(*)::int as count from customers
      where password_hash is null or password_hash !~ '^[$]argon2id[$]v=19[$]m=[0-9]+,t=[0-9]+,p=[0-9]+[$][A-Za-z0-9+/]{22}[$][A-Za-z0-9+/]{43}$'`),
    'customers with two selected addresses': await count(sql`
      select ${countRow} count(*)::int as count from (
        select from addresses where is_selected group by customer_id having count(*) > 1) as twice`),
    'events parked': await count(sql`
      select ${countRow} count(*)::int as count from outbox_backlog where state = 'parked'`),
  };
}
