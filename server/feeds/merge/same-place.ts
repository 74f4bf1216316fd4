import { metresBetween } from '#domain/addresses/coordinates.ts';

/** Identity of a shop. */
export type Place = {
  externalId: string;
  nameRu: string;
  addressRu: string;
  latitude: number | null;
  longitude: number | null;
};

/** Maximum distance between coordinates of one door in different sources, metres. */
const SAME_DOOR_M = 40;

/** Returns true when two feeds name one shop of a city: the same key or name, at the same address or door. */
export function isSamePlace(a: Place, b: Place): boolean {
  const hasSameName = a.externalId === b.externalId || normal(a.nameRu) === normal(b.nameRu);
  return hasSameName && (isSameAddress(a, b) || isSameDoor(a, b));
}

function isSameAddress(a: Place, b: Place): boolean {
  const address = normal(a.addressRu);
  return address !== '' && address === normal(b.addressRu);
}

function isSameDoor(a: Place, b: Place): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return false;
  return metresBetween([a.latitude, a.longitude], [b.latitude, b.longitude]) <= SAME_DOOR_M;
}

/** Compares lower-case letters and digits only: feeds differ in quotation marks, dots and spaces. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
