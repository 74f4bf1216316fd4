import { keepTab, forgetTab, readTab } from '#web/device/memory/tab-memory.ts';
import { keep } from '../tabs/store.ts';

/** City chosen in the city window, by its code for `loc`; other tabs follow it. */
export type ChosenCity = { loc: string; name: string };
/** Where that is kept. */
export const CHOSEN_CITY_KEY = 'city-chosen';
const FOCUS_KEY = 'focus-city';

/** Keeps the choice for the other tabs, and for the page it leads to. */
export function keepChosenCity(city: ChosenCity): void {
  keep(CHOSEN_CITY_KEY, city);
  keepTab(FOCUS_KEY, true);
}

/** True once on the page that a choice of city has led to: focus goes back to where it was made. */
export function isCityJustChosen(): boolean {
  const chosen = readTab<boolean>(FOCUS_KEY) === true;
  forgetTab(FOCUS_KEY);
  return chosen;
}
