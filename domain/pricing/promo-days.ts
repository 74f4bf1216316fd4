import { addDays, almatyDate, almatyMinutes, type DateText } from '../time/calendar.ts';

/** First and last day of a promotion. */
export type PromoDays = { from: DateText; to: DateText };

/** State of a promotion on a day. */
export type PromoState = 'current' | 'coming' | 'ended';

/** Returns the days of a promotion; the validity of its promo code overrides its text. */
export function promoDays(
  { from, to }: PromoDays,
  rule: { startsAt: Date | null; endsAt: Date | null } | undefined,
): PromoDays {
  return {
    from: rule?.startsAt ? almatyDate(rule.startsAt) : from,
    to: rule?.endsAt ? lastDay(rule.endsAt) : to,
  };
}

/** A code that expires at midnight is last valid the day before. */
function lastDay(end: Date): DateText {
  const day = almatyDate(end);
  return almatyMinutes(end) === 0 ? addDays(day, -1) : day;
}

/** Returns the state of a promotion on a day, inclusive of both its days. */
export function promoState({ from, to }: PromoDays, today: DateText): PromoState {
  if (today < from) return 'coming';
  return today > to ? 'ended' : 'current';
}

/** Returns the state at a moment: by days, but `ended` once the promo code has expired. */
export function promoStateAt(days: PromoDays, now: Date, rule: { endsAt: Date | null } | undefined): PromoState {
  const isOver = rule?.endsAt != null && rule.endsAt <= now;
  return isOver ? 'ended' : promoState(days, almatyDate(now));
}
