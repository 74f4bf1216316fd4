import { withUnit } from './assortment.ts';
import { readCondition } from './conditions.ts';
import { pick, pickSome } from './random.ts';
import { cellAt, readTable } from './table.ts';
import { findBestSellerText } from './words/best-sellers.ts';
import { ADVICE } from './words/advice.ts';
import { PHRASES } from './words/phrases.ts';
import type { Product, SpecValue } from './assortment.ts';
import type { Bilingual } from './kind.ts';

interface Phrase {
  holds: (raw: string) => boolean;
  text: Bilingual;
}

function readPhrases(): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const row of readTable(PHRASES.join('\n'))) {
    const condition = cellAt(row, 1);
    const holds = readCondition(condition);
    const known = phrases.get(cellAt(row, 0)) ?? [];
    known.push({ holds, text: { ru: cellAt(row, 2), kk: cellAt(row, 3) } });
    phrases.set(cellAt(row, 0), known);
  }
  return phrases;
}

const phrasesOf = readPhrases();

function formatSentence(key: string, spec: SpecValue): Bilingual | null {
  const fitting = (phrasesOf.get(spec.attribute.slug) ?? []).filter((phrase) => phrase.holds(spec.raw));
  if (fitting.length === 0) return null;
  const { ru, kk } = pick(key, fitting).text;
  const value = withUnit(spec);
  const number = spec.value.ru.replace('.', ',');
  return {
    ru: ru.replaceAll('{v}', value.ru.replaceAll('; ', ', ')).replaceAll('{n}', number),
    kk: kk.replaceAll('{v}', value.kk.replaceAll('; ', ', ')).replaceAll('{n}', number),
  };
}

/** Avoids a double dot after a unit that ends with one ("мес."). */
function joined(sentences: readonly string[], name: string): string {
  return sentences.join(' ').replaceAll('{name}', name).replaceAll('..', '.');
}

const adviceOf: ReadonlyMap<string, Bilingual> = new Map(
  readTable(ADVICE).map((row) => [cellAt(row, 0), { ru: cellAt(row, 1), kk: cellAt(row, 2) }]),
);

/** `{attribute}` is a value with its unit, `{#attribute}` without it. */
const PLACEHOLDER = /\{(#?)([a-z-]+)\}/g;

function fillIn(product: Product, text: Bilingual): Bilingual {
  const fill = (language: keyof Bilingual) =>
    text[language].replace(PLACEHOLDER, (_, isBare: string, slug: string) => {
      const spec = product.spec.get(slug);
      if (spec === undefined) throw new Error(`${product.brand} ${product.model} has no "${slug}"`);
      return isBare === '' ? withUnit(spec)[language] : spec.value[language];
    });
  return { ru: joined([fill('ru')], ''), kk: joined([fill('kk')], '') };
}

/** Writes the description of a product: by hand for best-selling models, else from its characteristics. */
export function describe(product: Product): Bilingual {
  const text = findBestSellerText(`${product.brand} ${product.model}`);
  return text === undefined ? describeByFacts(product) : fillIn(product, text);
}

function describeByFacts(product: Product): Bilingual {
  const key = `describe ${product.groupId}`;
  const name = `${product.brand} ${product.model}`;
  const possible = [...product.spec.values()]
    .map((spec) => formatSentence(`${key} ${spec.attribute.slug}`, spec))
    .filter((sentence) => sentence !== null);
  const chosen = pickSome(
    key,
    possible.map((sentence, position) => ({ sentence, position })),
    3 + (product.groupId % 2),
  )
    .sort((a, b) => a.position - b.position)
    .map((entry) => entry.sentence);
  const opening = pick(`${key} about`, product.kind.about);
  const advice = adviceOf.get(product.kind.category);
  if (advice === undefined) throw new Error(`no advice for "${product.kind.category}"`);
  const sentences = [opening, ...chosen, advice];
  return {
    ru: joined(
      sentences.map((sentence) => sentence.ru),
      name,
    ),
    kk: joined(
      sentences.map((sentence) => sentence.kk),
      name,
    ),
  };
}
