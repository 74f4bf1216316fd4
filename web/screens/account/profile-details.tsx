import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { DetailsForm } from '#web/features/profile/details/details-form.tsx';
import { PasswordForm } from '#web/features/profile/details/password-form.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('details'), robots: 'noindex' });

/** Names, birthday, gender, IIN, email, and the password. */
export default function ProfileDetailsScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="details" profile={profile}>
            <DetailsForm profile={profile} />
            <PasswordForm profile={profile} />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
