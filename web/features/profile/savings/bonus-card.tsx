import { encodeCode128 } from '#domain/catalog/code128.ts';
import { formatGiftCard } from '#domain/gifts/gift-card.ts';
import { m } from '#web/messages.ts';
import { Barcode } from '#web/ui/marks/barcode.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import { useWallets, WalletButtons } from './wallet-buttons.tsx';
import css from '../profile.module.css';

/** The customer's bonus card as a barcode for the till. */
export function BonusCard() {
  const { data } = useCustomerData('GET /api/pages/profile/bonus-card', {});
  const wallets = useWallets();
  if (data.state !== 'ready') return null;
  const { number } = data.value;
  return (
    <Card as="section" padding="large" className={css.stack} aria-labelledby="bonus-card">
      <h2 id="bonus-card" className={css.heading}>
        {m.bonus_card()}
      </h2>
      <p className={css.muted}>{m.bonus_card_text()}</p>
      <Barcode bars={encodeCode128(number)} label={m.bonus_card()} digits={formatGiftCard(number)} />
      <WalletButtons wallets={wallets} giftCardId={null} />
    </Card>
  );
}
