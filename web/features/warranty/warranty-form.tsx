import { useEffect, useEffectEvent, useState } from 'react';
import type { Warranty } from '#contract/orders/warranty.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { removeSentCode, saveSentCode, findSentCode } from '#web/device/codes/sent-code.ts';
import { saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { codeProblem, secondsToWait } from '#web/texts/code-errors.ts';
import { Centre } from './service-centres.tsx';
import css from './warranty.module.css';
import { parseStored } from '#web/state/tabs/stored-values.ts';

const CODE_PURPOSE = 'warranty';
const FIELDS_KEY = 'warranty-fields';

/** Warranty look-up by serial number: at once for the customer's own, by order number and code for a guest's. */
export function WarrantyForm() {
  const { api, language } = useShop();
  const customer = customerId.use();
  const [serial, setSerial] = useState('');
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [isAwaited, setIsAwaited] = useState(false);
  const [warranty, setWarranty] = useState<Warranty | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const digits = phoneDigits(phone);
  const problems = {
    ...(serial.trim() === '' && { serial: m.request_problem_required() }),
    ...(customer === null && number.trim() === '' && { number: m.request_problem_required() }),
    ...(customer === null && !isPhone(phone) && { phone: m.checkout_error_phone() }),
  };
  const shownProblems: typeof problems = isSubmitted ? problems : {};
  const lookUpAsGuest = async () =>
    setWarranty(await api('POST /api/warranty/lookup', { serial, number: number.trim(), phone: digits }));
  const sendCode = async () => {
    const response = await requestCode((proof) => api('POST /api/phone-codes', { phone: digits, ...proof }));
    saveSentCode(CODE_PURPOSE, digits, response);
    saveSession(FIELDS_KEY, { serial, number });
    startCountdown(response.resendSeconds);
    setCode('');
    setIsAwaited(true);
  };
  const { form, field, busy, problem, setCode, startCountdown, requestCode, note } = useCodeAttempt({
    isAwaited,
    check() {
      setIsSubmitted(true);
      setWarranty(null);
      return Object.keys(problems).length === 0;
    },
    async send() {
      if (customer !== null) return setWarranty(await api('GET /api/warranty/:serial', { serial }));
      try {
        await lookUpAsGuest();
      } catch (error) {
        if (!(error instanceof ApiError) || error.error !== 'proof_expired') throw error;
        await sendCode();
      }
    },
    resend: sendCode,
    onCode: async (code) => {
      await api('POST /api/phone-codes/confirm', { phone: digits, code });
      removeSentCode(CODE_PURPOSE);
      setIsAwaited(false);
      await lookUpAsGuest();
    },
    describeError: (error) => {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (name === 'warranty_not_found' || name === 'invalid_input') return m.warranty_not_found();
      // The button has no countdown, since a verified number needs no code.
      if (name === 'code_too_soon') return m.phone_proof_again_in({ seconds: secondsToWait(error) });
      return codeProblem(error);
    },
  });
  const resume = useEffectEvent(() => {
    const sentCode = findSentCode(CODE_PURPOSE);
    const stored = parseStored(readSession(FIELDS_KEY), { serial: '', number: '' });
    if (!sentCode || stored.serial === '') return;
    setSerial(stored.serial);
    setNumber(stored.number);
    setPhone(formatPhone(sentCode.phone));
    setIsAwaited(true);
    startCountdown(sentCode.resendSeconds);
  });
  useEffect(() => resume(), []);

  return (
    <section aria-labelledby="warranty" className={css.part}>
      <h2 id="warranty">{m.warranty_title()}</h2>
      <p>{customer === null ? m.warranty_guest_text() : m.warranty_text()}</p>
      <form {...form} className={css.form}>
        {isAwaited ? (
          <>
            <p role="status">{note || m.phone_proof_sent({ phone: formatPhone(digits) })}</p>
            <CodeStep field={field} submit={m.warranty_look()}>
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  removeSentCode(CODE_PURPOSE);
                  setIsAwaited(false);
                }}
              >
                {m.auth_other_phone()}
              </Button>
            </CodeStep>
          </>
        ) : (
          <>
            <TextInput
              label={m.warranty_serial()}
              name="serial"
              value={serial}
              onValue={setSerial}
              required
              error={shownProblems.serial}
            />
            {customer === null && (
              <>
                <TextInput
                  label={m.warranty_order()}
                  name="number"
                  value={number}
                  onValue={setNumber}
                  required
                  error={shownProblems.number}
                />
                <PhoneInput
                  label={m.launch_phone()}
                  name="phone"
                  value={phone}
                  onValue={setPhone}
                  mask={formatPhone}
                  required
                  error={shownProblems.phone}
                />
              </>
            )}
            {note && <p role="status">{note}</p>}
            <ErrorMessage>{problem}</ErrorMessage>
            <Button type="submit" kind="primary" loading={busy}>
              {m.warranty_look()}
            </Button>
          </>
        )}
      </form>
      {warranty && (
        <div role="status" className={css.found}>
          <p>
            <strong>{warranty.product.name}</strong>
          </p>
          <p>{m.warranty_handed({ date: formatDate(warranty.handedOver, language, 'long') })}</p>
          <p>
            {warranty.returnedOn !== null
              ? m.warranty_returned({ date: formatDate(warranty.returnedOn, language, 'long') })
              : warranty.until === null
                ? m.warranty_unknown()
                : warranty.isOver
                  ? m.warranty_over({ date: formatDate(warranty.until, language, 'long') })
                  : m.warranty_until({ date: formatDate(warranty.until, language, 'long') })}
          </p>
          {warranty.partlyReturned && <p>{m.warranty_partly_returned()}</p>}
          {warranty.centre && <Centre centre={warranty.centre} />}
        </div>
      )}
    </section>
  );
}
