import type { WalletName } from '#contract/customers/wallet-passes.ts';
import { hasWallet } from '#web/device/files/wallet-support.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { cx } from '#web/ui/base/cx.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from './wallet-buttons.module.css';

const WALLET_LABELS: Readonly<Record<WalletName, () => string>> = {
  apple: m.wallet_add_apple,
  google: m.wallet_add_google,
};

/** Wallets that the shop supports and that this device, or a phone connected to it, may have. */
export function useWallets(): readonly WalletName[] {
  const { data } = useCustomerData('GET /api/pages/profile/wallets', {});
  if (data.state !== 'ready') return [];
  return data.value.wallets.filter((wallet) => hasWallet(wallet, navigator.userAgent, navigator.maxTouchPoints));
}

/** Add-to-wallet buttons in the vendors' required designs; renders nothing without a wallet. */
export function WalletButtons({ wallets, giftCardId }: { wallets: readonly WalletName[]; giftCardId: number | null }) {
  const { api } = useShop();
  const { busy, runningKey, problem, run } = useAttempt<WalletName>(() => m.wallet_failed());
  if (wallets.length === 0) return null;
  const add = (wallet: WalletName) =>
    run(async () => {
      const { url } =
        giftCardId === null
          ? await api('POST /api/pages/profile/bonus-card/wallet-pass', { wallet })
          : await api('POST /api/pages/profile/gift-cards/:id/wallet-pass', { id: giftCardId, wallet });
      location.assign(url);
    }, wallet);
  return (
    <div className={cx(css.wallets, giftCardId !== null && css.compact)}>
      {wallets.map((wallet) => (
        <button
          key={wallet}
          type="button"
          className={cx(css.wallet, wallet === 'google' && css.round)}
          disabled={busy}
          aria-busy={runningKey === wallet}
          onClick={() => void add(wallet)}
        >
          <WalletIcon />
          {WALLET_LABELS[wallet]()}
        </button>
      ))}
      <ErrorMessage isInline className={css.problem}>
        {problem}
      </ErrorMessage>
    </div>
  );
}

/** Icon of a wallet with cards. */
function WalletIcon() {
  return (
    <svg viewBox="0 0 32 28" aria-hidden="true" className={css.cards}>
      <rect x="2" y="2" width="28" height="13" rx="3" className={css.back} />
      <rect x="2" y="7" width="28" height="13" rx="3" className={css.front} />
      <path
        d="M2 13h9c1 0 1.500 1 2.200 1.800a3.700 3.700 0 0 0 5.600 0c.7-.8 1.200-1.800 2.200-1.800h9v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
        className={css.pocket}
      />
    </svg>
  );
}
