import type { Rejection } from '../read/offer.ts';

/** What an import did. A dry run reports what it would have done. */
export type ImportReport = {
  feed: string;
  source: string;
  dryRun: boolean;
  /** Offers read from the feed, good and bad. */
  offers: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  rejected: number;
  /** Products whose price changed, new ones included. */
  priceChanges: number;
  /** Products whose stock changed, new ones included. */
  stockChanges: number;
  categories: number;
  attributes: number;
  /** The first thousand; `rejected` counts all. */
  rejections: Rejection[];
  /** Repairs and oddities of the feed, one line each. */
  notes: string[];
  seconds: number;
};

const keptRejections = 1000;
const keptNotes = 200;
const shownRejections = 20;

/** Collects rejections and notes within bounds. */
export function createJournal() {
  const rejections: Rejection[] = [];
  const notes: string[] = [];
  let rejected = 0;
  let noted = 0;
  return {
    reject(rejection: Rejection) {
      rejected++;
      if (rejections.length < keptRejections) rejections.push(rejection);
    },
    note(line: string) {
      noted++;
      if (notes.length < keptNotes) notes.push(line);
    },
    rejected: () => rejected,
    rejections: () => [...rejections].sort((a, b) => a.line - b.line),
    notes: () => (noted > keptNotes ? [...notes, `… and ${noted - keptNotes} more notes.`] : notes),
  };
}

/** Journal of one import. */
export type Journal = ReturnType<typeof createJournal>;

/** Writes a report for operators as plain text. */
export function reportText(report: ImportReport): string {
  const counts = (['added', 'changed', 'unchanged', 'withdrawn', 'rejected'] as const)
    .map((name) => `${name} ${report[name]}`)
    .join(', ');
  const lines = [
    `Feed "${report.feed}" from ${report.source}${report.dryRun ? ' (dry run: nothing was written)' : ''}`,
    `${report.offers} offers in ${report.seconds.toFixed(1)} s: ${counts}`,
    `Price changes ${report.priceChanges}, stock changes ${report.stockChanges}; categories ${report.categories}, attributes ${report.attributes}`,
    ...report.notes.map((line) => `Note: ${line}`),
    ...report.rejections
      .slice(0, shownRejections)
      .map(({ line, offer, reason }) => `Rejected: line ${line}, offer ${offer || '(no id)'}: ${reason}`),
  ];
  if (report.rejected > shownRejections) lines.push(`… ${report.rejected - shownRejections} more rejected.`);
  return lines.join('\n');
}
