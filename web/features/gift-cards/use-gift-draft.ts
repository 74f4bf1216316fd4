import { useEffect, useRef, useState } from 'react';
import type { GiftOffer, GiftPurchaseInput } from '#contract/gift-purchases.ts';
import { atAlmaty, isDate } from '#domain/calendar.ts';
import { nominalProblem } from '#domain/gift-card.ts';
import {
  giftTotal,
  isSendTimeWrong,
  recipientProblems,
  type FileRecipient,
  type GiftColour,
  type GiftDesign,
  type GiftRecipient,
  type RecipientProblem,
} from '#domain/gift-purchase.ts';
import { useNow } from '#web/shop-context.tsx';
import { forgetTab, keepTab, readTab } from '#web/device/tab-memory.ts';

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

/** What is wrong with a draft, field by field; empty when it can be sent. */
export type DraftProblems = Partial<Record<'sender' | 'nominal' | 'people' | 'time' | 'shop', true>>;

const KEY = 'gift-draft';

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

/** Returns the sum of a draft, tenge. */
export function totalOf(draft: GiftDraft): number {
  if (draft.kind === 'electronic') return giftTotal(recipientsOf(draft));
  return giftTotal(Array.from({ length: draft.quantity }, () => ({ nominal: Number(draft.nominal) || 0 })));
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

/**
 * A draft that survives a reload and the login. `shopProblems` are what the shop has said about recipients; they hold until
 * the recipients are others.
 */
export function useGiftDraft(offer: GiftOffer, design: GiftDesign, colour: GiftColour) {
  const [draft, setDraft] = useState<GiftDraft>(() => ({
    kind: 'electronic',
    design,
    colour,
    sender: '',
    message: '',
    nominal: '10000',
    people: [{ phone: '', name: '' }],
    file: null,
    when: 'now',
    date: '',
    time: '10:00',
    shopId: String(offer.shops[0]?.id ?? ''),
    quantity: 1,
  }));
  const [asked, setAsked] = useState<{ recipients: string; problems: (RecipientProblem | null)[] } | null>(null);
  const restored = useRef(false);
  useEffect(() => {
    const kept = readTab<Partial<GiftDraft>>(KEY);
    restored.current = true;
    if (kept) setDraft((before) => ({ ...before, ...kept }));
  }, []);
  useEffect(() => {
    if (restored.current) keepTab(KEY, draft);
  }, [draft]);
  const now = useNow();
  const settings = { ...offer, minOtherTender: 1 };
  const recipients = recipientsOf(draft);
  const text = JSON.stringify(recipients);
  const told = asked?.recipients === text ? asked.problems : recipientProblems(recipients, settings, null);
  const sendAt = sendAtOf(draft);
  const isElectronic = draft.kind === 'electronic';
  const needsNominal = !isElectronic || !draft.file;
  const problems: DraftProblems = {
    ...(draft.sender.trim() === '' && { sender: true }),
    ...(needsNominal && nominalProblem(Number(draft.nominal) || 0, settings) && { nominal: true }),
    ...(isElectronic && told.some((problem) => problem !== null) && { people: true }),
    ...(isElectronic && (sendAt === undefined || isSendTimeWrong(sendAt, now)) && { time: true }),
    ...(!isElectronic && draft.shopId === '' && { shop: true }),
  };
  return {
    draft,
    change: (change: Partial<GiftDraft>) => setDraft((before) => ({ ...before, ...change })),
    /** Problem of each recipient, null where nothing is known to be wrong. */
    told,
    problems,
    noteShopProblems: (found: (RecipientProblem | null)[]) => setAsked({ recipients: text, problems: found }),
    forget: () => forgetTab(KEY),
  };
}
