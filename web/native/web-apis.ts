import { Geolocation, type Position } from '@capacitor/geolocation';
import { Share } from '@capacitor/share';
import { appConfig } from './app-config.ts';

/** Errors of a position request without permission. */
const DENIED = new Set(['OS-PLUG-GLOC-0003', 'OS-PLUG-GLOC-0008']);

/** Lets the screens' calls of `navigator` use plugins: web views have no share sheet and ask for the location twice. */
export function usePluginsForWebApis(): void {
  const define = (name: keyof Navigator, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  define('share', share);
  define('geolocation', { getCurrentPosition });
}

/** Shares a link. A page of the app is shared as that of the shop. */
async function share({ title, url }: ShareData): Promise<void> {
  try {
    await Share.share({ ...(title && { title }), url: String(url).replace(location.origin, appConfig.api) });
  } catch (error) {
    throw new DOMException(String(error), 'AbortError');
  }
}

/** Asks for the permission at the first call, and returns the position. */
function getCurrentPosition(
  onSuccess: PositionCallback,
  onError: PositionErrorCallback,
  { timeout, maximumAge }: PositionOptions = {},
): void {
  Geolocation.getCurrentPosition({ ...(timeout && { timeout }), ...(maximumAge && { maximumAge }) }).then(
    (position) => onSuccess(position as Position & GeolocationPosition),
    (error: { code?: string; message?: string }) => {
      const { PERMISSION_DENIED, POSITION_UNAVAILABLE } = GeolocationPositionError;
      onError({
        code: DENIED.has(error.code ?? '') ? PERMISSION_DENIED : POSITION_UNAVAILABLE,
        message: error.message ?? '',
        PERMISSION_DENIED,
      } as GeolocationPositionError);
    },
  );
}
