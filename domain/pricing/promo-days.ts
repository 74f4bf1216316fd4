import { addDays, almatyDate, almatyMinutes, type DateText } from '../time/calendar.ts';

/** First and last day of a promotion. */
export type PromoDays = { from: DateText; to: DateText };

/** Where a promotion stands on a day. */
export type PromoState = 'current' | 'coming' | 'ended';

/** Returns the days of a promotion: those its promo code is good for win over what its text says. */
export function promoDays(
  { from, to }: PromoDays,
  rule: { startsAt: Date | null; endsAt: Date | null } | undefined,
): PromoDays {
  return {
    from: rule?.startsAt ? almatyDate(rule.startsAt) : from,
    to: rule?.endsAt ? lastDay(rule.endsAt) : to,
  };
}

/** A code that ends at midnight is good until the day before. */
function lastDay(end: Date): DateText {
  const day = almatyDate(end);
  return almatyMinutes(end) === 0 ? addDays(day, -1) : day;
}

/** Returns the phase of a promotion on a day; both its days belong to it. */
export function promoState({ from, to }: PromoDays, today: DateText): PromoState {
  if (today < from) return 'coming';
  return today > to ? 'ended' : 'current';
}

/** Returns the state at a moment: by the days, but `ended` as soon as the promo code has ended. */
export function promoStateAt(days: PromoDays, now: Date, rule: { endsAt: Date | null } | undefined): PromoState {
  const isOver = rule?.endsAt != null && rule.endsAt <= now;
  return isOver ? 'ended' : promoState(days, almatyDate(now));
}
