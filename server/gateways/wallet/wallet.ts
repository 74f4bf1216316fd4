import type { WalletName } from '#contract/customers/wallet-passes.ts';
import type { Language, Localized } from '#domain/text/language.ts';
import type { Tenge } from '#domain/pricing/money.ts';

/** A card as it goes into a wallet. Changing values such as a balance are left out: a stored pass is not updated. */
export type WalletPass = {
  /** Names the card for good and says nothing of its owner: a card that is added again replaces itself. */
  serial: string;
  /** Language of the caller; a phone in Russian or Kazakh shows the texts of its own. */
  language: Language;
  shopName: string;
  title: Localized;
  /** Sixteen digits, shown as a Code 128 barcode. */
  number: string;
  /** First name of the holder; empty on a gift card. */
  holder: string;
  /** Nominal of a gift card, tenge; null for a bonus card. */
  nominal: Tenge | null;
  /** Who gave it, and the words; empty when not told. */
  sender: string;
  message: string;
  /** The moment it pays no more, ISO; null without an end. */
  expiresAt: string | null;
  /** How it is used. */
  about: Localized;
  /** Page of the shop where the balance is shown. */
  page: string;
  /** The shop's mark, an SVG of a square. */
  mark: string;
  /** Picture of a gift card, an SVG of 640×404; null without one. */
  picture: string | null;
  /** Colours of the card, `#rrggbb`. */
  ground: string;
  ink: string;
};

/** A way for a phone to add a pass: a signed file, or a link to the wallet. */
export type IssuedPass = { kind: 'file'; name: string; type: string; bytes: Buffer } | { kind: 'link'; url: string };

/** Why a pass could not be created: keys that do not fit or are over. */
export class WalletProblem extends Error {}

/** Port of a wallet on phones; every adapter passes `wallet.contract.ts`. */
export type WalletGateway = {
  name: WalletName;
  /** Creates the pass of a card and signs it; throws `WalletProblem`. */
  create(pass: WalletPass, now: Date): Promise<IssuedPass>;
};
