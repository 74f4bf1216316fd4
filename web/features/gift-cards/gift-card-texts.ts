import type { GiftColour, GiftDesign, RecipientProblem } from '#domain/gifts/gift-purchase.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { m } from '#web/messages.ts';

/** Illustration names, by occasion. */
export const DESIGN_NAMES: Readonly<Record<GiftDesign, () => string>> = {
  ornament: m.gift_design_ornament,
  birthday: m.gift_design_birthday,
  nauryz: m.gift_design_nauryz,
  'new-year': m.gift_design_new_year,
  wedding: m.gift_design_wedding,
  thanks: m.gift_design_thanks,
  steppe: m.gift_design_steppe,
  gadgets: m.gift_design_gadgets,
};

/** Colour names. */
export const COLOUR_NAMES: Readonly<Record<GiftColour, () => string>> = {
  turquoise: m.gift_colour_turquoise,
  gold: m.gift_colour_gold,
  night: m.gift_colour_night,
  rose: m.gift_colour_rose,
  meadow: m.gift_colour_meadow,
  paper: m.gift_colour_paper,
};

/** Default colour of an illustration. */
export const DEFAULT_COLOURS: Readonly<Record<GiftDesign, GiftColour>> = {
  ornament: 'turquoise',
  birthday: 'gold',
  nauryz: 'meadow',
  'new-year': 'night',
  wedding: 'paper',
  thanks: 'rose',
  steppe: 'turquoise',
  gadgets: 'night',
};

/** Explains why a recipient gets no card. */
export function recipientProblemText(
  problem: RecipientProblem,
  { nominalMin, nominalMax, nominalStep }: GiftOffer,
): string {
  switch (problem) {
    case 'phone-wrong':
      return m.gift_problem_phone();
    case 'recipient-unknown':
      return m.gift_problem_unknown();
    case 'recipient-twice':
      return m.gift_problem_twice();
    case 'name-long':
      return m.gift_problem_name();
    default:
      return m.gift_problem_nominal({
        min: formatTenge(nominalMin),
        max: formatTenge(nominalMax),
        step: formatTenge(nominalStep),
      });
  }
}
