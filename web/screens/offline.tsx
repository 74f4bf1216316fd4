import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/state-view.tsx';

export const head = (): Head => ({ title: m.offline_title(), robots: 'noindex' });

/** Page shown without a connection. */
export default function OfflineScreen() {
  return (
    <ErrorState
      level={1}
      drawing="offline"
      title={m.offline_title()}
      text={m.offline_text()}
      action={
        <Button kind="action" onClick={() => location.reload()}>
          {m.error_reload()}
        </Button>
      }
    />
  );
}
