import { useState } from 'react';
import type { Warranty } from '#contract/warranty.ts';
import { formatDate } from '#domain/calendar.ts';
import { maskPhone, phoneDigits } from '#domain/phone.ts';
import { ApiError } from '#web/api.ts';
import { useSecondsLeft } from '#web/device/use-seconds-left.ts';
import { useTypedCode } from '#web/device/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { customerId } from '#web/state/customer.ts';
import { useAttempt } from '#web/state/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import { Centre } from './service-centres.tsx';
import css from './warranty.module.css';

/** Looks a warranty up by the serial number: a customer's own at once, a guest's with the number of the order and a code. */
export function WarrantyForm() {
  const { api, language } = useShop();
  const customer = customerId.use();
  const [serial, setSerial] = useState('');
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [found, setFound] = useState<Warranty | null>(null);
  const { left, wait } = useSecondsLeft();
  const { busy, problem, setProblem, run } = useAttempt((error) => {
    const seconds = secondsOf(error);
    if (seconds > 0) wait(seconds);
    const name = error instanceof ApiError ? error.error : 'unexpected';
    if (name === 'warranty_not_found' || name === 'invalid_input') return m.warranty_not_found();
    return codeProblem(error);
  });
  const digits = phoneDigits(phone);
  const asGuest = async () =>
    setFound(await api('POST /api/warranty/lookup', { serial, number: number.trim(), phone: digits }));
  const look = () =>
    run(async () => {
      setFound(null);
      if (customer !== null) return setFound(await api('GET /api/warranty/:serial', { serial }));
      try {
        await asGuest();
      } catch (error) {
        if (!(error instanceof ApiError) || error.error !== 'proof_expired') throw error;
        const { resendSeconds } = await api('POST /api/phone-codes', { phone: digits });
        wait(resendSeconds);
        setCode('');
        setWaiting(true);
      }
    });
  const confirm = (typed: string) =>
    run(async () => {
      await api('POST /api/phone-codes/confirm', { phone: digits, code: typed });
      setWaiting(false);
      await asGuest();
    });
  const { code, setCode, type } = useTypedCode(waiting, { confirm, onTyped: () => setProblem('') });
  const empty = serial.trim() === '' || (customer === null && (number.trim() === '' || digits.length < 10));

  return (
    <section aria-labelledby="warranty" className={css.part}>
      <h2 id="warranty">{m.warranty_title()}</h2>
      <p>{customer === null ? m.warranty_guest_text() : m.warranty_text()}</p>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void (waiting ? confirm(code) : look());
        }}
      >
        {waiting ? (
          <TextInput
            label={m.phone_proof_code()}
            name="code"
            value={code}
            onValue={type}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        ) : (
          <>
            <TextInput label={m.warranty_serial()} name="serial" value={serial} onValue={setSerial} required />
            {customer === null && (
              <>
                <TextInput label={m.warranty_order()} name="number" value={number} onValue={setNumber} required />
                <PhoneInput
                  label={m.launch_phone()}
                  name="phone"
                  value={phone}
                  onValue={setPhone}
                  mask={maskPhone}
                  required
                />
              </>
            )}
          </>
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" kind="primary" loading={busy} disabled={waiting ? code.length < 6 : empty}>
          {!waiting && left > 0 && problem ? m.phone_proof_again_in({ seconds: left }) : m.warranty_look()}
        </Button>
      </form>
      {found && (
        <div role="status" className={css.found}>
          <p>
            <strong>{found.product.name}</strong>
          </p>
          <p>{m.warranty_handed({ date: formatDate(found.handedOver, language, 'long') })}</p>
          <p>
            {found.until === null
              ? m.warranty_unknown()
              : found.isOver
                ? m.warranty_over({ date: formatDate(found.until, language, 'long') })
                : m.warranty_until({ date: formatDate(found.until, language, 'long') })}
          </p>
          {found.centre && <Centre centre={found.centre} />}
        </div>
      )}
    </section>
  );
}
