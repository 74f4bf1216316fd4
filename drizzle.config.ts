import { defineConfig } from 'drizzle-kit';

/** The tables of the slices are the source; migrations are SQL, checked in. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*.table.ts',
  out: './db/migrations',
  migrations: { prefix: 'index' },
  breakpoints: true,
});
