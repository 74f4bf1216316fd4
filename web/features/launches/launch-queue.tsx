import { useEffect, useState } from 'react';
import type { Launch, LaunchQueue as Queue } from '#contract/content/launches.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { aheadText } from '#web/texts/buyers-ahead.ts';
import css from './launch-queue.module.css';

/** Lets a customer join a launch queue, change the variant or leave. Sends guests to the login page. */
export function LaunchQueue({ launch: { key, products } }: { launch: Launch }) {
  const { api, paths, language } = useShop();
  const customer = customerId.use();
  const [queue, setQueue] = useState<Queue | null>(null);
  const [variant, setVariant] = useState(String(products[0]?.id ?? ''));
  const { busy, run } = useAction(() => m.launch_failed());

  useEffect(() => {
    if (customer === null) return;
    let isCurrent = true;
    api('GET /api/launches/:launch/place', { launch: key }).then(
      (loaded) => {
        if (!isCurrent) return;
        setQueue(loaded);
        if (loaded.place) setVariant(String(loaded.place.productId));
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [api, key, customer]);

  const change = (request: () => Promise<Queue>, successText: () => string) =>
    run(async () => {
      setQueue(await request());
      toast.show({ kind: 'success', text: successText() });
    });

  if (customer === null)
    return (
      <section aria-label={m.launch_queue()} className={css.queue}>
        <p>{m.launch_login_text()}</p>
        <Button kind="action" size="large" href={paths.auth(campaignPaths(paths).preorder())}>
          {m.launch_login()}
        </Button>
      </section>
    );
  const place = queue?.place ?? null;
  return (
    <section aria-label={m.launch_queue()} className={css.queue}>
      {place && (
        <p className={css.number} aria-live="polite">
          <strong>{m.launch_number({ number: place.number })}</strong> {aheadText(place.ahead)}
        </p>
      )}
      <Select
        label={m.launch_version()}
        value={variant}
        onValue={setVariant}
        options={products.map(({ id, name, price }) => ({
          value: String(id),
          label: price === null ? name : `${name} — ${formatTenge(price, language)}`,
        }))}
      />
      <div className={css.actions}>
        <Button
          kind="action"
          size="large"
          loading={busy}
          onClick={() =>
            void change(
              () => api('PUT /api/launches/:launch/place', { launch: key, productId: Number(variant) }),
              m.launch_saved,
            )
          }
        >
          {place ? m.launch_change() : m.launch_take()}
        </Button>
        {place && (
          <Button
            onClick={() => void change(() => api('DELETE /api/launches/:launch/place', { launch: key }), m.launch_left)}
          >
            {m.launch_leave()}
          </Button>
        )}
      </div>
      {queue && <p className={css.muted}>{m.launch_taken({ count: queue.taken })}</p>}
    </section>
  );
}
