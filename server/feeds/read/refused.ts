/** An expected refusal of a feed, in words for the operator; the catalogue is unchanged. */
export class FeedRefused extends Error {
  /** Line of the document, from 1; absent when the reason has no single line. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly reason: string;
  /** Notes collected before the refusal. */
  notes: readonly string[] = [];
  constructor(reason: string, position?: { line: number; column: number }) {
    super(position ? `Line ${position.line}, column ${position.column}: ${reason}` : reason);
    this.name = 'FeedRefused';
    this.reason = reason;
    this.line = position?.line;
    this.column = position?.column;
  }
}
