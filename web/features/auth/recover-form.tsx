import { useRef, useState } from 'react';
import type { LoggedIn } from '#contract/customers/auth.ts';
import { focusFirstInvalid } from '#web/device/focus/focus-invalid.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { authProblem } from './auth-problems.ts';
import { CodeForm } from './code-form.tsx';
import { NewPasswordFields, newPasswordProblems } from './new-password.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
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
  onLoggedIn: (answer: LoggedIn) => Promise<void>;
}) {
  const { api } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [proved, setProved] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState(EMPTY);
  const { busy, problem, run } = useAttempt((error) => authProblem(error));
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
  const save = () => {
    const found = newPasswordProblems(typed);
    setProblems(found);
    if (found.password || found.repeated) return focusFirstInvalid(form.current);
    return run(async () =>
      onLoggedIn(await api('POST /api/auth/recover', { phone: proved, password: typed.password })),
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      aria-label={m.auth_recover_title()}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NewPasswordFields value={typed} problems={problems} onValue={setTyped} />
      <Problem>{problem}</Problem>
      <Button type="submit" kind="action" size="large" loading={busy}>
        {m.auth_recover_save()}
      </Button>
    </form>
  );
}
