import { createHash } from 'node:crypto';
import type { BoughtCard, GiftPurchase, GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import type { GiftCardSettings } from '#domain/gifts/gift-card.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { redactPhone } from '#domain/customers/phone.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { GiftPurchaseRow, PurchaseCardRow } from './gift-purchases.queries.ts';

/** Maps settings to the gift card settings of the domain. */
export function giftCardSettings(settings: Settings): GiftCardSettings {
  return {
    nominalMin: settings['giftCard.nominalMin'],
    nominalMax: settings['giftCard.nominalMax'],
    nominalStep: settings['giftCard.nominalStep'],
    minOtherTender: settings['giftCard.minOtherTender'],
  };
}

/** Returns a digest of the purchase; a retry whose digest differs is refused. */
export function purchaseDigest(input: GiftPurchaseInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/** Renders a purchase for its buyer. */
export function purchaseView(row: GiftPurchaseRow, language: Language): GiftPurchase {
  const { number, state, kind, design, colour, sender, message, total, quantity, sent, refunded } = row;
  return {
    number,
    state,
    kind,
    design,
    colour,
    sender,
    message,
    total,
    quantity,
    sent,
    refunded,
    sendAt: row.sendAt && new Date(row.sendAt).toISOString(),
    shop: row.shopNameRu === null ? null : pick({ ru: row.shopNameRu, kk: row.shopNameKk ?? '' }, language),
    at: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    cancellable: state === 'waiting_payment' || (state === 'paid' && sent + refunded < quantity),
  };
}

/** Renders a card of a purchase for its buyer. */
export function cardView({ phone, name, nominal, sentAt, refundedAt }: PurchaseCardRow): BoughtCard {
  return {
    phone: phone === '' ? null : redactPhone(phone),
    name,
    nominal,
    state: refundedAt !== null ? 'refunded' : sentAt !== null ? 'sent' : 'waiting',
    sentAt: sentAt && new Date(sentAt).toISOString(),
  };
}
