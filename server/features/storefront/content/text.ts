import type { CallContext } from '../../../platform/http/call.ts';
import type { ContentKind, HeadOf } from './content-file.ts';
import type { TextRow } from './content.queries.ts';

/** A text in memory. */
export type Text<K extends ContentKind = ContentKind> = Omit<TextRow, 'kind' | 'head'> & { kind: K; head: HeadOf<K> };

/** Who reads, and what a page made of texts says of itself to the cache of pages. */
export type Reader = Pick<CallContext, 'language' | 'now'> & Partial<Pick<CallContext, 'tag' | 'changesAt'>>;
