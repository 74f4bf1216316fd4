import { projectFiles } from '../gate/project-files.ts';

/** A word that confuses readers, its scope, and the replacement. */
type Wording = { pattern: RegExp; scope: 'all' | 'code'; cure: string };

/**
 * Words that no native engineer writes. `code` covers comments, test titles and declared names; `all` also covers
 * documents. Each is proved by a bad line in plain-english.test.ts.
 */
const WORDINGS: readonly Wording[] = [
  { pattern: /\banew\b/i, scope: 'all', cure: 'again' },
  { pattern: /\bthereby\b/i, scope: 'all', cure: 'leave it out' },
  { pattern: /\bwho(?:m)?ever\b/i, scope: 'all', cure: 'any caller, anyone who' },
  { pattern: /\bso (?:many|much|long|often)\b(?! (?:as|that|for)\b)/i, scope: 'all', cure: 'the number itself, N' },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/i, scope: 'all', cure: 'gets, receives, reports' },
  { pattern: /\btells?\b/i, scope: 'all', cure: 'returns, reports, shows' },
  { pattern: /\b(?:says?|speaks?|spoken) of\b/i, scope: 'all', cure: 'describes, names, is about' },
  { pattern: /\b(?:somebody|someone)\b/i, scope: 'code', cure: 'a customer, a caller, an operator' },
  { pattern: /\bthings?\b/i, scope: 'code', cure: 'the noun: product, entity, row' },
  { pattern: /\bpeople\b/i, scope: 'code', cure: 'customers, shoppers, operators' },
  { pattern: /\bways? to pay\b/i, scope: 'all', cure: 'payment method' },
  { pattern: /\b(?:thinking|silent) bank\b/i, scope: 'all', cure: 'pending decision, timeout' },
  { pattern: /\b(?:given|gives?|giving|gave|put|puts|putting) back\b/i, scope: 'all', cure: 'refund, restore, return' },
  { pattern: /\bow(?:ed|es?)\b/i, scope: 'code', cure: 'due' },
  { pattern: /\bheld for\b/i, scope: 'all', cure: 'reserved for' },
  { pattern: /\b(?:pieces|goods)\b/i, scope: 'code', cure: 'quantity; products' },
  { pattern: /\bmade for\b/i, scope: 'code', cure: 'compatible with' },
  { pattern: /\bbeside\b/i, scope: 'all', cure: 'next to, in parallel, related' },
  { pattern: /\bthe house's?\b/i, scope: 'all', cure: 'the project' },
  { pattern: /(?:^|[.:;] )What [a-z][^?]*$/, scope: 'code', cure: 'name it: no sentence opens with "What …"' },
];

/** Confusing parts of names. */
const BANNED_NAMES =
  /\b(?:const|let|function|type|class|interface)\s+(\w*(?:[aA]tRest|[aA]skAlert|endingWith|\bowed|Owed|[oO]thersThings|TELLS|BESIDE|[aA]new|[tT]old(?=[A-Z]|\b)|Somebody|[sS]oMany|Whoever)\w*)/;

/** Texts for shoppers are not code. */
const UNCHECKED = /^content\/|^messages\/|^bench\/search\/|^tools\/lint-rules\/|^CODE_OF_CONDUCT/;
const CODE = /\.(?:ts|tsx|mjs|cjs|css)$/;
const DOCUMENT = /\.md$|^\.env\.example$/;

/** Files whose wording is checked. */
export const checkedFiles = (): string[] =>
  projectFiles().filter((file) => !UNCHECKED.test(file) && (CODE.test(file) || DOCUMENT.test(file)));

/** A sentence or line of prose in a file. */
export type Prose = { line: number; text: string };

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^\n]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\w])\/\/([^\n]*)/g;

/** Lists the comments and test titles of a source, or the lines of a document without its code. */
export function extractProse(file: string, text: string): Prose[] {
  if (DOCUMENT.test(file)) return documentLines(text);
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const found: Prose[] = [];
  for (const match of text.matchAll(COMMENT)) {
    const start = lineAt(match.index);
    const body = match[1] ?? match[2] ?? '';
    for (const [offset, line] of body.split('\n').entries()) {
      const words = line.replace(/^\s*\*\s?/, '').trim();
      if (words) found.push({ line: start + offset, text: words });
    }
  }
  for (const match of text.matchAll(TITLE)) found.push({ line: lineAt(match.index), text: match[2] ?? '' });
  return found;
}

function documentLines(text: string): Prose[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    return isCode ? [] : [{ line: index + 1, text: line.replace(/`[^`]*`/g, '') }];
  });
}

/** Returns the banned words of a file: `file:line "word": cure`. */
export function checkWording(file: string, text: string): string[] {
  const isDocument = DOCUMENT.test(file);
  const found = extractProse(file, text).flatMap(({ line, text: words }) =>
    WORDINGS.filter(({ scope }) => scope === 'all' || !isDocument).flatMap(({ pattern, cure }) => {
      const [word] = pattern.exec(words.replace(/`[^`]*`/g, '')) ?? [];
      return word === undefined ? [] : [`${file}:${line} "${word.trim().slice(0, 60)}": ${cure}`];
    }),
  );
  if (isDocument) return found;
  for (const [index, line] of text.split('\n').entries()) {
    const [, name] = BANNED_NAMES.exec(line) ?? [];
    if (name) found.push(`${file}:${index + 1} "${name}": a name from the field's literature`);
  }
  return found;
}
