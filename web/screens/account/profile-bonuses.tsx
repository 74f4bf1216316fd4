import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { Bonuses } from '#web/features/profile/savings/bonuses.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('my-bonuses'), robots: 'noindex' });

/** Bonuses of both programmes. */
export default function ProfileBonusesScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-bonuses" profile={profile}>
            <Bonuses />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
