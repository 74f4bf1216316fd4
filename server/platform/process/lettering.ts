import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);
/** Subsets of the shop's typeface: Russian, Kazakh, Latin with digits, ₸. */
const FONT_SUBSETS = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'] as const;
/** Font weights used in pictures. */
export type Weight = 400 | 600;

/** Subset of the typeface by its letters. */
export type FontSubset = (typeof FONT_SUBSETS)[number];

/** Returns the WOFF file of a subset. */
export function fontFile(part: FontSubset, weight: Weight): string {
  return require.resolve(`@fontsource/geologica/files/geologica-${part}-${weight}-normal.woff`);
}

/** Splits a line into runs that one subset can draw; drops characters that none has. */
export function splitRuns(text: string, weight: Weight): { part: FontSubset; text: string }[] {
  const runs: { part: FontSubset; text: string }[] = [];
  for (const letter of text.normalize('NFC').replace(/\s/g, ' ')) {
    const part = FONT_SUBSETS[fontFamily(weight).findIndex((font) => font.charToGlyphIndex(letter) > 0)];
    if (!part) continue;
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

/** Combining and invisible characters; a font has no glyph for them, or an empty box. */
const UNDRAWN = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

const typefaces = new Map<string, Font>();

/**
 * Drops characters without a glyph in a typeface (a TTF or WOFF file), such as emoji, which would print as empty boxes.
 * Collapses the spaces around them.
 */
export function withoutMissingGlyphs(text: string, file: string): string {
  let font = typefaces.get(file);
  if (!font) typefaces.set(file, (font = loadFont(file)));
  const letters = [...text.normalize('NFC').replace(/\s/g, ' ')];
  const drawable = letters.filter((letter) => !UNDRAWN.test(letter) && font.charToGlyphIndex(letter) > 0);
  return drawable.length === letters.length
    ? text
    : drawable
        .join('')
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[,.;:!?»)])/g, '')
        .trim();
}

function loadFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

const families = new Map<Weight, Font[]>();

/** Loads a weight once. Text is drawn as outlines, so no system font is needed. */
function fontFamily(weight: Weight): Font[] {
  let fonts = families.get(weight);
  if (!fonts) {
    fonts = FONT_SUBSETS.map((part) => loadFont(fontFile(part, weight)));
    families.set(weight, fonts);
  }
  return fonts;
}

type Letter = { glyph: opentype.Glyph; width: number };

function layOutLetters(text: string, size: number, weight: Weight): Letter[] {
  const fonts = fontFamily(weight);
  return [...text.normalize('NFC').replace(/\s/g, ' ')].flatMap((letter) => {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0);
    if (!font) return [];
    const glyph = font.charToGlyph(letter);
    return [{ glyph, width: ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size }];
  });
}

/** Measures a line of text in pixels, without letters that the typeface lacks. */
export function measureText(text: string, size: number, weight: Weight): number {
  return layOutLetters(text, size, weight).reduce((sum, { width }) => sum + width, 0);
}

/** Returns the outline of a line of text with the given baseline start, as the `d` of an SVG path. */
export function textOutline(text: string, x: number, y: number, size: number, weight: Weight): string {
  let left = x;
  return layOutLetters(text, size, weight)
    .map(({ glyph, width }) => {
      const path = glyph.getPath(left, y, size).toPathData(1);
      left += width;
      return path;
    })
    .join('');
}

/** Wraps a text to a width; the last of at most `maxLines` lines ends with … when words are left. */
export function wrapText(text: string, width: number, size: number, weight: Weight, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Dropping a word without drawable letters would leave two spaces.
  const words = text.split(/\s+/).filter((word) => measureText(word, size, weight) > 0);
  for (const word of words.flatMap((longWord) => breakWord(longWord, width, size, weight))) {
    const extendedLine = line ? `${line} ${word}` : word;
    if (!line || measureText(extendedLine, size, weight) <= width) line = extendedLine;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  let lastLine = lines[maxLines - 1] ?? '';
  while (lastLine.includes(' ') && measureText(`${lastLine}…`, size, weight) > width)
    lastLine = lastLine.slice(0, lastLine.lastIndexOf(' '));
  return [...lines.slice(0, maxLines - 1), clipText(`${lastLine}…`, width, size, weight)];
}

/** Truncates a line to a width with …. */
export function clipText(text: string, width: number, size: number, weight: Weight): string {
  if (measureText(text, size, weight) <= width) return text;
  const letters = [...text.replace(/…$/, '')];
  while (letters.length > 1 && measureText(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks a word longer than a line; a name can have forty letters. */
function breakWord(word: string, width: number, size: number, weight: Weight): string[] {
  if (measureText(word, size, weight) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && measureText(part + letter, size, weight) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
