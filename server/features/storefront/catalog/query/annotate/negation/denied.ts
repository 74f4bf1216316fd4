import type { WantedWord } from '../../../engine/engine.ts';
import { fold } from '../../../engine/text/fold.ts';
import type { Denial } from './denials.ts';
import { lackedBy, lackedForms } from './lacking.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { isAdjective } from '../../morphology/ru.ts';
import type { Found, Segment, Span } from '../names/segment.ts';
import { smallWords } from '../../normalize/stop-words.ts';

/** What segments are denied with: `named` finds what words are the whole name of. */
export type DenialTools = { lexicon: Lexicon; named(words: readonly string[]): Found | null };

/** Denies segments while they are found. */
export type Denials = {
  /** Takes in what small words at a place say. */
  say(denial: Denial, at: number): void;
  /** Takes in a word that may go on with a list: "не samsung или lg". */
  join(part: QueryPart): void;
  /** Denies the segment that was found last, where something before it says so, or its own ending. */
  found(lacking: boolean): void;
  /** Denies what could not be denied before all was found. */
  end(): void;
};

type Pending = Span & { of: 'next' | 'all' | 'either' | 'like'; beside: boolean };

const joining: ReadonlySet<string> = new Set('мен пен бен жане да де та те немесе не и или либо ни'.split(' '));
/** Words between what is denied and the one that denies it. */
const light: ReadonlySet<string> = new Set(
  `да де та те дагы керек кажет кажети кереги талап маган бизге мулдем мулде атымен типти нас нам меня мне там чтоб чтобы вообще
  совсем ${smallWords('colour').join(' ')}`
    .split(/\s+/)
    .map(fold),
);
/** Words that go on with a list of what must not be. */
export const listing: ReadonlySet<string> = new Set(['и', 'или', 'либо']);
/** "Без проводов и подсветки": a noun in the genitive. */
const genitive = /(?:[аяыи]|[ое]в|ей|[ое]к)$/;
const latin = /^[a-z]/;
/** How the tables name what lacks something: "без мешка", "не беспроводной", «сымсыз». */
const lackingNames: readonly ((name: string) => readonly string[])[] = [
  (name) => ['без', ...name.split(' ')],
  (name) => ['не', ...name.split(' ')],
  (name) => `${name}сыз`.split(' '),
  (name) => `${name}сиз`.split(' '),
];

/** Prepares to deny segments of some parts while they are found. */
export function createDenials(segments: Segment[], parts: readonly QueryPart[], tools: DenialTools): Denials {
  let pending: Pending | null = null;
  /** What was denied last by a word before it. */
  let listed: { segment: Segment | undefined; word: string } | null = null;
  const weak: { segment: Segment; span: Span }[] = [];

  const deny = (segment: Segment | undefined, span: Span, beside = false) => {
    if (segment && beside) weak.push({ segment, span });
    else if (segment) Object.assign(segment, denied(segment, span, tools));
  };
  /** What several words say behind the last of them: «lg мен samsung-тен басқа», «айфон да, самсунг та болмасын». */
  const denyLast = (to: number, beside: boolean) => {
    for (let place = segments.length - 1; place >= 0; place--) {
      const segment = segments[place] as Segment;
      const before = parts.findLast((part) => part.to <= segment.from);
      deny(segment, { from: segment.from, to }, beside);
      if (!before || !joining.has(before.text) || isSought(segments[place - 1])) return;
    }
  };

  /** Nothing stands between that says something by itself: «үлкен емес» says nothing of what is named before it. */
  const isRightBefore = (segment: Segment | undefined, at: number) =>
    parts.every(
      ({ from, text, spaced }, place) =>
        place >= at || from < (segment?.to ?? 0) || !spaced || light.has(text) || tools.lexicon.turns(text) !== null,
    );

  return {
    say({ of, end, beside = false, named = false }, at) {
      const { from, text } = parts[at] as QueryPart;
      const { to } = parts[end - 1] as QueryPart;
      const last = segments.at(-1);
      const ahead = parts[at - 1];
      if (of === 'aside' && last?.from === ahead?.from && last?.to === ahead?.to) segments.pop();
      if (of === 'last' && !(named && !isNamedAt(last, ahead)) && isRightBefore(last, at)) denyLast(to, beside);
      if (of === 'aside' || of === 'last' || of === 'none') return;
      pending = { from, to, of, beside };
      listed = { segment: undefined, word: text };
    },
    join({ text, from, to }) {
      const last = segments.at(-1);
      if (pending || !last) return;
      const word = last.read.startsWith('без ') ? 'без' : listed?.segment === last ? listed.word : '';
      if (word === '') return;
      pending = { from, to, of: 'like', beside: false };
      listed = { segment: last, word: word === 'без' ? word : text };
    },
    found(lacking) {
      const last = segments.at(-1);
      if (!last) return;
      const before = segments.at(-2);
      if (lacking) deny(last, last);
      if (lacking || !pending) return;
      const { from, of, beside, to } = pending;
      if (of !== 'all') pending = null;
      if (of === 'either') {
        const chosen = eitherOf(before, last);
        const span = chosen === last ? { from, to: last.to } : { from: chosen.from, to };
        deny(chosen, span, beside);
      } else if (of === 'like') {
        if (!listed || !isLike(before, last, listed.word)) return;
        deny(last, { from, to: last.to });
        listed = { ...listed, segment: last };
      } else if (of === 'all' && before && last.category?.whole && last.brand === null) {
        // What is sought ends the list of what it must not be: "кроме samsung и lg телевизор".
        pending = null;
      } else {
        deny(last, { from, to: last.to }, beside);
        listed = listed && { ...listed, segment: last };
      }
    },
    end() {
      if (pending?.of === 'either' && segments.length > 0) denyLast(pending.to, segments.length > 1);
      for (const { segment, span } of weak)
        if (segments.some((one) => one !== segment && isSought(one)) && !segment.absent) deny(segment, span);
    },
  };
}

/** The segment without what is said not to be: of another quality that the tables name, else denied. */
function denied(segment: Segment, span: Span, tools: DenialTools): Segment {
  const contrary = contraryOf(segment, tools);
  if (contrary)
    return {
      ...segment,
      ...contrary,
      target: false,
      denied: span,
      telling: Math.max(...contrary.words.map(tools.lexicon.telling), 0),
    };
  const { lexicon } = tools;
  const own = segment.read.includes(' ') ? [] : lackedForms(lackedBy(segment.read)[0] ?? segment.read, lexicon);
  const [most = []] = segment.words.toSorted((a, b) => lexicon.telling(b) - lexicon.telling(a));
  const excluded: WantedWord = [...most, ...own.filter(({ form }) => !most.some((one) => one.form === form))];
  return { ...segment, absent: true, target: false, denied: span, excluded };
}

/** The quality that the tables say things have that lack this: "провод" of беспроводной, "windows" of "без системы". */
function contraryOf(
  segment: Segment,
  { lexicon, named }: DenialTools,
): Pick<Segment, 'read' | 'words' | 'category' | 'brand' | 'concept' | 'synonym' | 'thing' | 'quality'> | null {
  const read = lackedBy(segment.read)[0] ?? segment.read;
  const keys = read.split(' ').map(lexicon.families.key);
  const met = lexicon.concepts.at(keys, 0);
  const names = met?.end === keys.length ? met.concept.names.map((name) => name.map(({ word }) => word).join(' ')) : [];
  for (const name of new Set([read, keys.join(' '), ...names]))
    for (const lacking of lackingNames) {
      const words = lacking(name);
      const found = named(words);
      if (found && !found.category?.whole && found.words.length > 0 && found.concept !== segment.concept)
        return {
          read: words.join(' '),
          words: found.words,
          category: found.category,
          brand: found.brand,
          concept: found.concept ?? null,
          synonym: found.synonym,
          thing: false,
          quality: true,
        };
    }
  return null;
}

/** Which of two neighbours a word between them denies: "самсунг не предлагать с камерой", "пылесос не нужен мешок". */
function eitherOf(before: Segment | undefined, last: Segment): Segment {
  if (!before || before.absent) return last;
  if (isSought(before) !== isSought(last)) return isSought(last) ? before : last;
  if (isName(before) !== isName(last)) return isName(before) ? before : last;
  return isAdjective(last.read) && !isSought(before) ? before : last;
}

/** Tells whether a list goes on: names after names, after "без" what is in the same case. */
function isLike(before: Segment | undefined, { read, ...last }: Segment, word: string): boolean {
  if (!before || isSought({ read, ...last })) return false;
  if (word === 'без') return latin.test(read) || (genitive.test(read) && !isAdjective(read));
  return (
    (isName(before) && isName({ read, ...last })) || (word !== 'и' && isAdjective(before.read) && isAdjective(read))
  );
}

function isSought(segment: Segment | undefined): boolean {
  return (
    segment !== undefined && !segment.absent && !isName(segment) && (segment.category?.whole === true || segment.thing)
  );
}

/** A brand or a line of models. */
function isName({ brand, category, read, words }: Segment): boolean {
  if (brand !== null || latin.test(read)) return true;
  return category === null && words.length > 0 && words.every(([most]) => latin.test(most?.form ?? ''));
}

/** A name that stands right there. */
function isNamedAt(segment: Segment | undefined, part: QueryPart | undefined): boolean {
  return (
    segment?.to === part?.to &&
    segment !== undefined &&
    (segment.brand !== null || segment.concept !== null || segment.category !== null)
  );
}
