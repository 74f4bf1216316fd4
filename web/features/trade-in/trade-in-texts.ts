import type { TradeInAnswers, TradeInState } from '#domain/orders/trade-in.ts';
import { m } from '#web/messages.ts';

type Labels<K extends string> = Readonly<Record<K, () => string>>;

export const DEVICE_NAMES: Labels<TradeInAnswers['device']> = {
  phone: m.tradein_phone,
  tablet: m.tradein_tablet,
  laptop: m.tradein_laptop,
  watch: m.tradein_watch,
  console: m.tradein_console,
};
export const LEVEL_NAMES: Labels<TradeInAnswers['level']> = {
  budget: m.tradein_budget,
  middle: m.tradein_middle,
  flagship: m.tradein_flagship,
};
export const AGE_NAMES: Labels<TradeInAnswers['age']> = {
  'under-1': m.tradein_age_under_1,
  '1-2': m.tradein_age_1_2,
  '2-3': m.tradein_age_2_3,
  '3-5': m.tradein_age_3_5,
  'over-5': m.tradein_age_over_5,
};
export const SCREEN_NAMES: Labels<TradeInAnswers['screen']> = {
  whole: m.tradein_screen_whole,
  scratched: m.tradein_screen_scratched,
  cracked: m.tradein_screen_cracked,
};
export const CASE_NAMES: Labels<TradeInAnswers['case']> = {
  good: m.tradein_case_good,
  worn: m.tradein_case_worn,
};
export const TRADE_IN_STATE_NAMES: Labels<TradeInState> = {
  asked: m.tradein_state_asked,
  accepted: m.tradein_state_accepted,
  refused: m.tradein_state_refused,
};
