import type { giftCardsContract } from '#contract/gift-cards.ts';
import type { Handlers } from '../../platform/call.ts';
import { fail } from '../../platform/failure.ts';
import type { SettingsReader } from '../../platform/store-settings.ts';
import { triesFrom, type TriesOf, type TryLimit } from '../../platform/try-limit.ts';
import type { GiftCardsService } from './gift-cards.service.ts';

type Deps = {
  giftCards: Pick<GiftCardsService, 'balance'>;
  settings: Pick<SettingsReader, 'current'>;
  /** Wrong tries, counted together with those of the checkout. */
  tries: TryLimit;
};

/** Handlers of gift cards that need no account; wrong numbers and PINs are counted by session, address and card. */
export function giftCardsRoutes({ giftCards, settings, tries }: Deps): Handlers<keyof typeof giftCardsContract> {
  return {
    async 'POST /api/gift-cards/balance'(card, { sessionId, ip, now }) {
      const limits = settings.current();
      const counted: TriesOf[] = [
        ...triesFrom(ip, limits),
        { key: `card ${card.number}`, most: limits['savings.triesOfCard'] },
        ...(sessionId === null ? [] : [{ key: `session ${sessionId}`, most: limits['savings.triesOfSession'] }]),
      ];
      const spent = await tries.begin(counted, now);
      if (spent) fail('too_many_tries', spent);
      const balance = (await giftCards.balance(card)) ?? fail('gift_card_refused');
      await tries.right(counted, now);
      return balance;
    },
  };
}
