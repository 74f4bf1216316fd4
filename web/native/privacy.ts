import { PrivacyScreen, type PrivacyScreenConfig } from '@capacitor/privacy-screen';
import type { Router } from '../router/router.ts';

/** Screens with payments, card numbers and keys. */
const PRIVATE_SCREENS = new Set(['checkout', 'payment', 'profile-keys', 'profile-gift-cards', 'profile-gifts']);
const CONFIG: PrivacyScreenConfig = {
  android: { preventScreenshots: true, privacyModeOnActivityHidden: 'splash' },
  ios: { blurEffect: 'light' },
};

/** Hides private screens in the app switcher and from screenshots. */
export function hideContentInSwitcher(router: Router): void {
  let isHidden = false;
  const update = () => {
    const isPrivate = PRIVATE_SCREENS.has(router.page().screen);
    if (isPrivate === isHidden) return;
    isHidden = isPrivate;
    void (isPrivate ? PrivacyScreen.enable(CONFIG) : PrivacyScreen.disable());
  };
  router.subscribe(update);
  update();
}
