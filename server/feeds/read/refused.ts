/** An expected refusal of a feed, in words for the operator; nothing of the catalogue was changed. */
export class FeedRefused extends Error {
  /** Line of the document, from 1; absent when the reason is not at one place. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly reason: string;
  /** What was noted of the feed before it was refused. */
  notes: readonly string[] = [];
  constructor(reason: string, at?: { line: number; column: number }) {
    super(at ? `Line ${at.line}, column ${at.column}: ${reason}` : reason);
    this.name = 'FeedRefused';
    this.reason = reason;
    this.line = at?.line;
    this.column = at?.column;
  }
}
