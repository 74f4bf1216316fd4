import { drawGiftCard } from '#demo/pictures/gift-cards.ts';
import type { GiftCard } from '#contract/customers/profile.ts';
import { hasDarkText } from '#domain/gifts/gift-purchase.ts';
import type { Localized } from '#domain/text/language.ts';
import type { WalletPass } from '#server/gateways/wallet/wallet.ts';

/** The shop's logo, as in `web/ui/brand`. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="#00707f"/><path d="M24 22V12A10 10 0 0 0 4 12A6 6 0 0 0 16 12A3.5 3.5 0 0 0 9 12M24 22V12A10 10 0 0 1 44 12A6 6 0 0 1 32 12A3.5 3.5 0 0 1 39 12" transform="translate(3.2 9.5) scale(0.7)" fill="none" stroke="#ffb417" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const [BRAND, PAPER, TEXT_COLOUR] = ['#00535e', '#ffffff', '#14201f'];

/** Background colours of gift card passes; their brightness matches the pictures. */
const BACKGROUNDS = {
  turquoise: '#04444e',
  gold: '#ffd877',
  night: '#0c1428',
  rose: '#651233',
  meadow: '#11462a',
  paper: '#fdf9ef',
} as const;

const TEXTS = {
  bonus: { ru: 'Бонусная карта', kk: 'Бонус картасы' },
  gift: { ru: 'Подарочная карта', kk: 'Сыйлық картасы' },
  bonusUse: {
    ru: 'Покажите штрихкод на кассе, чтобы накопить и потратить бонусы.',
    kk: 'Бонус жинау және жұмсау үшін кассада штрихкодты көрсетіңіз.',
  },
  giftUse: {
    ru: 'Покажите штрихкод на кассе. Для оплаты на сайте нужен ещё PIN: он открывается в профиле, в разделе подарочных карт.',
    kk: 'Кассада штрихкодты көрсетіңіз. Сайтта төлеу үшін PIN коды да керек: ол профильдегі сыйлық карталары бөлімінде ашылады.',
  },
} as const satisfies Record<string, Localized>;

/** Fields common to all passes of a caller. */
type CommonFields = Pick<WalletPass, 'serial' | 'language' | 'shopName' | 'number' | 'page'>;

/** Returns the pass of a customer's bonus card. */
export function createBonusPass(common: CommonFields & { holder: string }): WalletPass {
  return {
    ...common,
    title: TEXTS.bonus,
    nominal: null,
    sender: '',
    message: '',
    expiresAt: null,
    instructions: TEXTS.bonusUse,
    mark: LOGO,
    picture: null,
    backgroundColor: BRAND,
    textColor: PAPER,
  };
}

/** Returns the pass of a gift card without its PIN, so a lost phone exposes only the barcode for tills. */
export function createGiftPass(
  common: CommonFields,
  card: Omit<GiftCard, 'number' | 'id' | 'recipient' | 'delivery' | 'sentAt'>,
): WalletPass {
  const { nominal, sender, message, expiresAt } = card;
  const colour = card.colour || 'turquoise';
  return {
    ...common,
    title: TEXTS.gift,
    holder: '',
    nominal,
    sender,
    message,
    expiresAt,
    instructions: TEXTS.giftUse,
    mark: LOGO,
    picture: drawGiftCard(card.design || 'ornament', colour),
    backgroundColor: BACKGROUNDS[colour],
    textColor: hasDarkText(colour) ? TEXT_COLOUR : PAPER,
  };
}
