/** Names of a slice in the shapes the code needs: `gift-wraps` → giftWraps, GiftWraps, gift_wraps. */
export type SliceNames = { kebab: string; camel: string; pascal: string; snake: string };

/** Derives the names of a slice from its kebab-case name. */
export function namesOf(kebab: string): SliceNames {
  const camel = kebab.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return { kebab, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1), snake: kebab.replaceAll('-', '_') };
}

const contract = ({ kebab, camel, pascal }: SliceNames) => `import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** One row of ${kebab}. */
export const ${pascal}Item = z.object({
  id: z.number().int(),
  name: z.string(),
});
export type ${pascal}Item = z.infer<typeof ${pascal}Item>;

/** What a caller gives to create one. */
export const ${pascal}Input = z.object({ name: z.string() });
export type ${pascal}Input = z.infer<typeof ${pascal}Input>;

export const ${camel}Contract = {
  'GET /api/${kebab}': endpoint({
    summary: 'Rows of ${kebab}, the newest first.',
    output: z.array(${pascal}Item),
  }),
  'POST /api/${kebab}': endpoint({
    summary: 'Creates a row of ${kebab}.',
    input: ${pascal}Input,
    output: ${pascal}Item,
    errors: ['invalid_input'],
  }),
};
`;

const table = ({
  camel,
  kebab,
  snake,
}: SliceNames) => `import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Rows of ${kebab}. */
export const ${camel} = pgTable('${snake}', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** As the person wrote it, trimmed. */
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
`;

const queries = ({
  camel,
  kebab,
  pascal,
  snake,
}: SliceNames) => `import type { ${pascal}Item } from '#contract/customers/${kebab}.ts';
import type { Database } from '../../../platform/database/db.ts';
import { rowOf } from '../../../platform/database/row.ts';
import { ${camel} } from './${kebab}.table.ts';

const item = rowOf({ id: ${camel}.id, name: ${camel}.name });

/** Lists the rows, the newest first. */
export async function list${pascal}(db: Database): Promise<${pascal}Item[]> {
  return db.$client\`select \${item} from ${snake} order by id desc\`;
}

/** Adds a row and returns it. */
export async function insert${pascal}(db: Database, name: string): Promise<${pascal}Item> {
  const [created] = await db.$client\`insert into ${snake} (name) values (\${name}) returning \${item}\`;
  return created!;
}
`;

const policy = ({ pascal }: SliceNames) => `const MAX_NAME_LENGTH = 100;

/** Returns the name as it is kept, or null when it is empty or longer than 100 characters. */
export function read${pascal}Name(given: string): string | null {
  const name = given.normalize('NFC').trim().replace(/\\s+/g, ' ');
  return name && name.length <= MAX_NAME_LENGTH ? name : null;
}
`;

const service = ({
  kebab,
  pascal,
}: SliceNames) => `import type { ${pascal}Input, ${pascal}Item } from '#contract/customers/${kebab}.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { read${pascal}Name } from './${kebab}.policy.ts';
import { insert${pascal}, list${pascal} } from './${kebab}.queries.ts';

/** What the rest of the shop may ask of ${kebab}. */
export type ${pascal}Service = ReturnType<typeof create${pascal}Service>;

/** Creates the service of ${kebab}. */
export function create${pascal}Service({ db }: { db: Database }) {
  return {
    /** Lists the rows, the newest first. */
    list: (): Promise<${pascal}Item[]> => list${pascal}(db),

    /** Creates a row; fails with \`invalid_input\` when the name breaks the policy. */
    async create(input: ${pascal}Input): Promise<${pascal}Item> {
      const name = read${pascal}Name(input.name);
      if (name === null) return fail('invalid_input', [{ path: 'name' }]);
      return insert${pascal}(db, name);
    },
  };
}
`;

const routes = ({ camel, kebab, pascal }: SliceNames) => `import type { Handlers } from '#server/platform/http/call.ts';
import type { ${pascal}Service } from './${kebab}.service.ts';

/** Calls about ${kebab}. */
export function ${camel}Routes(${camel}: ${pascal}Service): Handlers<'GET /api/${kebab}' | 'POST /api/${kebab}'> {
  return {
    'GET /api/${kebab}': async () => ${camel}.list(),
    'POST /api/${kebab}': async (input) => ${camel}.create(input),
  };
}
`;

const test = ({ camel, kebab, pascal }: SliceNames) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { create${pascal}Service, type ${pascal}Service } from './${kebab}.service.ts';

let database: TestDatabase;
let ${camel}: ${pascal}Service;
beforeAll(async () => {
  database = await createTestDatabase();
  ${camel} = create${pascal}Service({ db: database.db });
});
afterAll(() => database.drop());

test('what was made is listed, the newest first', async () => {
  const first = await ${camel}.create({ name: ' Бірінші ' });
  const second = await ${camel}.create({ name: 'Вторая' });
  expect(await ${camel}.list()).toEqual([second, first]);
  expect(first.name).toBe('Бірінші');
});

test.each(['', '   ', 'x'.repeat(101)])('a name that is empty or too long is refused', async (name) => {
  await expect(${camel}.create({ name })).rejects.toMatchObject({ error: 'invalid_input' });
});
`;

/** The files of a slice by their path in the project. */
export function filesOf(names: SliceNames): Record<string, string> {
  const { kebab } = names;
  const at = (role: string) => `server/features/account/${kebab}/${kebab}.${role}.ts`;
  return {
    [`contract/customers/${kebab}.ts`]: contract(names),
    [at('table')]: table(names),
    [at('queries')]: queries(names),
    [at('policy')]: policy(names),
    [at('service')]: service(names),
    [at('routes')]: routes(names),
    [at('test')]: test(names),
  };
}
