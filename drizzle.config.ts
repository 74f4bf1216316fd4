import { defineConfig } from 'drizzle-kit';

/** The modules' tables are the source; the SQL migrations are checked in. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*.table.ts',
  out: './db/migrations',
  migrations: { prefix: 'index' },
  breakpoints: true,
});
