import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { Keys } from '#web/features/profile/savings/keys.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('my-keys'), robots: 'noindex' });

/** Licence and electronic keys. */
export default function ProfileKeysScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-keys" profile={profile}>
            <Keys />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
