import { z } from 'zod';
import type { Block, Span } from '#contract/content.ts';

/** Head of an article's file; `category` is the slug of the category it leads to. */
const Head = z.strictObject({
  title: z.string().min(1),
  lead: z.string().min(1),
  date: z.iso.date(),
  category: z.string().min(1),
  kind: z.string().min(1),
});

/** A file of an article: its head and its blocks. */
export type ArticleText = z.infer<typeof Head> & { blocks: Block[] };

const SHAPE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads a file of an article; throws with the file's name when its head is incomplete or its text is empty. */
export function readArticle(name: string, text: string): ArticleText {
  const [, head, body] = SHAPE.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${name}: an article begins with a head between two lines of ---`);
  const fields = Head.safeParse(
    Object.fromEntries(
      head
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
  );
  if (!fields.success)
    throw new Error(
      `${name}: ${fields.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  const blocks = blocksOf(body);
  if (blocks.length === 0) throw new Error(`${name}: the article has no text`);
  return { ...fields.data, blocks };
}

/** Reads the part of Markdown that articles use: paragraphs, `## headings`, `- lists` and `**bold**`. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.length === 1 && part.startsWith('## ')) return { type: 'heading', text: part.slice(3).trim() };
  if (lines.every((line) => line.startsWith('- ')))
    return { type: 'list', items: lines.map((line) => spansOf(line.slice(2))) };
  return { type: 'paragraph', spans: spansOf(lines.join(' ')) };
}

/** Parts a line at pairs of `**`; a mark without its pair stays text. */
function spansOf(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const bold = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
      return bold === undefined ? { text: part, bold: false } : { text: bold, bold: true };
    });
}
