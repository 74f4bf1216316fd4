import { useState, type ReactNode } from 'react';
import type { LoginResult } from '#contract/customers/auth.ts';
import { GENDERS, MAX_BIRTHDAY, MIN_BIRTHDAY, type Gender, MAX_NAME_LENGTH } from '#domain/customers/customer.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox, ChoiceGroup, Radio } from '#web/ui/inputs/choice.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { authErrorText } from './auth-problems.ts';
import { NewPasswordFields } from './new-password.tsx';
import {
  EMPTY_FIELDS,
  findTypedName,
  registerProblems,
  registrationInput,
  type RegisterFields,
} from './register-fields.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from './auth.module.css';

const GENDER_NAMES: Record<Gender, () => string> = { female: m.auth_gender_female, male: m.auth_gender_male };

/** Registers the customer of a verified phone. */
export function RegisterForm({
  phone,
  onLoggedIn,
}: {
  /** Ten digits. */
  phone: string;
  onLoggedIn: (result: LoginResult) => Promise<void>;
}) {
  const { api, paths } = useShop();
  const [fields, setFields] = useState(() => ({ ...EMPTY_FIELDS, ...findTypedName(phone) }));
  const [problems, setProblems] = useState<Partial<ReturnType<typeof registerProblems>>>({});
  const change = (next: Partial<RegisterFields>) => setFields({ ...fields, ...next });
  const { form, busy, problem } = useForm({
    check() {
      const foundProblems = registerProblems(fields);
      setProblems(foundProblems);
      return !Object.values(foundProblems).some(Boolean);
    },
    send: async () => onLoggedIn(await api('POST /api/auth/register', registrationInput(phone, fields))),
    describeError: (error) => authErrorText(error, m.auth_register_failed),
  });
  const field = (name: 'firstName' | 'lastName' | 'birthday') => ({
    name,
    value: fields[name],
    onValue: (typed: string) => change({ [name]: typed }),
    error: (problems[name] && registerProblems(fields)[name]) || undefined,
  });
  const renderConsent = (
    name: 'acceptsOffer' | 'consentsToProcessing' | 'wantsNews',
    text: string,
    link?: ReactNode,
  ) => (
    <Checkbox
      name={name}
      checked={fields[name]}
      onChecked={(checked) => change({ [name]: checked })}
      required={name !== 'wantsNews'}
      aria-invalid={(problems.consents && name !== 'wantsNews' && !fields[name]) || undefined}
      aria-describedby={problems.consents ? 'consents-problem' : undefined}
    >
      {text} {link}
    </Checkbox>
  );
  return (
    <form {...form} className={css.form} aria-label={m.auth_register_title()}>
      <div className={css.pair}>
        <TextInput
          {...field('firstName')}
          label={m.checkout_first_name()}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
          required
        />
        <TextInput
          {...field('lastName')}
          label={m.checkout_last_name()}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
          required
        />
      </div>
      <NewPasswordFields
        required={false}
        value={fields}
        problems={{ password: problems.password ?? '', repeated: problems.repeated ?? '' }}
        onValue={change}
      />
      <TextInput
        {...field('birthday')}
        label={m.auth_birthday()}
        hint={m.auth_optional()}
        type="date"
        min={MIN_BIRTHDAY}
        max={MAX_BIRTHDAY}
        autoComplete="bday"
      />
      <ChoiceGroup legend={m.auth_gender()} className={css.genders}>
        {GENDERS.toReversed().map((gender) => (
          <Radio key={gender} name="gender" checked={fields.gender === gender} onChecked={() => change({ gender })}>
            {GENDER_NAMES[gender]()}
          </Radio>
        ))}
        <Radio name="gender" checked={fields.gender === ''} onChecked={() => change({ gender: '' })}>
          {m.auth_gender_none()}
        </Radio>
      </ChoiceGroup>
      <div className={css.consents}>
        {renderConsent('acceptsOffer', m.auth_consent_offer(), documentLink(paths.guide('treaty')))}
        {renderConsent('consentsToProcessing', m.auth_consent_data(), documentLink(paths.privacy()))}
        {renderConsent('wantsNews', m.auth_consent_news())}
        <ErrorMessage isInline id="consents-problem">
          {problems.consents}
        </ErrorMessage>
      </div>
      <ErrorMessage>{problem}</ErrorMessage>
      <Button type="submit" kind="action" size="large" loading={busy}>
        {m.auth_register()}
      </Button>
    </form>
  );
}

/** Opens the document in a new window, so no input is lost. */
const documentLink = (href: string) => (
  <a href={href} target="_blank" rel="noopener">
    {m.auth_consent_read()}
  </a>
);
