import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';

export const head = (): Head => ({ title: m.callop_title(), robots: 'noindex' });

/** Payment with an operator's help. */
export default function PaymentCallOperatorScreen() {
  const { frame } = useShop();
  const phone = frame.supportShortNumber;
  return (
    <EmptyState
      level={1}
      title={m.callop_title()}
      text={m.callop_text({ phone })}
      action={
        <Button kind="action" icon="phone" href={`tel:${phone}`}>
          {phone}
        </Button>
      }
    />
  );
}
