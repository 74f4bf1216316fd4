import type { QueryPart } from '../../normalize/query-part.ts';
import { isNumber } from '../../normalize/query-text.ts';

/** Places of a quantity. */
export type Places = { start: number; end: number };

/**
 * Returns a test for the quantity that a name belongs to: the nearest one, unless a bare number is next to the name. The
 * first name decides whether names precede or follow their quantities.
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
