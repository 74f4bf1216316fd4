import { useEffect, useEffectEvent, useState } from 'react';
import type { Receipt } from '#contract/orders/receipts.ts';
import { ApiError } from '#web/calls/api.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ReceiptView } from '#web/features/receipt/receipt-view.tsx';
import { m } from '#web/messages.ts';
import { notFound, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';

type Data = { reference: string };
type ReceiptState = Receipt | 'loading' | 'unknown' | 'failed';

/** Reads the reference from the URL; the receipt itself is loaded in the browser. */
export const loader = async ({ params }: Pick<LoaderArgs, 'params'>): Promise<Data> => {
  const reference = params.id ?? '';
  return /^[\w-]{20}$/.test(reference) ? { reference } : notFound('page');
};

export const head = (): Head => ({ title: m.receipt_page_title(), robots: 'noindex' });

/** A receipt, public to anyone with its URL or QR code. */
export default function ReceiptScreen({ data: { reference } }: { data: Data }) {
  const { api, frame } = useShop();
  const [state, setState] = useState<ReceiptState>('loading');
  const load = useEffectEvent(async () => {
    setState('loading');
    setState(
      await api('GET /api/receipts/:reference', { reference }).catch((error: unknown) =>
        error instanceof ApiError && error.error === 'receipt_not_found' ? 'unknown' : 'failed',
      ),
    );
  });
  useEffect(() => void load(), [reference]);
  return (
    <div className="container">
      <NoScriptNote />
      {state === 'loading' ? (
        <Spinner size="large" label={m.receipt_loading()} />
      ) : typeof state === 'string' ? (
        <ErrorState
          level={1}
          drawing="error"
          title={state === 'unknown' ? m.receipt_unknown() : m.order_failed_title()}
          text={m.receipt_failed({ phone: frame.supportShortNumber })}
          action={
            <Button kind="action" icon="refresh" onClick={() => void load()}>
              {m.frame_retry()}
            </Button>
          }
        />
      ) : (
        <ReceiptView receipt={state} />
      )}
    </div>
  );
}
