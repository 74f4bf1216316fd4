import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { logOut } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useAction } from '#web/state/calls/use-action.ts';

/** Logs out on this device; customer-only pages are then left (`CustomersOnly`). */
export function LogOutButton() {
  const { api } = useShop();
  const { busy, run } = useAction(() => m.auth_logout_failed());
  return (
    <Button loading={busy} onClick={() => void run(() => logOut(api))}>
      {m.auth_logout()}
    </Button>
  );
}
