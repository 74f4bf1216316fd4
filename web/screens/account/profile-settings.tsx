import { Suspense } from 'react';
import { AnalyticsSwitch } from '#web/features/analytics/analytics-switch.tsx';
import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ThemeSwitch } from '#web/features/frame/header/theme-switch.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { Settings } from '#web/features/profile/details/settings.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

const PushSwitch = lazyPart(async () => ({
  default: (await import('#web/features/push/push-switch.tsx')).PushSwitch,
}));

const AlertList = lazyPart(async () => ({
  default: (await import('#web/features/alerts/alert-list.tsx')).AlertList,
}));

/** Consent to external analytics; renders nothing if the shop uses none. */
function AnalyticsConsent() {
  const { analytics } = useShop().frame;
  return analytics ? <AnalyticsSwitch analytics={analytics} /> : null;
}

export const head = (): Head => ({ title: profileTitle('settings'), robots: 'noindex' });

/** Customer settings. */
export default function ProfileSettingsScreen() {
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="settings" profile={profile}>
            <Settings
              profile={profile}
              analytics={<AnalyticsConsent />}
              theme={<ThemeSwitch />}
              alerts={
                <Suspense>
                  <AlertList
                    showsEmpty
                    picture={({ product }) => (
                      <ProductPicture picture={product.picture} kind={product.kind} sizes="56px" />
                    )}
                  />
                </Suspense>
              }
              push={
                <Suspense>
                  <PushSwitch user={String(profile.id)} />
                </Suspense>
              }
            />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
