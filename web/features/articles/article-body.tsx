import type { Block, Span } from '#contract/content.ts';
import css from './article-body.module.css';

/** Text of an article, block by block. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={css.body}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'heading') return <h2>{block.text}</h2>;
  if (block.type === 'paragraph')
    return (
      <p>
        <Line spans={block.spans} />
      </p>
    );
  return (
    <ul>
      {block.items.map((spans, index) => (
        <li key={index}>
          <Line spans={spans} />
        </li>
      ))}
    </ul>
  );
}

function Line({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text));
}
