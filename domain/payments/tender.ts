const CARD = 'card:';

/** Returns the tender of a gift card, `card:` with its id. */
export function cardTender(cardId: number): string {
  return `${CARD}${cardId}`;
}

/** Returns whether a tender is a gift card. */
export function isCardTender(tender: string): boolean {
  return tender.startsWith(CARD);
}

/** Returns the gift cards among tenders, with their amounts. */
export function cardTenders(tenders: readonly { id: string; amount: number }[]): { cardId: number; amount: number }[] {
  return tenders
    .filter(({ id }) => isCardTender(id))
    .map(({ id, amount }) => ({ cardId: Number(id.slice(CARD.length)), amount }));
}
