/** How many pictures of a kind in a room there are. */
export const SCENE_VARIANTS = 12;

/** Address of the picture of a kind in a room; texts of different keys have different rooms and colours. */
export function scenePictureUrl(kind: string, key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return `/i/scene/${kind}-${sum % SCENE_VARIANTS}.svg`;
}
