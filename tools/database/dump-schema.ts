// npm run db:schema: applies the migrations to an empty database and writes db/schema.sql.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrateDatabase, openDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { root } from '../node/install.mjs';
import { describeSchema } from './schema-text.ts';
import { checkUse } from '../node/usage.mjs';

checkUse({ usage: 'npm run db:schema   writes db/schema.sql from the migrations' });

const dataDir = await temporaryFolder('schema');
const server = await startEmbeddedDatabase({ dataDir, isDurable: false });
try {
  await migrateDatabase(server.url);
  const { $client: sql } = openDatabase(server.url, 1);
  writeFileSync(path.join(root, 'db/schema.sql'), await describeSchema(sql));
  await sql.end();
  process.stdout.write('db/schema.sql is written.\n');
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
