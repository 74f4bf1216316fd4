import { NotFoundPage, notFoundHead } from '#web/features/frame/pages/not-found-page.tsx';
import type { ListBehind } from '#web/start/screen.ts';

export const head = notFoundHead;

/** What every address that leads nowhere shows; it has no address of its own. */
export default function NotFoundScreen({ data }: { data: { reason: string; list: ListBehind | null } }) {
  return <NotFoundPage reason={data.reason} list={data.list} />;
}
