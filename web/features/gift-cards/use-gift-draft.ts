import { useEffect, useRef, useState } from 'react';
import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { denominationProblem } from '#domain/gifts/gift-card.ts';
import {
  isInvalidSendTime,
  recipientProblems,
  type GiftColour,
  type GiftDesign,
  type RecipientProblem,
} from '#domain/gifts/gift-purchase.ts';
import { useNow } from '#web/state/shop-context.tsx';
import { removeSession, saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { parseStoredDraft, listRecipients, sendDate, type GiftDraft } from './gift-draft.ts';

/** Problems of a draft by field; empty when it can be sent. */
export type DraftProblems = Partial<Record<'sender' | 'nominal' | 'people' | 'time' | 'shop', true>>;

const DRAFT_KEY = 'gift-draft';

/**
 * Draft that survives a reload and the login. `shopProblems` are the server's problems of the recipients, valid until
 * those change.
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
  const [shopCheck, setShopCheck] = useState<{ recipients: string; problems: (RecipientProblem | null)[] } | null>(
    null,
  );
  const isRestored = useRef(false);
  useEffect(() => {
    const stored = readSession(DRAFT_KEY);
    isRestored.current = true;
    if (stored !== null) setDraft((current) => parseStoredDraft(stored, current));
  }, []);
  useEffect(() => {
    if (isRestored.current) saveSession(DRAFT_KEY, draft);
  }, [draft]);
  const now = useNow();
  const settings = { ...offer, minOtherTender: 1 };
  const recipients = listRecipients(draft);
  const recipientsKey = JSON.stringify(recipients);
  const rowProblems =
    shopCheck?.recipients === recipientsKey ? shopCheck.problems : recipientProblems(recipients, settings, null);
  const sendAt = sendDate(draft);
  const isElectronic = draft.kind === 'electronic';
  const needsDenomination = !isElectronic || !draft.file;
  const problems: DraftProblems = {
    ...(draft.sender.trim() === '' && { sender: true }),
    ...(needsDenomination && denominationProblem(Number(draft.nominal) || 0, settings) && { nominal: true }),
    ...(isElectronic && rowProblems.some((problem) => problem !== null) && { people: true }),
    ...(isElectronic && (sendAt === undefined || isInvalidSendTime(sendAt, now)) && { time: true }),
    ...(!isElectronic && draft.shopId === '' && { shop: true }),
  };
  return {
    draft,
    change: (change: Partial<GiftDraft>) => setDraft((current) => ({ ...current, ...change })),
    /** Problem of each recipient; null without a known one. */
    rowProblems,
    problems,
    setShopProblems: (shopProblems: (RecipientProblem | null)[]) =>
      setShopCheck({ recipients: recipientsKey, problems: shopProblems }),
    removeDraft: () => removeSession(DRAFT_KEY),
  };
}
