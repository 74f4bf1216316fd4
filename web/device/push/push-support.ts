/** Capabilities of a browser, known without a prompt. */
export type BrowserTraits = {
  userAgent: string;
  /** Runs in the shop's own app, which has its own notifications. */
  native: boolean;
  /** Service workers are allowed: https or localhost. */
  secure: boolean;
  serviceWorker: boolean;
  pushManager: boolean;
  notification: boolean;
};

/** Whether messages can work, or the reason why not. */
export type PushSupport = 'full' | 'native' | 'in-app' | 'none';

/** In-app browsers, which show no notifications (spec §4). */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Threads|Barcelona|musical_ly|BytedanceWebview|TikTok|Telegram|WhatsApp|Viber|VKAndroidApp|VKClient|VK\/|Snapchat|Pinterest|LinkedInApp|Twitter for|Line\/|MicroMessenger)|; wv\)/i;

/** Determines whether messages can work in a browser. */
export function pushSupport(traits: BrowserTraits): PushSupport {
  if (traits.native) return 'native';
  if (IN_APP.test(traits.userAgent)) return 'in-app';
  return traits.secure && traits.serviceWorker && traits.pushManager && traits.notification ? 'full' : 'none';
}
