import type { WalletName } from '#contract/customers/wallet-passes.ts';
import type { Language, Localized } from '#domain/text/language.ts';
import type { Tenge } from '#domain/pricing/money.ts';

/** Content of a wallet pass. Values that change, such as a balance, are left out: a stored pass is not updated. */
export type WalletPass = {
  /** Permanent id of the card that reveals nothing about its owner; adding the card again replaces the pass. */
  serial: string;
  /** Language of the caller; a phone in Russian or Kazakh shows its own texts. */
  language: Language;
  shopName: string;
  title: Localized;
  /** Sixteen digits, shown as a Code 128 barcode. */
  number: string;
  /** First name of the holder; empty on a gift card. */
  holder: string;
  /** Nominal of a gift card, tenge; null for a bonus card. */
  nominal: Tenge | null;
  /** Giver and message; empty when not given. */
  sender: string;
  message: string;
  /** Expiry, ISO; null without one. */
  expiresAt: string | null;
  /** Instructions for use. */
  instructions: Localized;
  /** Page of the shop where the balance is shown. */
  page: string;
  /** The shop's mark, an SVG of a square. */
  mark: string;
  /** Picture of a gift card, an SVG of 640×404; null without one. */
  picture: string | null;
  /** Colours of the card, `#rrggbb`. */
  backgroundColor: string;
  textColor: string;
};

/** How a phone adds a pass: a signed file, or a link to the wallet. */
export type IssuedPass = { kind: 'file'; name: string; type: string; bytes: Buffer } | { kind: 'link'; url: string };

/** Why a pass could not be created: invalid or expired keys. */
export class WalletProblem extends Error {}

/** Port of a wallet on phones; every adapter passes `wallet.contract.ts`. */
export type WalletGateway = {
  name: WalletName;
  /** Creates and signs the pass of a card; throws `WalletProblem`. */
  create(pass: WalletPass, now: Date): Promise<IssuedPass>;
};
