const ablative = /^(?!бирден$)(\p{L}{2,}?)([дтн][ае]н)$/u;
const size = /^(\p{L}{2,}?)[лдт][ыи]к$/u;
const half = /^полу?(метр\p{L}*|литр\p{L}*|\p{L}{4,})$/u;
const compound = /^(двух|трех|четырех|пяти|шести|семи|восьми)(\p{L}{5,})$/u;

/** Splits a folded Kazakh numeral from its ablative ending, where a range begins: «елуден». */
export function ablativeNumeral(word: string): { stem: string; ending: string } | null {
  const [, stem, ending] = ablative.exec(word) ?? [];
  return stem !== undefined && ending !== undefined ? { stem, ending } : null;
}

/** Returns the numeral of a Kazakh size: «елулик». */
export function sizeNumeral(word: string): string | null {
  return size.exec(word)?.[1] ?? null;
}

/** Splits "полметра" and "двухконфорочная" into number and noun; null as number is a half. */
export function joinedNumeral(word: string): { numeral: string | null; noun: string } | null {
  const [, halved] = half.exec(word) ?? [];
  if (halved !== undefined) return { numeral: null, noun: halved };
  const [, numeral, noun] = compound.exec(word) ?? [];
  return numeral !== undefined && noun !== undefined ? { numeral, noun } : null;
}
