import type { Profile } from '#contract/customers/customers.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { showProfile } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from '../profile.module.css';

/** During the grace period, shows when the account will be deleted and offers to keep it. */
export function DeletionOffer({ profile }: { profile: Profile }) {
  const { api, language } = useShop();
  const { busy, run } = useAction(() => m.deletion_stay_failed());
  if (profile.delete_after === null) return null;
  const date = formatDate(almatyDate(new Date(profile.delete_after)), language, 'dayMonth');
  const keepAccount = () =>
    run(async () => {
      await api('DELETE /api/auth/deletion', {});
      showProfile({ ...profile, delete_after: null });
      toast.show({ kind: 'success', text: m.deletion_kept() });
    });
  return (
    <Card as="section" padding="large" aria-label={m.deletion_title()} className={css.leaving}>
      <p>
        <strong>{m.deletion_due({ date })}</strong> {m.deletion_offer()}
      </p>
      <Button kind="primary" loading={busy} onClick={() => void keepAccount()}>
        {m.deletion_stay()}
      </Button>
    </Card>
  );
}
