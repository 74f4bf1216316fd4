import { MyAddresses } from '#web/features/addresses/my-addresses.tsx';
import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { AddressFields } from '#web/features/checkout/delivery/address-fields.tsx';
import { AddressMap } from '#web/features/map/address-map.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({
  title: m.section_profile_addresses(),
  robots: 'noindex',
  canonical: '/profile/my-addresses',
});

/** The customer's addresses, with the checkout's fields and the map. */
export default function MyAddressesScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-addresses" profile={profile} title={null}>
            <MyAddresses
              fields={(fields) => <AddressFields {...fields} />}
              map={(props) => <AddressMap {...props} />}
            />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
