import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Texts of the shop: one row a page and language, loaded from `content/` and edited in the office. */
export const contentTexts = pgTable(
  'content_texts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', {
      enum: ['page', 'article', 'promo', 'holiday', 'gift', 'launch', 'selection', 'banner', 'section', 'menu'],
    }).notNull(),
    /** Name of the text without its language, the same in both. */
    key: text('key').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Address without prefix. */
    path: text('path').notNull(),
    /** What the file says between its two lines of `---`, as JSON. */
    head: text('head').notNull(),
    /** Markdown with the directives of docs/how-to/content.md. */
    body: text('body').notNull(),
    /** Shown by signed links alone. */
    draft: boolean('draft').notNull(),
    /** Moments between which it is shown; null without a bound. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Digest of the file it was loaded from; null for what was written in the office. */
    fileStamp: text('file_stamp'),
    /** When a person changed it here: from then on its file is not loaded over it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('content_texts_key').on(table.kind, table.key, table.language),
    index('content_texts_path').on(table.path),
  ],
);

/** Addresses that have moved; a page that stands at one of them wins. */
export const contentMoves = pgTable('content_moves', {
  /** Old path without prefix. */
  path: text('path').primaryKey(),
  /** Path it leads to, without prefix. */
  target: text('target').notNull(),
  /** Whether it comes from a file of `content/`; others belong to operators. */
  fromFile: boolean('from_file').notNull(),
});
