import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '#contract/customers/customers.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/customers/customer.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import type { Api } from '#web/calls/api.ts';
import { removeSession, saveSession, useTabState } from '#web/device/memory/tab-memory.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { showProfile } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import {
  contactFields,
  contactInput,
  contactProblems,
  fillFromProfile,
  type ContactFields,
  type ContactProblems,
} from './contact-fields.ts';
import { forgetGuest, loadGuest, rememberContact } from '../guest-memory.ts';
import { StepForm } from '../steps/step-form.tsx';
import type { StepFormProps } from '../steps/step-form-props.ts';
import { stepProblem } from '../steps/step-problem.ts';
import css from '../fields.module.css';
import { parseStored } from '#web/state/tabs/stored-values.ts';
import { TYPED_NAME_KEY } from '#web/state/tabs/tab-keys.ts';

/** Storage key of unsaved fields: what a guest typed never becomes an account's contact. */
const fieldsKey = (customer: number | null) => `checkout-contact${customer === null ? '' : `-${customer}`}`;

/** Step 1: who receives the order. */
export function ContactForm({ checkout, onSaved }: StepFormProps) {
  const { api } = useShop();
  const { contactNeeds } = checkout;
  const customer = customerId.use();
  const isGuest = customer === null;
  const [guest, setGuest] = useState(() => (isGuest ? loadGuest() : null));
  const [shouldRemember, setShouldRemember] = useState(false);
  const [fields, change] = useTabState<ContactFields>(
    fieldsKey(customer),
    () =>
      checkout.draft.contact ? contactFields(checkout.draft.contact) : (guest?.contact ?? contactFields(undefined)),
    parseStored,
  );
  const [problems, setProblems] = useState<ContactProblems>({});
  const [shouldSaveEmail, setShouldSaveEmail] = useState(false);
  const [offersSaving, setOffersSaving] = useState(false);
  const wasEmailTyped = useRef(false);
  const [profile, setProfile] = useState<Profile | null>(null);
  const check = (name: keyof ContactFields) =>
    setProblems((current) => {
      const { [name]: _old, ...others } = current;
      const message = contactProblems(fields, contactNeeds)[name];
      return message === undefined ? others : { ...others, [name]: message };
    });
  const step = useForm({
    check() {
      const found = contactProblems(fields, contactNeeds);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    async send() {
      const contact = contactInput(fields);
      const saved = await api('PUT /api/checkout/contact', contact);
      if (profile && offersSaving && shouldSaveEmail && contact.email !== '')
        void saveInProfile(api, profile, contact.email);
      removeSession(fieldsKey(customer));
      if (isGuest) saveSession(TYPED_NAME_KEY, contact);
      if (isGuest && (guest || shouldRemember)) rememberContact(fields);
      onSaved(saved);
    },
    describeError: stepProblem,
  });
  useCustomerProfile((loaded) => {
    setProfile(loaded);
    if (loaded === null) return;
    // A line added while typing the email would move the button away from the pointer.
    setOffersSaving(loaded.email === null && !wasEmailTyped.current);
    // The profile never overrides a recipient that was already entered.
    if (checkout.draft.contact !== undefined) return;
    flushSync(() => change(fillFromProfile(fields, loaded)));
    // A prefilled value must not mix with text being typed into the focused field.
    const focused = document.activeElement;
    if (
      focused instanceof HTMLInputElement &&
      focused.form === step.form.ref.current &&
      fields[focused.name as keyof ContactFields] === ''
    )
      focused.select();
  });
  const isRequired = (name: keyof ContactFields) =>
    name === 'phone' || name === 'firstName' || contactNeeds.includes(name);
  const field = (name: keyof ContactFields) => ({
    value: fields[name],
    // A shown error disappears when fixed.
    error: problems[name] && contactProblems(fields, contactNeeds)[name],
    ...(isRequired(name) ? { required: true } : { aside: m.checkout_optional() }),
    name,
    onValue: (value: string) => {
      if (name === 'email') wasEmailTyped.current = true;
      change({ [name]: value });
    },
    // Empty fields are reported only on submit.
    onBlur: () => {
      if (fields[name] !== '') check(name);
    },
  });
  return (
    <StepForm {...step}>
      <div className={css.grid}>
        <PhoneInput
          {...field('phone')}
          label={m.checkout_phone()}
          hint={m.checkout_phone_hint()}
          mask={formatPhone}
          autoComplete="tel"
          inputMode="tel"
          placeholder="+7 (___) ___-__-__"
          className={css.wide}
        />
        <TextInput
          {...field('firstName')}
          label={m.checkout_first_name()}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextInput
          {...field('lastName')}
          label={m.checkout_last_name()}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextInput
          {...field('email')}
          label={m.checkout_email()}
          hint={m.checkout_email_hint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
          className={css.wide}
        />
        {isGuest && (
          <div className={css.wide}>
            {guest ? (
              <p className={css.remembered}>
                <span>{m.checkout_remembered()}</span>
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => {
                    forgetGuest();
                    setGuest(null);
                    toast.show({ kind: 'success', text: m.checkout_forgotten() });
                  }}
                >
                  {m.checkout_forget()}
                </Button>
              </p>
            ) : (
              <Checkbox
                name="remember"
                checked={shouldRemember}
                hint={m.checkout_remember_hint()}
                onChecked={setShouldRemember}
              >
                {m.checkout_remember()}
              </Checkbox>
            )}
          </div>
        )}
        {offersSaving && (
          <div className={css.wide}>
            <Checkbox name="keepEmail" checked={shouldSaveEmail} onChecked={setShouldSaveEmail}>
              {m.checkout_email_keep()}
            </Checkbox>
          </div>
        )}
      </div>
    </StepForm>
  );
}

/** Saves the email to the profile; the order continues regardless of the result. */
async function saveInProfile(api: Api, { first_name, last_name, birthday, gender }: Profile, email: string) {
  try {
    showProfile(await api('PUT /api/pages/profile/profile', { first_name, last_name, birthday, gender, email }));
    toast.show({ kind: 'success', text: m.checkout_email_kept() });
  } catch {
    toast.show({ kind: 'error', text: m.profile_save_failed() });
  }
}

/** Loads the customer's profile; null for a guest or after an error. */
function useCustomerProfile(onProfile: (profile: Profile | null) => void): void {
  const { api } = useShop();
  const customer = customerId.use();
  const show = useEffectEvent(onProfile);
  useEffect(() => {
    show(null);
    if (customer === null) return;
    const controller = new AbortController();
    api('GET /api/pages/profile/profile', {}, { signal: controller.signal }).then(
      (loaded) => show(loaded),
      () => {},
    );
    return () => controller.abort();
  }, [api, customer]);
}
