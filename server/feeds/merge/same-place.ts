import { metresBetween } from '#domain/addresses/coordinates.ts';

/** What tells a shop from others. */
export type Place = {
  externalId: string;
  nameRu: string;
  addressRu: string;
  latitude: number | null;
  longitude: number | null;
};

/** Coordinates of one door differ by this much from source to source, metres. */
const SAME_DOOR_M = 40;

/** Tells whether two feeds name one shop of a city: the same key or name, at the same address or the same door. */
export function isSamePlace(a: Place, b: Place): boolean {
  const isCalledAlike = a.externalId === b.externalId || normal(a.nameRu) === normal(b.nameRu);
  return isCalledAlike && (isSameAddress(a, b) || isSameDoor(a, b));
}

function isSameAddress(a: Place, b: Place): boolean {
  const address = normal(a.addressRu);
  return address !== '' && address === normal(b.addressRu);
}

function isSameDoor(a: Place, b: Place): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return false;
  return metresBetween([a.latitude, a.longitude], [b.latitude, b.longitude]) <= SAME_DOOR_M;
}

/** Letters and digits alone, in lower case: feeds differ in quotation marks, dots and spaces. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
