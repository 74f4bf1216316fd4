import { validatePassword } from '#domain/customers/customer.ts';
import { m } from '#web/messages.ts';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { passwordProblem } from './auth-problems.ts';
import { revealLabels } from './password-form.tsx';

/** A new password, typed twice. */
export type NewPassword = { password: string; repeated: string };

/** Validates the two fields; '' if valid. */
export function newPasswordProblems({ password, repeated }: NewPassword): NewPassword {
  const problem = validatePassword(password);
  const pairProblem = problem ?? validatePassword(password, repeated);
  return { password: passwordProblem(problem), repeated: problem === null ? passwordProblem(pairProblem) : '' };
}

/** The two fields for a new password. */
export function NewPasswordFields({
  value,
  problems,
  onValue,
  required = true,
}: {
  value: NewPassword;
  problems: NewPassword;
  onValue: (value: NewPassword) => void;
  /** Optional when the phone is verified by a code. */
  required?: boolean;
}) {
  const field = (name: keyof NewPassword) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    value: value[name],
    onValue: (typed: string) => onValue({ ...value, [name]: typed }),
    reveal: revealLabels(),
    required,
    error: problems[name] || undefined,
  });
  return (
    <>
      <TextInput
        {...field('password')}
        label={m.auth_password_new()}
        hint={required ? m.auth_password_hint() : m.auth_password_optional()}
      />
      <TextInput {...field('repeated')} label={m.auth_password_repeat()} />
    </>
  );
}
