import { ApiError } from '#web/calls/api.ts';
import { ErrorPage } from '#web/features/frame/pages/error-page.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';

type Reason = 'search' | null;

export const loader = async ({ query }: LoaderArgs): Promise<Reason> =>
  query.get('reason') === 'search' ? 'search' : null;

export const head = (reason: Reason): Head => ({
  title: reason === 'search' ? m.error_search_title() : m.error_title(),
  robots: 'noindex',
});

/**
 * The error page of the specification; also shown after a failed render and for lists while the search engine is down.
 */
export default function ErrorScreen({ data }: { data: Reason }) {
  return <ErrorPage error={data === 'search' ? new ApiError(503, 'search_unavailable') : undefined} />;
}
