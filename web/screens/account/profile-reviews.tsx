import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { CustomerReviews } from '#web/features/profile/feedback/own-reviews.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: profileTitle('my-reviews'), robots: 'noindex' });

/** The customer's reviews and products to review. */
export default function ProfileReviewsScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-reviews" profile={profile}>
            <CustomerReviews
              picture={({ picture, kind }) => <ProductPicture picture={picture} kind={kind} sizes="72px" />}
            />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
