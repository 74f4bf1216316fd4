import type { Settings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Moments of counted tries in the last hour, ms since 1970. */
export type TriesBefore = {
  ofPair: readonly number[];
  ofAddress: readonly number[];
  ofNetwork: readonly number[];
  ofPhone: readonly number[];
};

/**
 * Returns after how many seconds another password may be tried, or null when it may be now. What strangers do to a phone
 * never closes its login by code, so the owner is not locked out.
 */
export function passwordPause(
  { ofPair, ofAddress, ofNetwork, ofPhone }: TriesBefore,
  now: number,
  settings: Settings,
): number | null {
  return secondsUntil(
    Math.max(
      freeAt(ofPair, settings['auth.guessesOfPair']),
      freeAt(ofAddress, settings['auth.guessesOfAddress']),
      freeAt(ofNetwork, settings['auth.guessesOfNetwork']),
      freeAt(ofPhone, settings['auth.guessesOfPhone']),
    ),
    now,
  );
}

/** The same for a device on which the owner has logged in before: only what was tried on it counts. */
export function knownDevicePause({ ofPair }: TriesBefore, now: number, settings: Settings): number | null {
  return secondsUntil(freeAt(ofPair, settings['auth.guessesOfPair']), now);
}

/** Returns after how many seconds another registration from the address may be tried, or null when it may be now. */
export function registrationPause(
  { ofAddress, ofNetwork }: TriesBefore,
  now: number,
  settings: Settings,
): number | null {
  const address = freeAt(ofAddress, settings['auth.registrationsPerAddress']);
  return secondsUntil(Math.max(address, freeAt(ofNetwork, settings['auth.registrationsPerNetwork'])), now);
}

/** Moment when the hour holds fewer than `limit` tries again; 0 when it does. */
function freeAt(moments: readonly number[], limit: number): number {
  const leaving = moments.toSorted((a, b) => b - a)[limit - 1];
  return leaving === undefined ? 0 : leaving + HOUR_MS;
}

function secondsUntil(moment: number, now: number): number | null {
  return moment > now ? Math.ceil((moment - now) / 1000) : null;
}

/** The first that fits names the browser; those that pretend to be another stand above it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser/, 'Яндекс Браузер'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/FxiOS|Firefox/, 'Firefox'],
  [/CriOS|Chrome/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Names browser and system of a user agent, as people know their devices: "Chrome, Windows"; '' when neither is known. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}

/** Cuts the end off an address: enough to know a strange network, not whose home it is. */
export function networkOf(address: string): string {
  const [first, second] = address.split('.');
  if (first && second) return `${first}.${second}.*.*`;
  const groups = address.split(':').filter(Boolean);
  return groups.length > 1 ? `${groups[0]}:${groups[1]}:*` : '';
}
