import { metresBetween } from '#domain/addresses/coordinates.ts';

/** Identity of a shop. */
export type Place = {
  externalId: string;
  nameRu: string;
  addressRu: string;
  latitude: number | null;
  longitude: number | null;
};

/** Maximum distance between the coordinates of one door in two sources, metres. */
const MAX_SAME_DOOR_METRES = 40;

/** Returns true when two feeds list the same shop of a city: same key or name, at the same address or position. */
export function isSamePlace(a: Place, b: Place): boolean {
  const hasSameName = a.externalId === b.externalId || normalizeText(a.nameRu) === normalizeText(b.nameRu);
  return hasSameName && (isSameAddress(a, b) || isSameDoor(a, b));
}

function isSameAddress(a: Place, b: Place): boolean {
  const address = normalizeText(a.addressRu);
  return address !== '' && address === normalizeText(b.addressRu);
}

function isSameDoor(a: Place, b: Place): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return false;
  return metresBetween([a.latitude, a.longitude], [b.latitude, b.longitude]) <= MAX_SAME_DOOR_METRES;
}

/** Compares lower-case letters and digits only: feeds differ in quotation marks, dots and spaces. */
function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
