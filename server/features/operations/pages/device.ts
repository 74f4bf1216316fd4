import { isbot } from 'isbot';
import type { DeviceFlags } from '#contract/content/pages.ts';

/** Parses the device flags of spec §3 from a User-Agent. */
export function deviceFlags(userAgent: string): DeviceFlags {
  const matches = (pattern: RegExp) => pattern.test(userAgent);
  const isAndroid = matches(/android/i);
  const isIos = matches(/iphone|ipad|ipod/i);
  const isTablet = matches(/ipad/i) || (isAndroid && !matches(/mobile/i));
  const isMobile = !isTablet && (matches(/iphone|ipod/i) || (isAndroid && matches(/mobile/i)));
  const isMobileOrTablet = isMobile || isTablet;
  const isMacOS = matches(/macintosh/i);
  const isEdge = matches(/edg(e|a|ios)?\//i);
  const isSamsung = matches(/samsungbrowser/i);
  const isFirefox = matches(/firefox|fxios/i);
  const isChrome = matches(/chrome|crios/i) && !isEdge && !isSamsung;
  return {
    isTablet,
    isMobile,
    isMobileOrTablet,
    isDesktop: !isMobileOrTablet,
    isDesktopOrTablet: !isMobile,
    isIos,
    isAndroid,
    isWindows: matches(/windows/i),
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari: matches(/safari/i) && !matches(/chrome|crios|android|edg|fxios|samsung/i),
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: isbot(userAgent),
  };
}
