import type { Block, TextBlock } from '#contract/content/content.ts';
import { createPaths } from '#domain/urls/paths.ts';

const unscopedPaths = createPaths('');

/** JSON-LD `BreadcrumbList` from the home page; `headTags` makes paths absolute. */
export function crumbsJsonLd(pages: readonly { title: string; path: string }[], homeTitle: string): object {
  const crumbs = [{ title: homeTitle, path: unscopedPaths.home() }, ...pages];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: path,
    })),
  };
}

/** JSON-LD `FAQPage` with a page's questions; nothing without any. */
export function questionsJsonLd(blocks: readonly Block[]): object[] {
  const items = blocks.flatMap((block) =>
    block.type === 'questions' ? block.topics.flatMap((topic) => topic.items) : [],
  );
  if (items.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: items.map(({ title, blocks: answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(blockText).filter(Boolean).join('\n') },
      })),
    },
  ];
}

function blockText(block: TextBlock): string {
  const lineText = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('');
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return lineText(block.spans);
    case 'list':
      return block.items.map(lineText).join('\n');
    case 'note':
      return block.lines.map(lineText).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(lineText).join(' — ')).join('\n');
    default:
      return '';
  }
}
