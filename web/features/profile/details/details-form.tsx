import { useState } from 'react';
import type { Profile } from '#contract/customers/customers.ts';
import {
  iinProblems,
  MAX_BIRTHDAY,
  MAX_EMAIL_LENGTH,
  MIN_BIRTHDAY,
  type Gender,
  MAX_NAME_LENGTH,
} from '#domain/customers/customer.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { showProfile } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ChoiceGroup, Radio } from '#web/ui/inputs/choice.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import {
  detailsInput,
  detailsProblems,
  profileFields,
  type DetailsFields,
  type DetailsProblems,
} from './details-fields.ts';
import css from '../profile.module.css';

const GENDER_CHOICES: readonly { value: Gender | ''; label: () => string }[] = [
  { value: 'female', label: () => m.profile_gender_female() },
  { value: 'male', label: () => m.profile_gender_male() },
  { value: '', label: () => m.profile_gender_none() },
];

/** Names, birthday, gender, email and IIN of the customer (spec §5). */
export function DetailsForm({ profile }: { profile: Profile }) {
  const { api } = useShop();
  const [fields, setFields] = useState<DetailsFields>(() => profileFields(profile));
  const [problems, setProblems] = useState<DetailsProblems>({});
  const isIinSuspicious = fields.iin.length === 12 && iinProblems(fields.iin).length > 0;
  const field = (name: Exclude<keyof DetailsFields, 'gender'>) => ({
    name,
    value: fields[name],
    error: problems[name] && detailsProblems(fields)[name],
    onValue: (value: string) => setFields({ ...fields, [name]: value }),
  });
  const { form, busy, problem } = useForm({
    check() {
      const foundProblems = detailsProblems(fields);
      setProblems(foundProblems);
      return Object.keys(foundProblems).length === 0;
    },
    async send() {
      const saved = await api('PUT /api/pages/profile/profile', detailsInput(fields));
      showProfile(saved);
      setFields(profileFields(saved));
      toast.show({ kind: 'success', text: m.profile_saved() });
    },
    describeError: (error) =>
      error instanceof ApiError && error.error === 'offline' ? m.offline_title() : m.profile_save_failed(),
  });
  return (
    <Card as="section" padding="large">
      <form {...form} className={css.form}>
        <TextInput
          {...field('firstName')}
          label={m.checkout_first_name()}
          autoComplete="given-name"
          required
          maxLength={MAX_NAME_LENGTH}
        />
        <TextInput
          {...field('lastName')}
          label={m.checkout_last_name()}
          autoComplete="family-name"
          required
          maxLength={MAX_NAME_LENGTH}
        />
        <TextInput
          {...field('birthday')}
          type="date"
          label={m.profile_birthday()}
          autoComplete="bday"
          min={MIN_BIRTHDAY}
          max={MAX_BIRTHDAY}
        />
        <TextInput
          {...field('email')}
          type="email"
          label={m.checkout_email()}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
        />
        <TextInput
          label={m.checkout_phone()}
          value={formatPhone(profile.phone_number)}
          readOnly
          hint={m.profile_phone_hint()}
        />
        <TextInput
          {...field('iin')}
          label={m.profile_iin()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder={profile.iin_masked ?? ''}
          hint={
            isIinSuspicious ? m.profile_iin_odd() : profile.iin_masked ? m.profile_iin_kept() : m.profile_iin_hint()
          }
        />
        <ChoiceGroup legend={m.profile_gender()} className={css.wide}>
          {GENDER_CHOICES.map(({ value, label }) => (
            <Radio
              key={value}
              name="gender"
              checked={fields.gender === value}
              onChecked={() => setFields({ ...fields, gender: value })}
            >
              {label()}
            </Radio>
          ))}
        </ChoiceGroup>
        <ErrorMessage className={css.wide}>{problem}</ErrorMessage>
        <div className={`${css.buttons} ${css.wide}`}>
          <Button type="submit" kind="action" loading={busy}>
            {m.profile_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
