import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { logOut } from '#web/state/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { useAttempt } from '#web/state/use-attempt.ts';

/** Ends the login on this device; a page for customers alone is then left (`CustomersOnly`). */
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
