/** Number of scene pictures per kind. */
export const SCENE_VARIANTS = 12;

/** URL of a kind's scene picture; different keys get different rooms and colours. */
export function scenePictureUrl(kind: string, key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return `/i/scene/${kind}-${sum % SCENE_VARIANTS}.svg`;
}
