import type { DeviceFlags } from '#contract/content/pages.ts';
import type { Api } from '../../calls/api.ts';
import { log } from '../errors/log.ts';
import { saveSession, readSession } from './tab-memory.ts';
import { parseStored } from '#web/state/tabs/stored-values.ts';

/** Session keys of the device flags and of their detection (spec §9). */
export const DEVICE_STATE_KEY = 'appGlobalDeviceState';
export const DEVICE_INITIALIZED_KEY = 'appDeviceInitializedState';

/** Flags of an unknown device. */
const UNKNOWN_DEVICE: DeviceFlags = {
  isTablet: false,
  isMobileOrTablet: false,
  isDesktop: false,
  isMobile: false,
  isIos: false,
  isAndroid: false,
  isWindows: false,
  isMacOS: false,
  isApple: false,
  isDesktopOrTablet: false,
  isSafari: false,
  isFirefox: false,
  isEdge: false,
  isChrome: false,
  isSamsung: false,
  isCrawler: false,
};

/** Returns the device flags of this session; all are false until detection. */
export const readDeviceFlags = (): DeviceFlags => parseStored(readSession(DEVICE_STATE_KEY), UNKNOWN_DEVICE);

/**
 * Detects the device once per session (spec §4): by one call on the web, without a call in the app. An error is
 * logged, leaves all flags false and ends detection (spec §8).
 */
export async function detectDevice(api: Api): Promise<void> {
  if (readSession(DEVICE_INITIALIZED_KEY) === true) return;
  saveSession(DEVICE_INITIALIZED_KEY, true);
  saveSession(DEVICE_STATE_KEY, await requestFlags(api));
}

async function requestFlags(api: Api): Promise<DeviceFlags> {
  const { Capacitor } = globalThis as { Capacitor?: { getPlatform?: () => string } };
  if (Capacitor) {
    const isIos = Capacitor.getPlatform?.() === 'ios';
    return { ...UNKNOWN_DEVICE, isMobile: true, isMobileOrTablet: true, isIos, isAndroid: !isIos };
  }
  try {
    const response: unknown = await api('GET /api/app/device-detected-read', {});
    const { data = response } = (response ?? {}) as { data?: unknown };
    const flags = (data ?? {}) as Partial<Record<keyof DeviceFlags, unknown>>;
    const names = Object.keys(UNKNOWN_DEVICE) as (keyof DeviceFlags)[];
    return Object.fromEntries(names.map((name) => [name, flags[name] === true])) as DeviceFlags;
  } catch (error) {
    log('error', 'device: not detected', error);
    return UNKNOWN_DEVICE;
  }
}
