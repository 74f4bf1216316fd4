import type { GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import { atAlmaty, isDate } from '#domain/time/calendar.ts';
import {
  GIFT_COLOURS,
  GIFT_DESIGNS,
  giftTotal,
  type FileRecipient,
  type GiftColour,
  type GiftDesign,
  type GiftRecipient,
  type RecipientProblem,
} from '#domain/gifts/gift-purchase.ts';
import { keptFields, keptLike } from '#web/state/tabs/kept-values.ts';

/** Draft of a gift card; typed values are kept verbatim. */
export type GiftDraft = {
  kind: 'electronic' | 'plastic';
  design: GiftDesign;
  colour: GiftColour;
  sender: string;
  message: string;
  nominal: string;
  people: readonly { phone: string; name: string }[];
  /** Recipients from a file, replacing typed ones. */
  file: { name: string; rows: readonly FileRecipient[] } | null;
  when: 'now' | 'later';
  date: string;
  time: string;
  shopId: string;
  quantity: number;
};

/** Parses a stored draft, perhaps of another release; invalid fields fall back to `usual`. */
export function keptDraft(kept: unknown, usual: GiftDraft): GiftDraft {
  const { kind, design, colour, when, people, file, ...plain } = usual;
  const given = keptFields(kept);
  return {
    ...keptLike(kept, plain),
    kind: given['kind'] === 'plastic' || given['kind'] === 'electronic' ? given['kind'] : kind,
    design: GIFT_DESIGNS.find((one) => one === given['design']) ?? design,
    colour: GIFT_COLOURS.find((one) => one === given['colour']) ?? colour,
    when: given['when'] === 'later' || given['when'] === 'now' ? given['when'] : when,
    people:
      Array.isArray(given['people']) && given['people'].length > 0
        ? given['people'].map((one) => keptLike(one, { phone: '', name: '' }))
        : people,
    file: keptFile(given['file']) ?? file,
  };
}

function keptFile(kept: unknown): GiftDraft['file'] {
  const { name, rows } = keptFields(kept);
  if (typeof name !== 'string' || !Array.isArray(rows)) return null;
  return { name, rows: rows.map((row) => keptLike(row, { line: 0, phone: '', nominal: 0, name: '' })) };
}

/** Lists the recipients, typed or from a file. */
export function recipientsOf({ file, people, nominal }: GiftDraft): GiftRecipient[] {
  if (file) return file.rows.map(({ phone, nominal: own, name }) => ({ phone, nominal: own, name }));
  return people.map(({ phone, name }) => ({ phone, name: name.trim(), nominal: Number(nominal) || 0 }));
}

/** When to send; null for immediately, undefined for an invalid date or time. */
export function sendAtOf({ when, date, time }: GiftDraft): Date | null | undefined {
  if (when === 'now') return null;
  return isDate(date) && /^\d{2}:\d{2}$/.test(time) ? atAlmaty(date, time) : undefined;
}

/**
 * Total of a draft, tenge, and how many invalid rows of its file are excluded (those with an entry in `rowProblems`).
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

/** Request body of the purchase. */
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
