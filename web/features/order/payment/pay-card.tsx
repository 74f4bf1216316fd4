import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedCard } from '#contract/orders/payments.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { savedCardLabel } from '#web/texts/saved-card.ts';
import css from '../view/order-view.module.css';

/** Chooses the saved card for a payment, the default one preselected; renders nothing without saved cards. */
export default function PayCard({ cardId, onCard }: { cardId: number | null; onCard: (id: number | null) => void }) {
  const { api } = useShop();
  const [cards, setCards] = useState<readonly SavedCard[]>([]);
  const load = useEffectEvent(async () => {
    // If the list fails to load, the card is entered at the bank.
    const response = await api('GET /api/saved-cards', {}).catch(() => ({ cards: [] }));
    const usable = response.cards.filter(({ isUsable }) => isUsable);
    setCards(usable);
    onCard(usable.find(({ isDefault }) => isDefault)?.id ?? null);
  });
  useEffect(() => {
    void load();
  }, [api]);
  if (cards.length === 0) return null;
  return (
    <Select
      className={css.payCard}
      label={m.card_choice()}
      value={String(cardId ?? '')}
      options={[
        ...cards.map((item) => ({ value: String(item.id), label: savedCardLabel(item) })),
        { value: '', label: m.card_another() },
      ]}
      onValue={(value) => onCard(value === '' ? null : Number(value))}
    />
  );
}
