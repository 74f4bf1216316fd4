import { ErrorPage } from '#web/features/frame/error-page.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';

export const head = (): Head => ({ title: m.error_title(), robots: 'noindex' });

/** The error page of the specification; also what a failed render answers with. */
export default function ErrorScreen() {
  return <ErrorPage />;
}
