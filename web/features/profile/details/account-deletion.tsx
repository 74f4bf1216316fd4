import { useState } from 'react';
import type { Profile } from '#contract/customers/customers.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { logOut } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { passwordCallErrorText } from './password-problems.ts';
import { SettingPart } from './setting-part.tsx';
import css from '../profile.module.css';

/** Requests deletion of the account, explains what is deleted and what the law requires to keep, then logs out. */
export function AccountDeletion({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  if (profile.delete_after !== null) return null;
  return (
    <SettingPart title={m.deletion_title()}>
      <p className={css.muted}>{m.deletion_text()}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{m.deletion_ask()}</Button>
      </div>
      <DeletionDialog isOpen={isOpen} hasPassword={profile.has_password} onClose={() => setIsOpen(false)} />
    </SettingPart>
  );
}

function DeletionDialog({
  isOpen,
  hasPassword,
  onClose,
}: {
  isOpen: boolean;
  hasPassword: boolean;
  onClose: () => void;
}) {
  const { api, language } = useShop();
  const [password, setPassword] = useState('');
  const { form, busy, problem, setProblem } = useForm({
    check() {
      if (!hasPassword || password !== '') return true;
      setProblem(m.profile_password_current_required());
      return false;
    },
    async send() {
      const { deleteAfter } = await api('POST /api/auth/deletion', hasPassword ? { password } : {});
      const date = formatDate(almatyDate(new Date(deleteAfter)), language, 'dayMonth');
      // The sessions have ended; clears the data in this browser too.
      await logOut(api);
      toast.show({ kind: 'info', text: m.deletion_asked({ date }), duration: 10_000 });
    },
    describeError: (error) => passwordCallErrorText(error, m.deletion_failed),
  });
  const close = () => {
    setPassword('');
    setProblem('');
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      onClose={close}
      title={m.deletion_confirm_title()}
      closeLabel={m.frame_close()}
      footer={
        <div className={css.buttons}>
          <Button kind="danger" loading={busy} form="deletion" type="submit">
            {m.deletion_confirm()}
          </Button>
          <Button kind="quiet" onClick={close}>
            {m.deletion_cancel()}
          </Button>
        </div>
      }
    >
      <form {...form} id="deletion" className={css.stack}>
        <div>
          <h3 className={css.small}>{m.deletion_goes()}</h3>
          <ul className={css.bullets}>
            <li>{m.deletion_goes_details()}</li>
            <li>{m.deletion_goes_lists()}</li>
            <li>{m.deletion_goes_bonuses()}</li>
            <li>{m.deletion_goes_cards()}</li>
            <li>{m.deletion_goes_complaints()}</li>
          </ul>
        </div>
        <div>
          <h3 className={css.small}>{m.deletion_stays()}</h3>
          <ul className={css.bullets}>
            <li>{m.deletion_stays_orders()}</li>
            <li>{m.deletion_stays_reviews()}</li>
          </ul>
        </div>
        <p>{m.deletion_grace()}</p>
        {hasPassword && (
          <TextInput
            label={m.profile_password_current()}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onValue={setPassword}
            reveal={{ show: m.profile_password_show(), hide: m.profile_password_hide() }}
            error={problem || undefined}
          />
        )}
        <ErrorMessage>{!hasPassword && problem}</ErrorMessage>
      </form>
    </Modal>
  );
}
