import type { CallContext, Viewer } from '#server/platform/http/call.ts';

/** The part of a context that says who asks; `tag` and `changesAt` are for pages that are kept, `audience` for previews. */
export type CatalogContext = Viewer & Partial<Pick<CallContext, 'tag' | 'changesAt' | 'audience'>>;
