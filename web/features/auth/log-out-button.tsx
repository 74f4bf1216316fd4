import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { logOut } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { useAttempt } from '#web/state/calls/use-attempt.ts';

/** Logs out on this device; customer-only pages are then left (`CustomersOnly`). */
export function LogOutButton() {
  const { api } = useShop();
  const { busy, run } = useAttempt(() => {
    toast.show({ kind: 'error', text: m.auth_logout_failed() });
    return '';
  });
  return (
    <Button loading={busy} onClick={() => void run(() => logOut(api))}>
      {m.auth_logout()}
    </Button>
  );
}
