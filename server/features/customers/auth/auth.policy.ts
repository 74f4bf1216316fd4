import type { Settings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Times of the attempts counted in the last hour, in ms since 1970. */
export type RecentAttempts = {
  byPair: readonly number[];
  byAddress: readonly number[];
  byNetwork: readonly number[];
  byPhone: readonly number[];
};

/**
 * Returns the seconds until another password attempt is allowed, or null for now. Attempts never block login by code,
 * so an attacker cannot lock the owner out.
 */
export function passwordPause(
  { byPair, byAddress, byNetwork, byPhone }: RecentAttempts,
  now: number,
  settings: Settings,
): number | null {
  return secondsUntil(
    Math.max(
      limitResetAt(byPair, settings['auth.guessesOfPair']),
      limitResetAt(byAddress, settings['auth.guessesOfAddress']),
      limitResetAt(byNetwork, settings['auth.guessesOfNetwork']),
      limitResetAt(byPhone, settings['auth.guessesOfPhone']),
    ),
    now,
  );
}

/** Like `passwordPause`, for a known device of the owner: only attempts from that device count. */
export function knownDevicePause({ byPair }: RecentAttempts, now: number, settings: Settings): number | null {
  return secondsUntil(limitResetAt(byPair, settings['auth.guessesOfPair']), now);
}

/** Returns the seconds until another registration from the address is allowed, or null for now. */
export function registrationPause(
  { byAddress, byNetwork }: RecentAttempts,
  now: number,
  settings: Settings,
): number | null {
  const address = limitResetAt(byAddress, settings['auth.registrationsPerAddress']);
  return secondsUntil(Math.max(address, limitResetAt(byNetwork, settings['auth.registrationsPerNetwork'])), now);
}

/** Time when the hour contains fewer than `limit` attempts again; 0 if it does now. */
function limitResetAt(moments: readonly number[], limit: number): number {
  const limitingAttempt = moments.toSorted((a, b) => b - a)[limit - 1];
  return limitingAttempt === undefined ? 0 : limitingAttempt + HOUR_MS;
}

function secondsUntil(moment: number, now: number): number | null {
  return moment > now ? Math.ceil((moment - now) / 1000) : null;
}

/** The first match wins, so browsers that imitate another come before it. */
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

/** Returns browser and system of a user agent, such as "Chrome, Windows"; '' when neither is known. */
export function describeDevice(userAgent: string): string {
  const findName = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [findName(BROWSERS), findName(SYSTEMS)].filter(Boolean).join(', ');
}

/** Truncates an IP address: enough to recognise an unfamiliar network, too little to locate a home. */
export function truncateAddress(address: string): string {
  const [first, second] = address.split('.');
  if (first && second) return `${first}.${second}.*.*`;
  const groups = address.split(':').filter(Boolean);
  return groups.length > 1 ? `${groups[0]}:${groups[1]}:*` : '';
}
