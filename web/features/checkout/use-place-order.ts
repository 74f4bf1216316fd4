import { useRef, useState } from 'react';
import type { PhoneDemand } from '#contract/orders/orders.ts';
import { leaveTo } from '#web/device/focus/leave-to.ts';
import { saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { loadCart } from '#web/state/cart/cart-store.ts';
import { parseStoredReason } from './contact/phone-verification.tsx';
import { closeAttempt, findOpenAttempt, startAttempt } from './order-attempt.ts';
import { failureName, verificationReason, findPlacedNumber, orderProblem } from './steps/step-problem.ts';

/** The verification request survives a reload, since its code may already be sent. */
const PHONE_REASON_KEY = 'phone-demand';
/** Errors with an uncertain outcome: the retry reuses the key. */
const UNCERTAIN_ERRORS = new Set(['offline', 'unexpected', 'not_ready', 'rate_limited']);

/**
 * Places the order once, however often the button is clicked, then redirects to the bank, the payment page or the
 * thank-you page.
 */
export function usePlaceOrder(onRefused: () => Promise<void>) {
  const { api, frame, paths, navigate } = useShop();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [phoneReason, setPhoneReason] = useState(() => parseStoredReason(readSession(PHONE_REASON_KEY)));
  const savePhoneReason = (reason: PhoneDemand['reason'] | null) => {
    saveSession(PHONE_REASON_KEY, reason);
    setPhoneReason(reason);
  };
  const isSending = useRef(false);
  const send = async (stamp: string, online: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem('');
    savePhoneReason(null);
    const { key } = startAttempt(stamp, online);
    try {
      const { number, paymentUrl } = await api('POST /api/orders', { stamp }, { idempotencyKey: key });
      closeAttempt(number);
      // Busy until the bank's page opens: a second click has no effect.
      if (paymentUrl) await leaveTo(paymentUrl);
      void loadCart(api);
      navigate(online ? paths.payment(number) : paths.thanks(number), { replace: true });
    } catch (error) {
      const reason = verificationReason(error);
      savePhoneReason(reason);
      setProblem(reason ? '' : orderProblem(error, frame.supportShortNumber));
      isSending.current = false;
      setBusy(false);
      // The key stays valid for the order after the verification.
      if (reason || UNCERTAIN_ERRORS.has(failureName(error))) return;
      closeAttempt(findPlacedNumber(error));
      await onRefused();
    }
  };
  return {
    busy,
    problem,
    /** Why the phone must be verified before ordering. */
    phoneReason,
    clearProblem: () => {
      setProblem('');
      savePhoneReason(null);
    },
    place: send,
    /** Resends an attempt whose page was reloaded before the response. */
    resume: () => {
      const attempt = findOpenAttempt();
      return attempt ? send(attempt.stamp, attempt.online) : Promise.resolve();
    },
  };
}
