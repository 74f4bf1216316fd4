import type { GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import { almatyMoment, isDate } from '#domain/time/calendar.ts';
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
import { parseFields, parseStored } from '#web/state/tabs/stored-values.ts';

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

/** Parses a stored draft, possibly from another release; invalid fields fall back to `defaults`. */
export function parseStoredDraft(stored: unknown, defaults: GiftDraft): GiftDraft {
  const { kind, design, colour, when, people, file, ...flatDefaults } = defaults;
  const fields = parseFields(stored);
  return {
    ...parseStored(stored, flatDefaults),
    kind: fields['kind'] === 'plastic' || fields['kind'] === 'electronic' ? fields['kind'] : kind,
    design: GIFT_DESIGNS.find((candidate) => candidate === fields['design']) ?? design,
    colour: GIFT_COLOURS.find((candidate) => candidate === fields['colour']) ?? colour,
    when: fields['when'] === 'later' || fields['when'] === 'now' ? fields['when'] : when,
    people:
      Array.isArray(fields['people']) && fields['people'].length > 0
        ? fields['people'].map((item) => parseStored(item, { phone: '', name: '' }))
        : people,
    file: parseStoredFile(fields['file']) ?? file,
  };
}

function parseStoredFile(stored: unknown): GiftDraft['file'] {
  const { name, rows } = parseFields(stored);
  if (typeof name !== 'string' || !Array.isArray(rows)) return null;
  return { name, rows: rows.map((row) => parseStored(row, { line: 0, phone: '', nominal: 0, name: '' })) };
}

/** Lists the recipients, entered or from a file. */
export function listRecipients({ file, people, nominal }: GiftDraft): GiftRecipient[] {
  if (file) return file.rows.map(({ phone, nominal: rowNominal, name }) => ({ phone, nominal: rowNominal, name }));
  return people.map(({ phone, name }) => ({ phone, name: name.trim(), nominal: Number(nominal) || 0 }));
}

/** When to send; null for immediately, undefined for an invalid date or time. */
export function sendDate({ when, date, time }: GiftDraft): Date | null | undefined {
  if (when === 'now') return null;
  return isDate(date) && /^\d{2}:\d{2}$/.test(time) ? almatyMoment(date, time) : undefined;
}

/**
 * Total of a draft, tenge, and how many invalid rows of its file are excluded (those with an entry in `rowProblems`).
 */
export function draftTotal(
  draft: GiftDraft,
  rowProblems: readonly (RecipientProblem | null)[],
): { total: number; excluded: number } {
  if (draft.kind === 'plastic') {
    const nominal = Number(draft.nominal) || 0;
    return { total: giftTotal(Array.from({ length: draft.quantity }, () => ({ nominal }))), excluded: 0 };
  }
  const recipients = listRecipients(draft);
  const included = draft.file ? recipients.filter((_, index) => (rowProblems[index] ?? null) === null) : recipients;
  return { total: giftTotal(included), excluded: recipients.length - included.length };
}

/** Request body of the purchase. */
export function purchaseInput(draft: GiftDraft): GiftPurchaseInput {
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
            sendAt: sendDate(draft)?.toISOString() ?? null,
            recipients: listRecipients(draft),
          },
  };
}
