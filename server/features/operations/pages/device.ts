import { isbot } from 'isbot';
import type { DeviceFlags } from '#contract/content/pages.ts';

/** Parses the device flags of spec §3 from a User-Agent. */
export function deviceFlags(userAgent: string): DeviceFlags {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  const isAndroid = has(/android/i);
  const isIos = has(/iphone|ipad|ipod/i);
  const isTablet = has(/ipad/i) || (isAndroid && !has(/mobile/i));
  const isMobile = !isTablet && (has(/iphone|ipod/i) || (isAndroid && has(/mobile/i)));
  const isMobileOrTablet = isMobile || isTablet;
  const isMacOS = has(/macintosh/i);
  const isEdge = has(/edg(e|a|ios)?\//i);
  const isSamsung = has(/samsungbrowser/i);
  const isFirefox = has(/firefox|fxios/i);
  const isChrome = has(/chrome|crios/i) && !isEdge && !isSamsung;
  return {
    isTablet,
    isMobile,
    isMobileOrTablet,
    isDesktop: !isMobileOrTablet,
    isDesktopOrTablet: !isMobile,
    isIos,
    isAndroid,
    isWindows: has(/windows/i),
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari: has(/safari/i) && !has(/chrome|crios|android|edg|fxios|samsung/i),
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: isbot(userAgent),
  };
}
