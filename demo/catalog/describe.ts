import { withUnit } from './assortment.ts';
import { readCondition } from './conditions.ts';
import { pick, pickSome } from './random.ts';
import { cellAt, readTable } from './table.ts';
import { CLOSINGS, type ClosingGroup } from './words/closings.ts';
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

/** Drawings of consumables and accessories: their box is not opened at the counter. */
const SUPPLIES = new Set(
  'cartridge ink paper battery cable case screen-protector watch-strap memory-card flash vacuum-filter bag gift-box mount'.split(
    ' ',
  ),
);

function findClosingGroup({ kind, category }: Product): ClosingGroup {
  if (kind.digital === true) return 'digital';
  return SUPPLIES.has(category.drawing) ? 'supply' : 'device';
}

/** Writes 4–6 sentences about a product from its characteristics and their use for the buyer. */
export function describe(product: Product): Bilingual {
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
  const closing = pick(`${key} closing`, CLOSINGS[findClosingGroup(product)]);
  const sentences = [opening, ...chosen, closing];
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
