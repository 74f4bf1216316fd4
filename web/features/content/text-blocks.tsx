import type { Span, TextBlock } from '#contract/content/content.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/layout/spec-list.tsx';
import css from './content-body.module.css';

/** Static blocks of a text. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <TextPart key={index} block={block} />);
}

/** One block of a text. */
export function TextPart({ block }: { block: TextBlock }) {
  const resolveHref = useHref();
  switch (block.type) {
    case 'heading': {
      const Tag = `h${block.level as 2 | 3}` as const;
      return <Tag id={block.id}>{block.text}</Tag>;
    }
    case 'paragraph':
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag className={block.ordered ? css.steps : css.list}>
          {block.items.map((spans, index) => (
            <li key={index}>
              <Line spans={spans} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'note':
      return (
        <aside className={css.note}>
          {block.lines.map((spans, index) => (
            <p key={index}>
              <Line spans={spans} />
            </p>
          ))}
        </aside>
      );
    case 'table':
      return <TextTable head={block.head} rows={block.rows} />;
    case 'picture':
      return (
        <img
          src={kindPictureUrl(block.kind)}
          alt={block.alt}
          width={320}
          height={320}
          loading="lazy"
          className={css.picture}
        />
      );
    case 'action':
      return (
        <p>
          <Button kind="action" href={resolveHref(block.path)}>
            {block.text}
          </Button>
        </p>
      );
  }
}

/** Adds language and city to a path from a text; absolute URLs stay. */
function useHref(): (href: string) => string {
  const { paths } = useShop();
  return (href) => (href.startsWith('/') ? paths.page(href) : href);
}

function Line({ spans }: { spans: readonly Span[] }) {
  const resolveHref = useHref();
  return spans.map(({ text, bold, href }, index) => {
    const content = bold ? <strong key={index}>{text}</strong> : text;
    return href === undefined ? (
      content
    ) : (
      <a key={index} href={resolveHref(href)} rel={href.startsWith('https:') ? 'noopener' : undefined}>
        {content}
      </a>
    );
  });
}

type Lines = readonly (readonly Span[])[];

/** Table with its own horizontal scrolling when too wide. */
function TextTable({ head, rows }: { head: Lines; rows: readonly Lines[] }) {
  const renderCells = (lines: Lines) => lines.map((spans, index) => <Line key={index} spans={spans} />);
  return (
    <Table
      caption={head.map((spans) => spans.map(({ text }) => text).join('')).join(', ')}
      captionHidden
      head={renderCells(head)}
      rows={rows.map((lines, row) => ({ id: String(row), cells: renderCells(lines) }))}
    />
  );
}
