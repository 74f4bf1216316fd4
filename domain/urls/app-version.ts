/** Form of an app version: `1.2.3`. */
export const APP_VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

/** Returns whether a version precedes another by its numbers; false when either is not a version. */
export function isOlderVersion(version: string, other: string): boolean {
  if (!APP_VERSION.test(version) || !APP_VERSION.test(other)) return false;
  const [own, required] = [version, other].map((text) => text.split('.').map(Number));
  const differing = own!.findIndex((number, position) => number !== required![position]);
  return differing >= 0 && own![differing]! < required![differing]!;
}
