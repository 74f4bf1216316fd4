import type { CallContext } from '../../../platform/http/call.ts';
import type { ContentKind, FrontMatter } from './content-file.ts';
import type { TextRow } from './content.queries.ts';

/** A text in memory. */
export type Text<K extends ContentKind = ContentKind> = Omit<TextRow, 'kind' | 'head'> & {
  kind: K;
  head: FrontMatter<K>;
};

/** The reader, and cache hints of a page built from texts. */
export type Reader = Pick<CallContext, 'language' | 'now'> & Partial<Pick<CallContext, 'tag' | 'changesAt'>>;
