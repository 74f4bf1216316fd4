/** Form of an app version: `1.2.3`. */
export const APP_VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

/** Returns whether a version precedes another by its numbers; false when either is not a version. */
export function isOlderVersion(version: string, other: string): boolean {
  if (!APP_VERSION.test(version) || !APP_VERSION.test(other)) return false;
  const [numbers, otherNumbers] = [version, other].map((text) => text.split('.').map(Number));
  const index = numbers!.findIndex((number, position) => number !== otherNumbers![position]);
  return index >= 0 && numbers![index]! < otherNumbers![index]!;
}
