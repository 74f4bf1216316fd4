import type { GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import { atAlmaty, isDate } from '#domain/time/calendar.ts';
import {
  giftTotal,
  type FileRecipient,
  type GiftColour,
  type GiftDesign,
  type GiftRecipient,
  type RecipientProblem,
} from '#domain/gifts/gift-purchase.ts';

/** A card as it is designed. What is typed stays as it was typed. */
export type GiftDraft = {
  kind: 'electronic' | 'plastic';
  design: GiftDesign;
  colour: GiftColour;
  sender: string;
  message: string;
  nominal: string;
  people: readonly { phone: string; name: string }[];
  /** Recipients of a file, in the place of those that were typed. */
  file: { name: string; rows: readonly FileRecipient[] } | null;
  when: 'now' | 'later';
  date: string;
  time: string;
  shopId: string;
  quantity: number;
};

/** Lists who gets a card, typed or of a file. */
export function recipientsOf({ file, people, nominal }: GiftDraft): GiftRecipient[] {
  if (file) return file.rows.map(({ phone, nominal: own, name }) => ({ phone, nominal: own, name }));
  return people.map(({ phone, name }) => ({ phone, name: name.trim(), nominal: Number(nominal) || 0 }));
}

/** Returns the moment of sending; null at once, undefined while the date or time cannot be read. */
export function sendAtOf({ when, date, time }: GiftDraft): Date | null | undefined {
  if (when === 'now') return null;
  return isDate(date) && /^\d{2}:\d{2}$/.test(time) ? atAlmaty(date, time) : undefined;
}

/**
 * Returns the sum of a draft, tenge, and how many rows of its file are left out of it: those that `rowProblems` names a problem
 * of cannot be bought.
 */
export function totalOf(
  draft: GiftDraft,
  rowProblems: readonly (RecipientProblem | null)[],
): { total: number; leftOut: number } {
  if (draft.kind === 'plastic') {
    const nominal = Number(draft.nominal) || 0;
    return { total: giftTotal(Array.from({ length: draft.quantity }, () => ({ nominal }))), leftOut: 0 };
  }
  const recipients = recipientsOf(draft);
  const counted = draft.file ? recipients.filter((_, index) => (rowProblems[index] ?? null) === null) : recipients;
  return { total: giftTotal(counted), leftOut: recipients.length - counted.length };
}

/** Returns what the shop is asked for. */
export function purchaseOf(draft: GiftDraft): GiftPurchaseInput {
  const { design, colour, sender, message, shopId, nominal, quantity } = draft;
  return {
    design,
    colour,
    sender: sender.trim(),
    message: message.trim(),
    cards:
      draft.kind === 'plastic'
        ? { kind: 'plastic', shopId: Number(shopId), nominal: Number(nominal), quantity }
        : {
            kind: 'electronic',
            sendAt: sendAtOf(draft)?.toISOString() ?? null,
            recipients: recipientsOf(draft),
          },
  };
}
