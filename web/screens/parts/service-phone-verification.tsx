import { Suspense } from 'react';
import type { OrderSlots } from '#web/features/order/view/order-slots.ts';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

const PhoneVerification = lazyPart(async () => ({
  default: (await import('#web/features/checkout/contact/phone-verification.tsx')).PhoneVerification,
}));

/** Verifies the phone of an order whose service is cancelled or whose keys are returned. */
export const servicePhoneVerification: OrderSlots['phoneVerification'] = (phone, onVerified) => (
  <Suspense>
    <PhoneVerification
      phone={phone}
      reason={m.service_cancel_proof()}
      confirmLabel={m.return_proof_confirm()}
      onVerified={onVerified}
    />
  </Suspense>
);
