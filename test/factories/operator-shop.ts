import { pino } from 'pino';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { Contract, EndpointKey } from '#contract/index.ts';
import type { OperatorScope } from '#domain/customers/operator.ts';
import { createApp, type App } from '#server/app/app.ts';
import { WITHOUT_SESSION, type CallContext } from '#server/platform/http/call.ts';
import { readEnv } from '#server/platform/process/env.ts';
import { call } from '#server/router/router.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { almaty, noon } from './orders/ordering.ts';

/** A whole shop on its own database, and an operator who calls it. */
export type OperatorShop = {
  database: TestDatabase;
  shop: App;
  /** The operator's context; calls happen at its moment. */
  context: CallContext;
  call<K extends EndpointKey>(key: K, input: Partial<ParsedInputOf<Contract[K]>>): Promise<OutputOf<Contract[K]>>;
  close(): Promise<void>;
};

/** Opens a shop with one operator key, created at noon; `now` is the moment of its calls. */
export async function createOperatorShop(
  name: string,
  scopes: readonly OperatorScope[],
  now: Date = noon,
): Promise<OperatorShop> {
  const database = await createTestDatabase();
  const env = readEnv({ DATA_DIR: await temporaryFolder('operators'), NODE_ENV: 'test' });
  const shop = await createApp(env, database.url, pino({ level: 'silent' }));
  const { token } = await shop.operators.add(name, scopes, noon);
  const context: CallContext = {
    language: 'ru',
    city: almaty,
    now,
    ...WITHOUT_SESSION,
    operator: await shop.operators.findByToken(token, noon),
    ip: '203.0.113.7',
    requestId: 'test',
    origin: 'https://shop.example',
    tag: () => {},
    changesAt: () => {},
  };
  return {
    database,
    shop,
    context,
    call: (key, input) => call(shop.handlers, key, input, context) as Promise<never>,
    async close() {
      await shop.engine.close();
      await shop.db.$client.end();
      await database.drop();
    },
  };
}
