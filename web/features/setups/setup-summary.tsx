import { useState } from 'react';
import type { GameSetup } from '#contract/customers/setups.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { addToCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { FINDING_TEXTS, PART_NAMES } from './setup-texts.ts';
import css from './setup-summary.module.css';

const ICONS = { fits: 'check', look: 'info', wrong: 'warn' } as const satisfies Record<string, IconName>;

/** Chosen products, their compatibility, the total, and the add-to-cart button. */
export function SetupSummary({ setup: { parts, total, checks } }: { setup: GameSetup }) {
  const { api, paths, language, navigate } = useShop();
  const { busy, run } = useAction(() => m.setup_failed());
  const chosenParts = parts.flatMap(({ part, chosen: card }) => (card ? [{ part, card }] : []));
  const problems = checks.filter(({ level }) => level === 'wrong');
  const [isConfirming, setIsConfirming] = useState(false);
  const add = () =>
    run(async () => {
      setIsConfirming(false);
      for (const { card } of chosenParts) await addToCart(api, card.id);
      toast.show({
        kind: 'success',
        text: m.setup_added(),
        action: { label: m.card_to_cart(), run: () => navigate(paths.cart()) },
      });
    });
  return (
    <aside aria-labelledby="setup-sum" className={css.sum}>
      <h3 id="setup-sum">{m.setup_sum()}</h3>
      {chosenParts.length === 0 ? (
        <p className={css.muted}>{m.setup_empty()}</p>
      ) : (
        <>
          <ul role="list" className={css.lines}>
            {chosenParts.map(({ part, card }) => (
              <li key={part}>
                <span>
                  <small>{PART_NAMES[part]()}</small>
                  <a href={paths.product(card.id)}>{card.name}</a>
                </span>
                {card.price !== null && <b>{formatTenge(card.price, language)}</b>}
              </li>
            ))}
          </ul>
          {checks.length > 0 && (
            <ul role="list" aria-label={m.setup_checks()} className={css.checks}>
              {checks.map(({ part, finding, level }) => (
                <li key={part} className={css[level]}>
                  <Icon name={ICONS[level]} size={20} />
                  {FINDING_TEXTS[finding]()}
                </li>
              ))}
            </ul>
          )}
          <p className={css.total} aria-live="polite">
            {m.setup_total()} <b>{formatTenge(total, language)}</b>
          </p>
          <Button
            kind="action"
            size="large"
            wide
            loading={busy}
            onClick={() => (problems.length > 0 ? setIsConfirming(true) : void add())}
          >
            {m.setup_add()}
          </Button>
          <Modal
            open={isConfirming}
            size="small"
            title={m.setup_wrong_title()}
            closeLabel={m.frame_close()}
            onClose={() => setIsConfirming(false)}
            footer={
              <>
                <Button kind="primary" onClick={() => setIsConfirming(false)}>
                  {m.setup_wrong_change()}
                </Button>
                <Button onClick={() => void add()}>{m.setup_wrong_add()}</Button>
              </>
            }
          >
            <ul>
              {problems.map(({ part, finding }) => (
                <li key={part}>{FINDING_TEXTS[finding]()}</li>
              ))}
            </ul>
          </Modal>
          <p className={css.muted}>{m.setup_share()}</p>
          <a href={campaignPaths(paths).gaming()} data-keep-scroll="" className={css.clear}>
            {m.setup_clear()}
          </a>
        </>
      )}
    </aside>
  );
}
