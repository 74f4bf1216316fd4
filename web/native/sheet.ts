import {
  AndroidAnimation,
  AndroidViewStyle,
  DismissStyle,
  InAppBrowser,
  iOSAnimation,
  iOSViewStyle,
  type SystemBrowserOptions,
} from '@capacitor/inappbrowser';

/** Height of the sheet, px (spec §9). */
const HEIGHT = 600;
const OPTIONS: SystemBrowserOptions = {
  android: {
    showTitle: true,
    hideToolbarOnScroll: false,
    viewStyle: AndroidViewStyle.BOTTOM_SHEET,
    bottomSheetOptions: { height: HEIGHT, isFixed: false },
    startAnimation: AndroidAnimation.SLIDE_IN_LEFT,
    exitAnimation: AndroidAnimation.SLIDE_OUT_RIGHT,
  },
  iOS: {
    closeButtonText: DismissStyle.CLOSE,
    viewStyle: iOSViewStyle.PAGE_SHEET,
    animationEffect: iOSAnimation.COVER_VERTICAL,
    enableBarsCollapsing: true,
    enableReadersMode: false,
  },
};

let isOpen = false;

/** Opens a page of another site in a sheet over the app; without a browser that can, outside it. */
export async function openSheet(url: string): Promise<void> {
  try {
    await InAppBrowser.openInSystemBrowser({ url, options: OPTIONS });
    isOpen = true;
  } catch {
    await openOutside(url);
  }
}

/** Closes the sheet, if one is open. */
export async function closeSheet(): Promise<void> {
  if (!isOpen) return;
  isOpen = false;
  await InAppBrowser.close();
}

/** Opens a page in another app: a file, a map, a messenger or a store. */
export const openOutside = (url: string): Promise<void> => InAppBrowser.openInExternalBrowser({ url });

/** Lets screens load their data again when the sheet closes, as when a tab becomes visible. */
export function followSheet(): void {
  void InAppBrowser.addListener('browserClosed', () => {
    isOpen = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
