import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Texts of the shop: one row per page and language, loaded from `content/` and edited in the back office. */
export const contentTexts = pgTable(
  'content_texts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', {
      enum: ['page', 'article', 'promo', 'holiday', 'gift', 'launch', 'selection', 'banner', 'section', 'menu'],
    }).notNull(),
    /** Key of the text, the same in both languages. */
    key: text('key').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Path without prefix. */
    path: text('path').notNull(),
    /** Front matter as JSON. */
    head: text('head').notNull(),
    /** Markdown with the directives of docs/how-to/content.md. */
    body: text('body').notNull(),
    /** Visible only with a signed link. */
    draft: boolean('draft').notNull(),
    /** Period of publication; null without a bound. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Digest of its source file; null for a text written in the back office. */
    fileStamp: text('file_stamp'),
    /** When an operator edited it; from then on its file is not loaded. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('content_texts_key').on(table.kind, table.key, table.language),
    index('content_texts_path').on(table.path),
  ],
);

/** Redirects; an existing page at the old path takes precedence. */
export const contentMoves = pgTable('content_moves', {
  /** Old path without prefix. */
  path: text('path').primaryKey(),
  /** Target path without prefix. */
  target: text('target').notNull(),
  /** Whether it comes from a file of `content/`; others belong to operators. */
  fromFile: boolean('from_file').notNull(),
});
