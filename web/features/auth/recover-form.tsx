import { useState } from 'react';
import type { LoginResult } from '#contract/customers/auth.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { authErrorText } from './auth-problems.ts';
import { CodeForm } from './code-form.tsx';
import { NewPasswordFields, newPasswordProblems } from './new-password.tsx';
import { Problem } from '#web/ui/states/problem.tsx';
import css from './auth.module.css';

const EMPTY = { password: '', repeated: '' };

/** Verifies the phone by a code and sets a new password. */
export function RecoverForm({
  phone,
  onPhone,
  onLoggedIn,
}: {
  phone: string;
  onPhone: (phone: string) => void;
  onLoggedIn: (answer: LoginResult) => Promise<void>;
}) {
  const { api } = useShop();
  const [proved, setProved] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState(EMPTY);
  const { form, busy, problem } = useForm({
    check() {
      const found = newPasswordProblems(typed);
      setProblems(found);
      return !found.password && !found.repeated;
    },
    send: async () => onLoggedIn(await api('POST /api/auth/recover', { phone: proved, password: typed.password })),
    describeError: (error) => authErrorText(error),
  });
  if (proved === '')
    return (
      <CodeForm
        label={m.auth_recover_title()}
        submit={m.auth_continue()}
        phone={phone}
        onPhone={onPhone}
        onCode={async (digits, code) => {
          await api('POST /api/phone-codes/confirm', { phone: digits, code });
          setProved(digits);
        }}
      />
    );
  return (
    <form {...form} className={css.form} aria-label={m.auth_recover_title()}>
      <NewPasswordFields value={typed} problems={problems} onValue={setTyped} />
      <Problem>{problem}</Problem>
      <Button type="submit" kind="action" size="large" loading={busy}>
        {m.auth_recover_save()}
      </Button>
    </form>
  );
}
