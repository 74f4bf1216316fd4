import type { QueryPart } from './query-part.ts';
import { isNumber } from './query-text.ts';

/** Where a quantity stands among the parts. */
export type Places = { start: number; end: number };

/**
 * Tells which of several quantities the name at a place belongs to: the one next to it ("16гб озу 1тб ssd", "озу 16гб ssd 1тб"),
 * and none where a bare number stands beside it ("16 гб 512 ssd").
 */
export function namesBeside(
  parts: readonly QueryPart[],
  spans: readonly Places[],
  isName: (part: QueryPart | undefined) => boolean,
): (at: number, span: Places) => boolean {
  const isAhead = isName(parts[(spans[0]?.start ?? 0) - 1]);
  const isMeasured = (at: number) => spans.some(({ start, end }) => at >= start && at < end);
  const isBareNumber = (at: number) => isNumber.test(parts[at]?.text ?? '') && !isMeasured(at);
  return (at, span) => {
    const around = [at - 1, at + 1];
    if (around.some(isBareNumber) && !around.some(isMeasured)) return false;
    const away = ({ start, end }: Places) => (at < start ? start - at : at - end + 1);
    const least = Math.min(...spans.map(away));
    const nearest = spans.filter((one) => away(one) === least);
    const owner = isAhead ? nearest.at(-1) : nearest[0];
    return owner?.start === span.start && owner.end === span.end;
  };
}
