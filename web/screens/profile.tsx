import { maskPhone } from '#domain/phone.ts';
import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { LogOutButton } from '#web/features/auth/log-out-button.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';
import { Heading } from '#web/ui/text.tsx';

export const head = (): Head => ({ title: m.frame_profile(), robots: 'noindex', canonical: '/profile' });

/** The customer's own page: who has logged in here, and the way out. */
export default function ProfileScreen() {
  return (
    <div className="container">
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <>
            <Heading level={1} size={32}>
              {profile.first_name} {profile.last_name}
            </Heading>
            <p>{maskPhone(profile.phone_number)}</p>
            <LogOutButton />
          </>
        )}
      </CustomersOnly>
    </div>
  );
}
