import type { CallContext } from '#server/platform/call.ts';
import type { Viewer } from './cards/cards.ts';

/** What the part of a context is that tells who asks; `tag` and `changesAt` are for pages that are kept. */
export type CatalogContext = Viewer & Partial<Pick<CallContext, 'tag' | 'changesAt'>>;
