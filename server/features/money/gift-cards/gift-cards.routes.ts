import type { giftCardsContract } from '#contract/gifts/gift-cards.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { createCardTries } from './card-tries.service.ts';
import type { GiftCardsService } from './gift-cards.service.ts';

type Deps = { giftCards: Pick<GiftCardsService, 'balance'> } & Parameters<typeof createCardTries>[0];

/** Gift card handlers that need no account; wrong PINs are counted together with those at checkout. */
export function giftCardsRoutes({ giftCards, ...deps }: Deps): Handlers<keyof typeof giftCardsContract> {
  const tries = createCardTries(deps);
  return {
    'POST /api/gift-cards/balance': (card, context) =>
      tries.tryCard(card.number, context, () => giftCards.balance(card)),
  };
}
