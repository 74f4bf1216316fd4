import type { ReactNode } from 'react';
import type { Block, Fold } from '#contract/content/content.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { AppOffer } from './app-offer.tsx';
import { BusinessForm, type FilesSlot } from './business-form.tsx';
import { BonusCalculator } from './bonus-calculator.tsx';
import { ContactRows } from './contact-rows.tsx';
import { DeliveryCalculator } from './delivery-calculator.tsx';
import { PageTiles } from './page-tiles.tsx';
import { QuestionList } from './question-list.tsx';
import { TextBlocks, TextPart } from './text-blocks.tsx';
import css from './content-body.module.css';

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

/** Interactive blocks of other features, rendered by the screen. */
export type Slots = {
  products: (block: BlockOf<'products'>) => ReactNode;
  categories: (block: BlockOf<'categories'>) => ReactNode;
  shops: (block: BlockOf<'shops'>) => ReactNode;
  files: FilesSlot;
};

/** Body of a content page, block by block. */
export function ContentBody({ blocks, slots }: { blocks: readonly Block[]; slots: Slots }) {
  return (
    <div className={css.body}>
      {blocks.map((block, index) => (
        <ContentBlock key={index} block={block} slots={slots} />
      ))}
    </div>
  );
}

function ContentBlock({ block, slots }: { block: Block; slots: Slots }) {
  switch (block.type) {
    case 'accordion':
      return <Accordion items={block.items} />;
    case 'questions':
      return <QuestionList topics={block.topics} />;
    case 'products':
      return <div className={css.wide}>{slots.products(block)}</div>;
    case 'categories':
      return <div className={css.wide}>{slots.categories(block)}</div>;
    case 'shops':
      return <div className={css.wide}>{slots.shops(block)}</div>;
    case 'pages':
      return <PageTiles pages={block.pages} />;
    case 'form':
      return <BusinessForm form={block.form} files={slots.files} />;
    case 'contacts':
      return <ContactRows rows={block.rows} />;
    case 'delivery':
      return <DeliveryCalculator settings={block.terms} cities={block.cities} />;
    case 'bonus':
      return <BonusCalculator settings={block.terms} withBank={block.withBank} />;
    case 'app':
      return <AppOffer stores={block.stores} />;
    default:
      return <TextPart block={block} />;
  }
}

function Accordion({ items }: { items: readonly Fold[] }) {
  return (
    <div className={css.wide}>
      {items.map(({ id, title, blocks }) => (
        <div key={id} id={id}>
          <Disclosure title={title} kind="line">
            <div className={css.answer}>
              <TextBlocks blocks={blocks} />
            </div>
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
