import type { CallContext, Viewer } from '#server/platform/http/call.ts';

/** The caller's part of a context. `tag` and `changesAt` are for cached pages, `audience` for previews. */
export type CatalogContext = Viewer & Partial<Pick<CallContext, 'tag' | 'changesAt' | 'audience'>>;
