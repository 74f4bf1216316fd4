import { NotFoundPage, notFoundHead } from '#web/features/frame/pages/not-found-page.tsx';
import type { ParentList } from '#web/start/screen.ts';

export const head = notFoundHead;

/** Screen of all unknown paths; it has no path of its own. */
export default function NotFoundScreen({ data }: { data: { reason: string; list: ParentList | null } }) {
  return <NotFoundPage reason={data.reason} list={data.list} />;
}
