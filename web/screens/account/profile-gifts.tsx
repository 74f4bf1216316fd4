import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { Coupons } from '#web/features/profile/savings/coupons.tsx';
import { CustomerGifts } from '#web/features/profile/savings/customer-gifts.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('my-gifts'), robots: 'noindex' });

/** Promo codes and gifts. */
export default function ProfileGiftsScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-gifts" profile={profile}>
            <CustomerGifts />
            <Coupons />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
