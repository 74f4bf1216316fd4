import { m } from '#web/messages.ts';
import { routePattern } from '#web/routes.ts';
import type { Head, LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';
import { sectionTitle } from '#web/features/section/section-titles.ts';

type Data = { pattern: string };

const CLOSED = /^\/upsell/;

export const loader = async ({ path }: LoaderArgs): Promise<Data> => ({ pattern: routePattern(path) ?? path });

export const head = ({ pattern }: Data): Head => ({
  title: sectionTitle(pattern),
  robots: 'noindex',
  ...(CLOSED.test(pattern) ? {} : { description: sectionTitle(pattern) }),
});

/** A section whose own feature is not open yet: its name, and the ways that work today. */
export default function SectionScreen({ data }: { data: Data }) {
  const { paths, frame } = useShop();
  return (
    <EmptyState
      level={1}
      title={sectionTitle(data.pattern)}
      text={
        <>
          <p>{m.section_soon()}</p>
          <p>{m.section_ask({ phone: frame.supportShortNumber, ...frame.supportHours })}</p>
        </>
      }
      action={
        <>
          <Button kind="action" href={paths.catalog()}>
            {m.frame_catalog()}
          </Button>{' '}
          <Button href={paths.order()}>{m.frame_order()}</Button>{' '}
          <Button href={paths.shops()}>{m.frame_shops()}</Button>
        </>
      }
    />
  );
}
