import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { LogOutButton } from '#web/features/auth/log-out-button.tsx';
import { NearestOrder } from '#web/features/order/customer-orders/nearest-order.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { Overview } from '#web/features/profile/overview.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle(''), robots: 'noindex' });

/** First page of the profile: the nearest order and the customer's savings. */
export default function ProfileOverviewScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame
            page=""
            profile={profile}
            title={`${profile.first_name} ${profile.last_name}`}
            logOut={<LogOutButton />}
          >
            <Overview
              order={
                <NearestOrder
                  picture={({ picture, kind }) => <ProductPicture picture={picture} kind={kind} sizes="64px" />}
                />
              }
            />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
