import { groupDigits } from '#domain/pricing/money.ts';
import { feedNoteText, type FeedNote } from '../read/feed-note.ts';
import type { Rejection } from '../read/offer.ts';

/** Why a price is held: it moved too far, is far from its category, is below the floor, or repeats across the feed. */
export type HeldReason = 'moved' | 'unusual' | 'floor' | 'repeated';

/**
 * A held price. The feed has `wanted` (tenge), the shop charges `was`; 0 means no valid price, so the
 * product is not sold. `usual` is the median of its category, `repeats` the number of offers with the same price.
 */
export type HeldPrice = {
  offer: string;
  line: number;
  name: string;
  city: string;
  was: number;
  wanted: number;
  reason: HeldReason;
  usual?: number;
  repeats?: number;
};

/** Report of an import. For a dry run, what it would have done. */
export type ImportReport = {
  feed: string;
  source: string;
  dryRun: boolean;
  /** Offers read from the feed, valid or not. */
  offers: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  rejected: number;
  /** Known products recognised under another id. */
  renumbered: number;
  /** Products of the feed hidden until they get a category. */
  waiting: number;
  /** Products whose price changed, including new ones. */
  priceChanges: number;
  /** Prices that wait for an operator. */
  pricesHeld: number;
  /** Products whose stock changed, including new ones. */
  stockChanges: number;
  categories: number;
  attributes: number;
  /** The first thousand; `pricesHeld` counts all. */
  heldPrices: HeldPrice[];
  /** The first thousand; `rejected` counts all. */
  rejections: Rejection[];
  /** Reasons of all rejections with their counts, most common first. */
  reasons: ReasonCount[];
  /** Repairs and oddities of the feed, one line each. */
  notes: string[];
  seconds: number;
};

/** A reason without its values, and the number of offers. */
export type ReasonCount = { reason: string; count: number };

const MAX_REJECTIONS = 1000;
const MAX_NOTES = 200;
/** Maximum number of distinct reasons, remarks and ignored names. */
const MAX_KINDS = 200;
const MAX_EXAMPLES = 3;
/** Maximum rows listed in a note. */
const MAX_ROWS = 10;
const SHOWN_REJECTIONS = 20;
const SHOWN_REASONS = 5;

const OTHER_KINDS = '(others)';

function boundedKey<T>(counts: Map<string, T>, kind: string): string {
  return counts.has(kind) || counts.size < MAX_KINDS ? kind : OTHER_KINDS;
}

const sortByCount = <T extends { count: number }>(items: Iterable<T>): T[] =>
  [...items].sort((a, b) => b.count - a.count);

/** Collects rejections, remarks and notes up to these limits. */
export function createJournal() {
  const rejections: Rejection[] = [];
  const reasons = new Map<string, ReasonCount>();
  const remarks = new Map<string, { kind: string; count: number; offers: string[] }>();
  const ignoredElements = new Map<string, { name: string; count: number }>();
  const offerNotes = new Map<FeedNote, { count: number; rows: string[] }>();
  const notes: string[] = [];
  let rejectedCount = 0;
  let noteCount = 0;

  const offerNoteLines = () =>
    [...offerNotes].map(
      ([kind, { count, rows }]) =>
        `${count} ${count === 1 ? 'offer' : 'offers'}: ${feedNoteText(kind)} (${rows.join('; ')}${count > rows.length ? '; …' : ''}).`,
    );
  const remarkLines = () =>
    sortByCount(remarks.values()).map(
      ({ kind, count, offers }) =>
        `${count} ${count === 1 ? 'time' : 'times'}: ${kind} (${offers.join(', ')}${count > offers.length ? ' …' : ''}).`,
    );
  const ignoredLines = () =>
    ignoredElements.size === 0
      ? []
      : [
          `Ignored elements: ${sortByCount(ignoredElements.values())
            .map(({ name, count }) => `<${name}> ${count}`)
            .join(', ')}.`,
        ];

  return {
    reject(rejection: Rejection) {
      rejectedCount++;
      const reason = boundedKey(reasons, rejection.reason.replace(/"[^"]*"/g, '"…"'));
      const known = reasons.get(reason);
      if (known) known.count++;
      else reasons.set(reason, { reason, count: 1 });
      if (rejections.length < MAX_REJECTIONS) rejections.push(rejection);
    },
    note(line: string) {
      noteCount++;
      if (notes.length < MAX_NOTES) notes.push(line);
    },
    /** Counts a repair or omission in an offer. */
    remark(kind: string, offer: string) {
      const key = boundedKey(remarks, kind);
      const known = remarks.get(key) ?? { kind: key, count: 0, offers: [] };
      remarks.set(key, known);
      known.count++;
      if (known.offers.length < MAX_EXAMPLES && known.offers.at(-1) !== offer) known.offers.push(offer);
    },
    /** Counts an offer under a note; the first rows are listed. */
    noteOffer(kind: FeedNote, offer: string, line: number) {
      const known = offerNotes.get(kind) ?? { count: 0, rows: [] };
      offerNotes.set(kind, known);
      known.count++;
      if (known.rows.length < MAX_ROWS) known.rows.push(`line ${line}, offer ${offer}`);
    },
    /** Counts an ignored element. */
    ignored(name: string) {
      const key = boundedKey(ignoredElements, name);
      const known = ignoredElements.get(key);
      if (known) known.count++;
      else ignoredElements.set(key, { name: key, count: 1 });
    },
    /** Whether the notes list rows of the file. */
    namesRows: () => offerNotes.size > 0,
    rejected: () => rejectedCount,
    rejections: () => [...rejections].sort((a, b) => a.line - b.line),
    reasons: () => sortByCount(reasons.values()),
    notes: () => [
      ...notes,
      ...(noteCount > MAX_NOTES ? [`… and ${noteCount - MAX_NOTES} more notes.`] : []),
      ...offerNoteLines(),
      ...remarkLines(),
      ...ignoredLines(),
    ],
  };
}

/** Journal of one import. */
export type Journal = ReturnType<typeof createJournal>;

/** Formats the most common reasons in one line: `40 × the price is 0; 2 × no price`. */
export function formatReasons(reasons: readonly ReasonCount[]): string {
  const topReasons = reasons.slice(0, SHOWN_REASONS).map(({ reason, count }) => `${count} × ${reason}`);
  return [
    ...topReasons,
    ...(reasons.length > SHOWN_REASONS ? [`${reasons.length - SHOWN_REASONS} more reasons`] : []),
  ].join('; ');
}

const tenge = (price: number) => `${groupDigits(price)} ₸`;

function formatHeldPrice({ offer, line, name, city, was, wanted, reason, usual, repeats }: HeldPrice): string {
  const explanation = {
    moved: `it was ${tenge(was)}, too large a change`,
    unusual: `the usual price of this category is ${tenge(usual ?? 0)}`,
    floor: 'below the lowest allowed price (setting feed.priceFloor)',
    repeated: `${groupDigits(repeats ?? 0)} offers of the feed have the same price, which looks like a placeholder`,
  }[reason];
  const status = was > 0 ? `still sold for ${tenge(was)}` : 'not on sale';
  return `Held: line ${line}, offer ${offer} "${name}"${city && `, city ${city}`}: price ${tenge(wanted)}, ${explanation}; ${status}`;
}

function formatHeldPrices({ pricesHeld, heldPrices }: ImportReport): string[] {
  if (pricesHeld === 0) return [];
  const lines = heldPrices.slice(0, SHOWN_REJECTIONS).map(formatHeldPrice);
  return [
    `Prices held: ${pricesHeld}. If they are correct, import the feed again with --accept-prices=offer,offer (these offers) or --accept-prices (all).`,
    ...lines,
    ...(pricesHeld > lines.length ? [`… ${pricesHeld - lines.length} more prices held.`] : []),
  ];
}

/** Formats a report for operators as plain text. */
export function formatReport(report: ImportReport): string {
  const counts = (['added', 'changed', 'unchanged', 'withdrawn', 'rejected'] as const)
    .map((name) => `${name} ${report[name]}`)
    .join(', ');
  const lines = [
    `Feed "${report.feed}" from ${report.source}${report.dryRun ? ' (dry run: nothing was written)' : ''}`,
    `${report.offers} offers in ${report.seconds.toFixed(1)} s: ${counts}`,
    `Price changes ${report.priceChanges}, stock changes ${report.stockChanges}; categories ${report.categories}, attributes ${report.attributes}`,
    ...formatHeldPrices(report),
    ...(report.renumbered > 0
      ? [`${report.renumbered} product(s) were recognised under a new id: pages, URLs and history stay.`]
      : []),
    ...(report.waiting > 0
      ? [`${report.waiting} product(s) have no known category: they are stored but hidden until they get one.`]
      : []),
    ...(report.rejected > 0
      ? [`Rejected ${report.rejected}: ${formatReasons(report.reasons)}. Their products stay, without stock.`]
      : []),
    ...report.rejections
      .slice(0, SHOWN_REJECTIONS)
      .map(({ line, offer, reason }) => `Rejected: line ${line}, offer ${offer || '(no id)'}: ${reason}`),
    ...(report.rejected > SHOWN_REJECTIONS ? [`… ${report.rejected - SHOWN_REJECTIONS} more rejected.`] : []),
    ...report.notes.map((line) => `Note: ${line}`),
  ];
  return lines.join('\n');
}
