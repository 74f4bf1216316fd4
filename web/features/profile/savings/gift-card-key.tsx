import { useState } from 'react';
import { encodeCode128 } from '#domain/catalog/code128.ts';
import { formatGiftCard } from '#domain/gifts/gift-card.ts';
import { saveFile } from '#web/device/files/save-file.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Barcode } from '#web/ui/marks/barcode.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from '../profile.module.css';

/** Shows a gift card's number, PIN and barcode on demand; they are not stored in the page. */
export function GiftCardKey({ id }: { id: number }) {
  const { api } = useShop();
  const [key, setKey] = useState<{ number: string; pin: string } | null>(null);
  const { busy, problem, run } = useAttempt(() => m.savings_failed());
  const show = () => run(async () => setKey(await api('POST /api/pages/profile/gift-cards/:id/reveal', { id })));
  const downloadPdf = () =>
    run(async () => {
      const { name, pdf } = await api('POST /api/pages/profile/gift-cards/:id/pdf', { id });
      await saveFile(name, pdf, 'application/pdf');
    });
  return (
    <>
      <div className={css.cardWays}>
        <Button size="small" kind="quiet" icon="eye" loading={busy} onClick={() => void show()}>
          {m.gift_card_show()}
        </Button>
        <Button size="small" kind="quiet" icon="download" disabled={busy} onClick={() => void downloadPdf()}>
          {m.gift_card_pdf()}
        </Button>
      </div>
      <ErrorMessage>{problem}</ErrorMessage>
      <Modal open={key !== null} onClose={() => setKey(null)} title={m.gift_card_show()} closeLabel={m.frame_close()}>
        {key && (
          <div className={css.stack}>
            <Barcode
              bars={encodeCode128(key.number)}
              label={m.savings_card_number()}
              digits={formatGiftCard(key.number)}
            />
            <p>
              {m.savings_card_pin()}: <strong className="tabular">{key.pin}</strong>
            </p>
            <p className={css.muted}>{m.gift_card_show_text()}</p>
          </div>
        )}
      </Modal>
    </>
  );
}
