import { useState } from 'react';
import type { LicenceKey } from '#contract/customers/profile.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { useSwapFocus } from '#web/device/focus/use-swap-focus.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Loaded } from '../loaded.tsx';
import { useCopy } from '../use-copy.ts';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

/** The customer's licence keys: unopened and opened ones (spec §2). */
export function Keys() {
  const { paths } = useShop();
  const { data, show, retry } = useCustomerData('GET /api/pages/profile/keys', {});
  // A key just opened keeps its position, so its owner can read it.
  const [justOpenedIds, setJustOpenedIds] = useState<readonly number[]>([]);
  return (
    <Loaded data={data} retry={retry} errorTitle={m.profile_keys_failed()}>
      {(keys) => {
        if (keys.length === 0)
          return (
            <EmptyState
              title={m.profile_keys_empty()}
              text={<p>{m.profile_keys_empty_text()}</p>}
              action={
                <Button kind="action" href={paths.catalog()}>
                  {m.frame_catalog()}
                </Button>
              }
            />
          );
        const openedKeys = keys.filter(({ openedAt }) => openedAt !== null);
        const unopened = keys.filter(({ openedAt }) => openedAt === null);
        const onOpened = (key: LicenceKey) => {
          if (key.id !== null) setJustOpenedIds([...justOpenedIds, key.id]);
          show(keys.map((item) => (item.id === key.id ? key : item)));
        };
        const shownUnopened = keys.filter(
          ({ id, openedAt }) => openedAt === null || (id !== null && justOpenedIds.includes(id)),
        );
        return (
          <Tabs
            label={m.section_profile_keys()}
            tabs={[
              {
                id: 'closed',
                label: m.profile_keys_closed(),
                count: unopened.length,
                panel: <KeyList keys={shownUnopened} empty={m.profile_keys_closed_empty()} onOpened={onOpened} />,
              },
              {
                id: 'opened',
                label: m.profile_keys_opened(),
                count: openedKeys.length,
                panel: <KeyList keys={openedKeys} empty={m.profile_keys_opened_empty()} onOpened={onOpened} />,
              },
            ]}
          />
        );
      }}
    </Loaded>
  );
}

function KeyList({
  keys,
  empty,
  onOpened,
}: {
  keys: readonly LicenceKey[];
  empty: string;
  onOpened: (key: LicenceKey) => void;
}) {
  if (keys.length === 0) return <p className={css.muted}>{empty}</p>;
  return (
    <ul role="list" className={css.stack}>
      {keys.map((key, index) => (
        <KeyCard key={key.id ?? `awaited ${index}`} licence={key} onOpened={onOpened} />
      ))}
    </ul>
  );
}

function KeyCard({
  licence: { id, name, key, orderNumber, boughtAt },
  onOpened,
}: {
  licence: LicenceKey;
  onOpened: (key: LicenceKey) => void;
}) {
  const { api, language, paths } = useShop();
  const copy = useCopy();
  const { busy, problem, run } = useAttempt(() => m.profile_keys_open_failed());
  const [isConfirming, setIsConfirming] = useState(false);
  const card = useSwapFocus<HTMLDivElement>(key !== null);
  const open = (id: number) => {
    setIsConfirming(false);
    return run(async () => onOpened(await api('POST /api/pages/profile/keys/:id/open', { id })));
  };
  return (
    <Card as="li" className={css.stack}>
      <div>
        <strong>{name}</strong>
        <p className={css.muted}>
          <a href={paths.profileOrder(orderNumber)}>{m.order_number({ number: orderNumber })}</a>,{' '}
          {formatDate(almatyDate(new Date(boughtAt)), language, 'long')}
        </p>
      </div>
      <div ref={card} className={css.buttons}>
        {id === null ? (
          <span className={css.muted}>{m.profile_keys_awaited()}</span>
        ) : key === null ? (
          <>
            <Button icon="key" loading={busy} onClick={() => setIsConfirming(true)}>
              {m.profile_keys_open()}
            </Button>
            <Modal
              open={isConfirming}
              onClose={() => setIsConfirming(false)}
              title={m.profile_keys_ask()}
              closeLabel={m.frame_close()}
              size="small"
              footer={
                <div className={css.buttons}>
                  <Button kind="primary" onClick={() => void open(id)}>
                    {m.profile_keys_open()}
                  </Button>
                  <Button onClick={() => setIsConfirming(false)}>{m.profile_keys_keep()}</Button>
                </div>
              }
            >
              <p>{m.profile_keys_ask_text({ name })}</p>
            </Modal>
            <span className={css.muted}>{m.profile_keys_open_hint()}</span>
          </>
        ) : (
          <>
            <span data-opened tabIndex={-1} className={css.code}>
              {key}
            </span>
            <Button size="small" icon="copy" onClick={() => copy(key)}>
              {m.profile_copy()}
            </Button>
          </>
        )}
      </div>
      <ErrorMessage>{problem}</ErrorMessage>
    </Card>
  );
}
