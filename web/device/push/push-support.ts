/** What is known of a browser before anything is asked. */
export type BrowserTraits = {
  userAgent: string;
  /** Runs inside the shop's own app, which has its own messages. */
  native: boolean;
  /** The page may use service workers: https or this machine. */
  secure: boolean;
  serviceWorker: boolean;
  pushManager: boolean;
  notification: boolean;
};

/** Whether messages can work here, and if not, why. */
export type PushSupport = 'full' | 'native' | 'in-app' | 'none';

/** Browsers inside other apps: they show pages and no notifications (spec §4). */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Threads|Barcelona|musical_ly|BytedanceWebview|TikTok|Telegram|WhatsApp|Viber|VKAndroidApp|VKClient|VK\/|Snapchat|Pinterest|LinkedInApp|Twitter for|Line\/|MicroMessenger)|; wv\)/i;

/** Decides whether messages can work in a browser. */
export function pushSupport(traits: BrowserTraits): PushSupport {
  if (traits.native) return 'native';
  if (IN_APP.test(traits.userAgent)) return 'in-app';
  return traits.secure && traits.serviceWorker && traits.pushManager && traits.notification ? 'full' : 'none';
}
