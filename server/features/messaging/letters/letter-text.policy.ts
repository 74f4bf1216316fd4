import type { Letter, LetterBlock } from './letter.ts';

/** Plain text of a letter, below its subject. A picture is named in brackets. */
export function letterText({ blocks }: Pick<Letter, 'blocks'>): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return block.url;
    case 'picture':
      return `[${block.alt}]`;
    case 'lines':
      return [
        block.title,
        ...block.lines.map(({ name, note, sum }) => `- ${name}: ${[note, sum].filter(Boolean).join(' = ')}`),
        ...(block.more === '' ? [] : [block.more]),
      ].join('\n');
    case 'sums':
      return [...block.rows, block.total].map(({ name, sum }) => `${name}: ${sum}`).join('\n');
    case 'details':
      return [block.title, ...block.rows, ...block.links.map(({ text, url }) => `${text}: ${url}`)].join('\n');
  }
}
