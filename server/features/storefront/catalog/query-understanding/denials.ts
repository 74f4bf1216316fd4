import { createBeginnings } from './beginnings.ts';
import { lackedBy } from './lacking.ts';
import type { Token } from './query-text.ts';

/** What says before a word that it must not be: "не игровой", "кроме кухни". */
export const deniedBefore: ReadonlySet<string> = new Set(['не', 'ни', 'кроме']);

/** What says so after a word: «ойынға арналмаған», «қара емес», «айфон болмасын». */
export const deniedAfter: ReadonlySet<string> = new Set(['емес', 'арналмаган', 'баска', 'болмасын', 'болмасыншы']);

/** What the small words at a place say of a word: `end` is behind them. */
export type Denial = {
  end: number;
  /**
   * `next`: the word behind them must not be, `all`: none of those that follow, `last`: the one before them, `either`: the
   * one behind them unless that is what is sought, else the one before; `none`: they deny nothing; `aside`: nor does the
   * one before them say anything.
   */
  of: 'next' | 'all' | 'last' | 'either' | 'none' | 'aside';
  /** Only where a thing is named besides: "проводов нет" says so of a mouse, "интернета нет" alone tells of a trouble. */
  beside?: boolean;
  /** Only a name: «самсунг алмаймын» refuses Samsung, «таңдай алмаймын» is "cannot choose". */
  named?: boolean;
};

/** What one does, or does not, with what a thing has: "не нужны мешки", "мешки не покупать". */
const wanting = createBeginnings<true>([
  [
    'нуж надо= надобн хочу= хочет хоти хоте предлаг интересу люблю= любит= любим= нрав рассматр беру= брать= бери= берите= покупать= покупая= треб использ менять= меняя= был= была= были= было=',
    true,
  ],
]);
const small: ReadonlySet<string> = new Set(['бы', 'мне', 'нам', 'вообще', 'совсем', 'чтоб', 'чтобы', 'уже']);
/** «Мешок салынбайтын», «капсула қолданбайтын», «сымы болмауы керек»: on folded letters. */
const unused =
  /^(?:бол|сал|салын|колдан|колданыл|кос|пайдалан|пайдаланыл|ауыстыр|ауыстырыл|так|тагыл|косыл|жалган|кажетсин)[мбп][ае](?:йт[ыи]н(?:[ыи]|дар[ыи]?)?|с[ыи]н(?:ш[ыи])?|уы|ган|ген)$/;
const usedWithout = /^(?:сал|салын|колдан|кос|пайдалан|ауыстыр|так)[мбп][ае]й$/;
/** «Газ қажет етпейтін»: the verb says so only behind what is needed. */
const needless = /^(?:ет|етил)п[ае](?:йт[ыи]н(?:[ыи]|дер[ыи]?)?|с[ыи]н|с[ае]|у[ыи]?)$/;
const needed: ReadonlySet<string> = new Set(['кажет', 'керек', 'талап']);
const refused = /^(?:ал|уна|жактыр|кала|усын|кызыктыр|карастыр)[мбп][ае](?:йм[ыи]н|йм[ыи]з|йд[ыи]|йсыз|ныз|ныздар|шы)$/;
/** After "нет" and before it: "нет ли айфона" and "есть или нет" ask, «бар ма жоқ па» too; "есть телефон, чехла нет" tells of a need. */
const asksAfter: ReadonlySet<string> = new Set(['ли', 'па', 'пе']);
const asksBefore: ReadonlySet<string> = new Set(['или', 'ма', 'ме', 'ба', 'бе', 'бар', 'алде']);
const which = /^(?:котор|где$|куда$|чтоб)/;
/** «5 метрден кем болмасын» bounds a number. */
const comparing: ReadonlySet<string> = new Set('кем аз коп артык киши улкен томен жогары гана тек'.split(' '));
const away = /(?:[дтн][ае]н)$/;
const hasDigit = /\d/;

/** Kazakh particles behind a hyphen: «сымсыз-ақ», «айфон-ау». */
const particle = /^(?:ак|ау|мыс|мис|ш[ыи]|гой|даг[ыи]|[дт][ае])$/;

/** Tells of what one does, or does not, with what a thing has: "нужен", "использовать". */
export function isWanting(word: string): boolean {
  return wanting.of(word).length > 0;
}

/** Tells whether a Kazakh word says that what stands before it must not be. */
export function isDenyingVerb(word: string): boolean {
  return unused.test(word) || usedWithout.test(word) || needless.test(word) || refused.test(word);
}

/** A particle that says nothing; «қара-ақ» is two colours. */
export function isParticle(
  { spaced, typed }: Token & { typed: string },
  before: Token | undefined,
  isQuality: boolean,
): boolean {
  return !spaced && before !== undefined && particle.test(typed) && (!isQuality || lackedBy(before.text).length > 0);
}

/** Reads a denial at a place; `turn` is what its word is in the tables. */
export function denialAt(parts: readonly Token[], at: number, turn: string | null): Denial | null {
  const text = (place: number) => parts[place]?.text ?? '';
  const word = text(at);
  if (turn === 'but') return { end: at + 1, of: 'all' };
  if (turn === 'without') return word === 'не' ? denialOfNot(parts, at) : { end: at + 1, of: 'next' };
  if (turn === 'not') {
    if (asksAfter.has(text(at + 1)) && asksBefore.has(text(at - 1))) return { end: at + 2, of: 'aside' };
    return { end: at + 1, of: word !== 'баска' && bounds(parts, at) ? 'aside' : 'last' };
  }
  if (word === 'нет' || word === 'нету') {
    if (asksAfter.has(text(at + 1)) || asksBefore.has(text(at - 1)) || parts.some((part) => part.text === 'есть'))
      return { end: at + 1, of: 'none' };
    return { end: at + 1, of: which.test(text(at - 1)) ? 'next' : 'last', beside: true };
  }
  if (unused.test(word) || usedWithout.test(word)) return { end: at + 1, of: bounds(parts, at) ? 'aside' : 'last' };
  if (needless.test(word)) return needed.has(text(at - 1)) ? { end: at + 1, of: 'last' } : null;
  return refused.test(word) ? { end: at + 1, of: 'last', named: true } : null;
}

/** "Не" denies what follows; "не нужен" what stands on either side; "не только" nothing. */
function denialOfNot(parts: readonly Token[], at: number): Denial {
  let end = at + 1;
  if (parts[end]?.text === 'только') return { end: end + 1, of: 'none' };
  while (small.has(parts[end]?.text ?? '')) end++;
  const first = end;
  while (wanting.of(parts[end]?.text ?? '').length > 0) end++;
  return end > first ? { end, of: 'either' } : { end: at + 1, of: 'next' };
}

/** Tells whether the words before a denial compare a number: «60 см-ден кең емес», «5 метрден кем болмасын». */
function bounds(parts: readonly Token[], at: number): boolean {
  if (comparing.has(parts[at - 1]?.text ?? '')) return true;
  return (
    away.test(parts[at - 2]?.text ?? '') &&
    [at - 2, at - 3, at - 4].some((place) => hasDigit.test(parts[place]?.text ?? ''))
  );
}
