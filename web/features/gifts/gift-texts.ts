import type { HolidayName } from '#domain/time/holiday-calendar.ts';
import type { GiftAge, GiftBudget, GiftInterest, GiftRecipientKind } from '#domain/gifts/gifts.ts';
import { m } from '#web/messages.ts';

/** Recipients of a gift. */
export const RECIPIENT_NAMES: Readonly<Record<GiftRecipientKind, () => string>> = {
  her: m.gift_whom_her,
  him: m.gift_whom_him,
  mother: m.gift_whom_mother,
  father: m.gift_whom_father,
  kids: m.gift_whom_kids,
  teens: m.gift_whom_teens,
  friend: m.gift_whom_friend,
  colleague: m.gift_whom_colleague,
  family: m.gift_whom_family,
};

/** Age groups. */
export const AGE_NAMES: Readonly<Record<GiftAge, () => string>> = {
  child: m.gift_age_child,
  teen: m.gift_age_teen,
  adult: m.gift_age_adult,
  senior: m.gift_age_senior,
};

/** Interests. */
export const INTEREST_NAMES: Readonly<Record<GiftInterest, () => string>> = {
  home: m.gift_interest_home,
  cooking: m.gift_interest_cooking,
  beauty: m.gift_interest_beauty,
  sport: m.gift_interest_sport,
  music: m.gift_interest_music,
  games: m.gift_interest_games,
  photo: m.gift_interest_photo,
  work: m.gift_interest_work,
  travel: m.gift_interest_travel,
  reading: m.gift_interest_reading,
};

/** Budgets of the finder. */
export const BUDGET_NAMES: Readonly<Record<GiftBudget, () => string>> = {
  small: m.gift_budget_small,
  medium: m.gift_budget_medium,
  large: m.gift_budget_large,
  grand: m.gift_budget_grand,
};

/** Public holidays. */
export const HOLIDAY_NAMES: Readonly<Record<HolidayName, () => string>> = {
  'new-year': m.holiday_new_year,
  christmas: m.holiday_christmas,
  'womens-day': m.holiday_womens_day,
  nauryz: m.holiday_nauryz,
  unity: m.holiday_unity,
  defender: m.holiday_defender,
  victory: m.holiday_victory,
  'kurban-ait': m.holiday_kurban_ait,
  capital: m.holiday_capital,
  constitution: m.holiday_constitution,
  republic: m.holiday_republic,
  independence: m.holiday_independence,
};
