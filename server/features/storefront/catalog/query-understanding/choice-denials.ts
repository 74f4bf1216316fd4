import { isDenyingVerb, isWanting } from './denials.ts';
import type { QueryPart } from './query-part.ts';
import type { Segment, Span } from './segment.ts';

/**
 * How something is denied: `without` it ("без камеры", «камерасыз»), or said `not` to be so ("не умный"); the places of
 * all that says so, and of what is denied.
 */
export type ChoiceDenial = { by: 'without' | 'not'; at: readonly number[]; said: Span };

const lacking: ReadonlySet<string> = new Set(['без', 'безо']);
const lackingBehind: ReadonlySet<string> = new Set(['жок', 'нет', 'нету']);
const not: ReadonlySet<string> = new Set(['не', 'кроме', 'ни']);
const notBehind: ReadonlySet<string> = new Set(['емес', 'баска', 'болмасын', 'болмасыншы']);
/** Small words that deny. */
export const denyingWords: readonly string[] = [...lacking, ...lackingBehind, ...not, ...notBehind];
const between: ReadonlySet<string> = new Set(['для', 'под', 'на', 'из', 'с', 'со', 'к']);
const genitive = /(?:[аяы]|ии|[ое]в)$/;

/** Finds what denies the words at some places: their segment, or the small words beside them; null where nothing does. */
export function denialBeside(
  parts: readonly QueryPart[],
  at: readonly number[],
  segments: readonly Segment[],
): ChoiceDenial | null {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  const word = (place: number) => parts[place]?.typed ?? '';
  const said = { from: parts[first]?.from ?? 0, to: parts[last]?.to ?? 0 };
  if (lacking.has(word(first - 1))) return { by: 'without', at: [first - 1, ...at], said };
  if (lackingBehind.has(word(last + 1)) && word(last + 2) !== 'ли')
    return { by: 'without', at: [...at, last + 1], said };
  if (notBehind.has(word(last + 1))) return { by: 'not', at: [...at, last + 1], said };
  // "Не нужен гриль", "гриль не нужен".
  if (isWanting(word(first - 1)) && word(first - 2) === 'не')
    return { by: 'without', at: [first - 2, first - 1, ...at], said };
  if (word(last + 1) === 'не' && isWanting(word(last + 2)))
    return { by: 'without', at: [...at, last + 1, last + 2], said };
  // "Без датчика давления": what is said of the thing that is lacking.
  if (lacking.has(word(first - 2)) && genitive.test(word(first - 1)) && genitive.test(word(first)))
    return { by: 'without', at: [first - 2, first - 1, ...at], said };
  // "Не для иксбокса", "не из пластика".
  if (between.has(word(first - 1)) && not.has(word(first - 2)))
    return { by: 'not', at: [first - 2, first - 1, ...at], said };
  if (not.has(word(first - 1))) return { by: 'not', at: [first - 1, ...at], said };
  if (isDenyingVerb(word(last + 1))) return { by: 'without', at: [...at, last + 1], said };
  const own = segments.find(
    ({ absent, from, to }) => absent && (parts[first]?.from ?? 0) >= from && (parts[last]?.to ?? 0) <= to,
  );
  if (!own?.denied) return null;
  const { from, to } = own.denied;
  const all = parts.flatMap((part, place) =>
    part.from >= Math.min(from, own.from) && part.to <= Math.max(to, own.to) ? [place] : [],
  );
  return { by: 'without', at: all, said };
}
