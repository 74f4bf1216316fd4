import type { SavedCard } from '#contract/orders/payments.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { savedCardLabel } from '#web/texts/saved-card.ts';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from './saved-cards.module.css';

/** Cards saved at the bank: the default one, and a remove button for each. */
export function SavedCards() {
  const { api } = useShop();
  const { data, show, retry } = useCustomerData('GET /api/saved-cards', {});
  const { runningKey: runningId, run } = useAction<number>(() => m.settings_failed());
  return (
    <Loaded data={data} retry={retry} errorTitle={m.card_list_failed()}>
      {({ cards, canSave }) => {
        const change = (id: number, call: () => Promise<SavedCard[]>, successText: string) =>
          run(async () => {
            show({ cards: await call(), canSave });
            toast.show({ kind: 'success', text: successText });
          }, id);
        if (cards.length === 0) return <p className={css.none}>{canSave ? m.card_none() : m.card_not_kept()}</p>;
        return (
          <ul role="list" className={css.cards}>
            {cards.map((card) => (
              <li key={card.id} className={css.card}>
                <span className={cx(css.icon, !card.isUsable && css.over)}>
                  <Icon name="card" />
                </span>
                <div className={css.text}>
                  <strong>{savedCardLabel(card)}</strong>
                  {card.isDefault && (
                    <Badge soft kind="success">
                      {m.card_default()}
                    </Badge>
                  )}
                  {!card.isUsable && <Badge soft>{m.card_unusable()}</Badge>}
                </div>
                <div className={css.buttons}>
                  {!card.isDefault && card.isUsable && (
                    <Button
                      size="small"
                      kind="quiet"
                      loading={runningId === card.id}
                      onClick={() =>
                        void change(
                          card.id,
                          () => api('PUT /api/saved-cards/:id/default', { id: card.id }),
                          m.card_default_done(),
                        )
                      }
                    >
                      {m.card_set_default()}
                    </Button>
                  )}
                  <Button
                    size="small"
                    kind="quiet"
                    icon="trash"
                    loading={runningId === card.id}
                    aria-label={m.card_remove_named({ card: savedCardLabel(card) })}
                    onClick={() =>
                      void change(card.id, () => api('DELETE /api/saved-cards/:id', { id: card.id }), m.card_removed())
                    }
                  >
                    {m.card_remove()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
