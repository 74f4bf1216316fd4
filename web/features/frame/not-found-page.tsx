import { useEffect } from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';

/** Page of an address that leads nowhere; the words are the specification's own. */
export function NotFoundPage({ reason }: { reason?: string | undefined }) {
  const { paths, frame } = useShop();
  useEffect(() => {
    document.title = `${m.not_found_title()} — ${frame.shopName}`;
  }, [frame.shopName]);
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={m.not_found_title()}
      text={reason === 'product' ? m.not_found_product() : m.not_found_text()}
      action={
        <>
          <Button kind="action" href={paths.home()}>
            {m.not_found_home()}
          </Button>{' '}
          <Button href={paths.catalog()}>{m.not_found_catalog()}</Button>
        </>
      }
    />
  );
}
