import { fold } from '../../../engine/text/fold.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';
import type { Wish } from '../qualities/wish-answers.ts';

const times: ReadonlySet<string> = new Set(['на', 'х', 'x']);
const written = /^(\d{2,3})[хx](\d{2,3})$/;
const centimetres: ReadonlySet<string> = new Set(['см', 'cm', 'сантиметр', 'сантиметров']);
/** Smallest height and largest width of a product, cm. */
const LEAST_HEIGHT = 70;
const WIDEST = 120;

type SizeWish = Extract<Wish, { kind: 'bound' }>;

/** Reads the two sizes of a space as maximum width and height or depth; `room` are the places of words about space. */
export function sizesSaid(tokens: readonly Token[], room: readonly number[]): SizeWish[] {
  if (room.length === 0) return [];
  for (let at = 0; at < tokens.length; at++) {
    const found = pairAt(tokens, at);
    if (!found) continue;
    const [width, other] = found.first > WIDEST ? [found.second, found.first] : [found.first, found.second];
    const end = centimetres.has(tokens[found.end]?.text ?? '') ? found.end + 1 : found.end;
    const places = Array.from({ length: end - at }, (_, offset) => at + offset);
    const most = { kind: 'bound', bound: 'to', strict: false } as const;
    // One wish takes the words about space, so that none is answered twice.
    return [
      { ...most, at: [...places, ...room], named: [fold('Ширина')], value: width },
      { ...most, at: [], named: [fold(other >= LEAST_HEIGHT ? 'Высота' : 'Глубина')], value: other },
    ];
  }
  return [];
}

function pairAt(tokens: readonly Token[], at: number): { first: number; second: number; end: number } | null {
  const text = tokens[at]?.text ?? '';
  const [, first, second] = written.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { first: Number(first), second: Number(second), end: at + 1 };
  const next = times.has(tokens[at + 1]?.text ?? '') ? at + 2 : tokens[at + 1]?.spaced === false ? at + 1 : null;
  if (next === null || !isNumber.test(text) || !isNumber.test(tokens[next]?.text ?? '')) return null;
  return { first: Number(text), second: Number(tokens[next]?.text), end: next + 1 };
}
