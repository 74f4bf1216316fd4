/** Names of a slice in the shapes the code needs: `gift-wraps` → giftWraps, GiftWraps, gift_wraps, GIFT_WRAPS. */
export type SliceNames = { kebab: string; camel: string; pascal: string; snake: string; upper: string };

/** Derives the names of a slice from its kebab-case name. */
export function sliceNames(kebab: string): SliceNames {
  const camel = kebab.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const snake = kebab.replaceAll('-', '_');
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    snake,
    upper: snake.toUpperCase(),
  };
}

const contract = ({ kebab, camel, pascal, upper }: SliceNames) => `import { z } from 'zod';
import { endpoint, Id, Line } from '../endpoint.ts';

/** Rows of ${kebab} that one customer can have. */
export const MAX_${upper} = 100;
/** Characters of a name. */
export const MAX_${upper}_NAME = 100;

/** One row of ${kebab}. */
export const ${pascal}Item = z.object({
  id: z.number().int(),
  name: z.string(),
});
export type ${pascal}Item = z.infer<typeof ${pascal}Item>;

/** Input of a new row. */
export const ${pascal}Input = z.object({ name: Line.trim().min(1).max(MAX_${upper}_NAME) });
export type ${pascal}Input = z.infer<typeof ${pascal}Input>;

export const ${camel}Contract = {
  'GET /api/${kebab}': endpoint({
    summary: "The customer's ${kebab}, newest first.",
    output: z.array(${pascal}Item),
    access: 'customer',
  }),
  'POST /api/${kebab}': endpoint({
    summary: 'Creates a row of ${kebab}. \`invalid_input\` when the customer has the maximum.',
    input: ${pascal}Input,
    output: ${pascal}Item,
    errors: ['invalid_input'],
    access: 'customer',
    perMinute: 60,
  }),
  'DELETE /api/${kebab}/:id': endpoint({
    summary: 'Deletes a row of ${kebab}.',
    input: z.object({ id: Id }),
    output: z.object({ deleted: z.boolean() }),
    errors: ['not_found'],
    access: 'customer',
    perMinute: 60,
  }),
};
`;

const table = ({
  camel,
  kebab,
  snake,
}: SliceNames) => `import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.table.ts';

/** Rows of ${kebab}, each of one customer. */
export const ${camel} = pgTable(
  '${snake}',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** As the customer wrote it, trimmed. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('${snake}_customer').on(table.customerId)],
);
`;

const queries = ({
  camel,
  kebab,
  pascal,
  snake,
}: SliceNames) => `import type { ${pascal}Item } from '#contract/customers/${kebab}.ts';
import { rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { ${camel} } from './${kebab}.table.ts';

const item = rowOf({ id: ${camel}.id, name: ${camel}.name });

/** Lists the rows of a customer, newest first. */
export async function find${pascal}(sql: Sql, customerId: number): Promise<${pascal}Item[]> {
  return sql\`select \${item} from ${snake} where customer_id = \${customerId} order by id desc\`;
}

/** Counts the rows of a customer and locks them until the transaction ends. */
export async function lock${pascal}(tx: Sql, customerId: number): Promise<number> {
  await tx\`select pg_advisory_xact_lock(hashtextextended(\${\`${kebab} \${customerId}\`}, 0))\`;
  return (await find${pascal}(tx, customerId)).length;
}

/** Creates a row. */
export async function insert${pascal}(sql: Sql, customerId: number, name: string, now: Date): Promise<${pascal}Item> {
  const [created] = await sql\`
    insert into ${snake} (customer_id, name, created_at)
    values (\${customerId}, \${name}, \${now.toISOString()}) returning \${item}\`;
  return created!;
}

/** Deletes a row of the customer; returns whether it existed. */
export async function delete${pascal}(sql: Sql, customerId: number, id: number): Promise<boolean> {
  return (await sql\`delete from ${snake} where customer_id = \${customerId} and id = \${id} returning \${item}\`).length > 0;
}
`;

const service = ({
  kebab,
  pascal,
  upper,
}: SliceNames) => `import { MAX_${upper}, type ${pascal}Input, type ${pascal}Item } from '#contract/customers/${kebab}.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { delete${pascal}, find${pascal}, insert${pascal}, lock${pascal} } from './${kebab}.queries.ts';

/** Service of ${kebab}. */
export type ${pascal}Service = ReturnType<typeof create${pascal}Service>;

/** Creates the service of ${kebab}. */
export function create${pascal}Service({ db: { $client: sql } }: { db: Database }) {
  return {
    /** Lists the rows of a customer, newest first. */
    list: (customerId: number): Promise<${pascal}Item[]> => find${pascal}(sql, customerId),

    /** Creates a row; fails with \`invalid_input\` when the customer has the maximum. */
    create: (customerId: number, { name }: ${pascal}Input, now: Date): Promise<${pascal}Item> =>
      sql.begin(async (tx) => {
        if ((await lock${pascal}(tx, customerId)) >= MAX_${upper}) return fail('invalid_input', [{ path: 'name' }]);
        return insert${pascal}(tx, customerId, name, now);
      }),

    /** Deletes a row; fails with \`not_found\` when the customer has no such row. */
    async delete(customerId: number, id: number): Promise<{ deleted: boolean }> {
      return (await delete${pascal}(sql, customerId, id)) ? { deleted: true } : fail('not_found');
    },
  };
}
`;

const routes = ({
  camel,
  kebab,
  pascal,
}: SliceNames) => `import type { ${camel}Contract } from '#contract/customers/${kebab}.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { ${pascal}Service } from './${kebab}.service.ts';

/** Handlers of ${kebab}. */
export function ${camel}Routes(${camel}: ${pascal}Service): Handlers<keyof typeof ${camel}Contract> {
  return {
    'GET /api/${kebab}': (_input, context) => ${camel}.list(requireCustomer(context)),
    'POST /api/${kebab}': (input, context) => ${camel}.create(requireCustomer(context), input, context.now),
    'DELETE /api/${kebab}/:id': ({ id }, context) => ${camel}.delete(requireCustomer(context), id),
  };
}
`;

const test = ({
  camel,
  kebab,
  pascal,
  upper,
}: SliceNames) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_${upper}, MAX_${upper}_NAME, ${pascal}Input } from '#contract/customers/${kebab}.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { create${pascal}Service, type ${pascal}Service } from './${kebab}.service.ts';

const noon = new Date('2026-11-24T07:00:00Z');
let database: TestDatabase;
let ${camel}: ${pascal}Service;
let owner: number;
let other: number;
beforeAll(async () => {
  database = await createTestDatabase();
  ${camel} = create${pascal}Service({ db: database.db });
  owner = (await insertCustomer(database.db, '7011112233')).customerId;
  other = (await insertCustomer(database.db, '7011112244')).customerId;
});
afterAll(() => database.drop());

test('lists the rows of their owner only, newest first', async () => {
  const first = await ${camel}.create(owner, { name: 'Бірінші' }, noon);
  const second = await ${camel}.create(owner, { name: 'Вторая' }, noon);
  expect(await ${camel}.list(owner)).toEqual([second, first]);
  expect(await ${camel}.list(other)).toEqual([]);
});

test('deletes a row for its owner only', async () => {
  const { id } = await ${camel}.create(owner, { name: 'Третья' }, noon);
  await expect(${camel}.delete(other, id)).rejects.toMatchObject({ error: 'not_found' });
  expect(await ${camel}.delete(owner, id)).toEqual({ deleted: true });
  await expect(${camel}.delete(owner, id)).rejects.toMatchObject({ error: 'not_found' });
});

test('keeps at most MAX_${upper} rows, also when created concurrently', async () => {
  const tries = Array.from({ length: MAX_${upper} + 5 }, (_, index) => ${camel}.create(other, { name: \`\${index}\` }, noon));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_${upper});
});

test.each(['', '   ', 'x'.repeat(MAX_${upper}_NAME + 1)])('refuses a name that is empty or too long: %j', (name) => {
  expect(${pascal}Input.safeParse({ name }).success).toBe(false);
});
`;

const screen = ({
  kebab,
  pascal,
  snake,
}: SliceNames) => `import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { Loaded } from '#web/features/profile/loaded.tsx';
import { useCustomerData } from '#web/features/profile/use-customer-data.ts';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';

export const head = (): Head => ({ title: m.${snake}_title(), robots: 'noindex' });

/** The customer's ${kebab}. */
export default function ${pascal}Screen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {() => (
          <>
            <h1>{m.${snake}_title()}</h1>
            <${pascal}List />
          </>
        )}
      </CustomersOnly>
    </>
  );
}

function ${pascal}List() {
  const { data, retry } = useCustomerData('GET /api/${kebab}', {});
  return (
    <Loaded data={data} retry={retry} errorTitle={m.auth_profile_failed()}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={m.${snake}_empty()} />
        ) : (
          <ul role="list">
            {items.map(({ id, name }) => (
              <Card as="li" key={id}>
                {name}
              </Card>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
`;

/** Lines that register a row of the slice with the access test: another customer is refused. */
export const accessTestLines = ({ kebab, snake }: SliceNames): string => `  'DELETE /api/${kebab}/:id': {
    async prepare({ $client: sql }, { customerId }) {
      const [row] = await sql<{ id: number }[]>\`
        insert into ${snake} (customer_id, name, created_at) values (\${customerId}, 'name', now()) returning id\`;
      const { id } = row!;
      return { input: { id }, isUnchanged: async () => (await sql\`select from ${snake} where id = \${id}\`).length === 1 };
    },
    refusal: 'not_found',
  },`;

/** Lines that add the rows of the slice to the export of a customer's data: the import, and the part. */
export const exportLines = ({ camel, kebab, snake }: SliceNames): { table: string; part: string } => ({
  table: `import { ${camel} } from '../${kebab}/${kebab}.table.ts';`,
  part: `  '${kebab}': (sql, id) => sql\`
    select \${rowOf({ name: ${camel}.name, createdAt: ${camel}.createdAt })} from ${snake} where customer_id = \${id} order by id\`,`,
});

/** Messages of a slice in a language; the title is given, the rest is worded for any list. */
export const sliceMessages = ({ snake }: SliceNames, language: 'ru' | 'kk', title: string): Record<string, string> => ({
  [`${snake}_title`]: title,
  [`${snake}_empty`]: language === 'ru' ? 'Здесь пока пусто' : 'Мұнда әзірге бос',
});

/** The files of a slice by their path in the project. */
export function sliceFiles(names: SliceNames): Record<string, string> {
  const { kebab } = names;
  const roleFile = (role: string) => `server/features/account/${kebab}/${kebab}.${role}.ts`;
  return {
    [`contract/customers/${kebab}.ts`]: contract(names),
    [roleFile('table')]: table(names),
    [roleFile('queries')]: queries(names),
    [roleFile('service')]: service(names),
    [roleFile('routes')]: routes(names),
    [roleFile('test')]: test(names),
    [`web/screens/account/${kebab}.tsx`]: screen(names),
  };
}
