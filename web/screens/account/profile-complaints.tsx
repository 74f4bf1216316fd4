import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { Complaints } from '#web/features/profile/feedback/complaints.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('my-complaints'), robots: 'noindex' });

/** Complaints and their answers. */
export default function ProfileComplaintsScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-complaints" profile={profile}>
            <Complaints />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
