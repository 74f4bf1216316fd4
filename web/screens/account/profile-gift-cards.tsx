import { useState } from 'react';
import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { GiftPurchases } from '#web/features/gift-cards/gift-purchases.tsx';
import { GiftCards } from '#web/features/profile/savings/gift-cards.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('my-giftcards'), robots: 'noindex' });

/** The customer's gift cards, received and bought. */
export default function ProfileGiftCardsScreen() {
  const [paidCount, setPaidCount] = useState(0);
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-giftcards" profile={profile}>
            <GiftCards key={paidCount} />
            <GiftPurchases onPaid={() => setPaidCount((count) => count + 1)} />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
