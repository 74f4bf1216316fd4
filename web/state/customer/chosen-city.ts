import { saveSession, removeSession, readSession } from '#web/device/memory/tab-memory.ts';
import { saveStored } from '../tabs/store.ts';

/** City chosen in the city dialog, as its `loc` code; other tabs follow it. */
export type ChosenCity = { loc: string; name: string };
/** Storage key of the city. */
export const CHOSEN_CITY_KEY = 'city-chosen';
/** Storage key of the answer to whether the city is right. */
export const CITY_CONFIRMED_KEY = 'city-confirmed';
const FOCUS_KEY = 'focus-city';

/** Stores the choice for other tabs and for the next page. */
export function saveChosenCity(city: ChosenCity): void {
  saveStored(CHOSEN_CITY_KEY, city);
  saveSession(FOCUS_KEY, true);
}

/** True once, on the page loaded after a choice of city; focus then returns to the city button. */
export function isCityJustChosen(): boolean {
  const isJustChosen = readSession(FOCUS_KEY) === true;
  removeSession(FOCUS_KEY);
  return isJustChosen;
}
