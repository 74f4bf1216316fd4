import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#contract/content.ts';
import { categories } from '#demo/catalog/categories.ts';
import { pictureKinds } from '#demo/pictures/draw.ts';
import { blocksOf } from './article-text.ts';
import { createContentService } from './content.service.ts';

describe('the articles of the shop', async () => {
  const content = await createContentService();
  const slugs = content.slugs();

  test('there are some for the home page and the list', () => expect(slugs.length).toBeGreaterThanOrEqual(6));

  test('the newest comes first', () => {
    const dates = content.articles('ru').map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test.each(slugs)('%s: whole in both languages, of one shape, about things the demo shop has', (slug) => {
    const [ru, kk] = (['ru', 'kk'] as const).map((language) => content.article(slug, language));
    for (const article of [ru!, kk!]) {
      expect(article.blocks.some(({ type }) => type === 'heading')).toBe(true);
      expect(JSON.stringify(article.blocks)).not.toMatch(/\*\*|##|\]\(|[<>]/);
      expect(wordsOf(article.blocks)).toBeGreaterThan(320);
    }
    expect(kk!.blocks.map(({ type }) => type)).toEqual(ru!.blocks.map(({ type }) => type));
    expect([kk!.date, kk!.category, kk!.kind]).toEqual([ru!.date, ru!.category, ru!.kind]);
    expect(kk!.title).not.toBe(ru!.title);
    expect(JSON.stringify(kk!.blocks)).toMatch(/[әғқңөұүһі]/);
    expect(categories.map((category) => category.slug)).toContain(ru!.category);
    expect(pictureKinds()).toContain(ru!.kind);
  });

  test.each(['no-such-article', '', '../articles'])('there is no article "%s"', (slug) => {
    expect(() => content.article(slug, 'ru')).toThrow(expect.objectContaining({ error: 'page_not_found' }));
  });
});

describe('a file of an article', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'articles-'));
  });
  afterEach(() => rm(dir, { recursive: true }));
  const head = 'title: Один: два\nlead: Коротко\ndate: 2026-10-01\ncategory: chajniki\nkind: kettle';
  const write = (name: string, text: string) => writeFile(join(dir, name), text);

  test('keeps a colon of its title', async () => {
    await Promise.all(['ru', 'kk'].map((language) => write(`one.${language}.md`, `---\n${head}\n---\nТекст`)));
    expect((await createContentService(dir)).articles('kk')).toEqual([
      { slug: 'one', title: 'Один: два', lead: 'Коротко', date: '2026-10-01', kind: 'kettle' },
    ]);
  });

  test.each(['ru', 'kk'])('alone in %s stops the start', async (language) => {
    await write(`one.${language}.md`, `---\n${head}\n---\nТекст`);
    await expect(createContentService(dir)).rejects.toThrow(/one\.(ru|kk)\.md: every article exists/);
  });

  test.each([
    ['without a head', 'Текст', /begins with a head/],
    ['without a date', `---\n${head.replace(/date.*\n/, '')}\n---\nТекст`, /date/],
    ['with an unknown field', `---\n${head}\nauthor: x\n---\nТекст`, /author/],
    ['without a text', `---\n${head}\n---\n\n`, /no text/],
  ])('%s stops the start and names the file', async (_what, text, reason) => {
    await Promise.all(['ru', 'kk'].map((language) => write(`one.${language}.md`, text)));
    await expect(createContentService(dir)).rejects.toThrow(reason);
    await expect(createContentService(dir)).rejects.toThrow(/one\.(ru|kk)\.md/);
  });
});

test('Markdown becomes blocks; what is not of the subset stays text', () => {
  expect(
    blocksOf('Первая\nстрока **важно** дальше\n\n## Заголовок\n\n- раз\n- **два**\n\n<b>5 * 2</b> ** нет'),
  ).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: 'Первая строка ', bold: false },
        { text: 'важно', bold: true },
        { text: ' дальше', bold: false },
      ],
    },
    { type: 'heading', text: 'Заголовок' },
    { type: 'list', items: [[{ text: 'раз', bold: false }], [{ text: 'два', bold: true }]] },
    { type: 'paragraph', spans: [{ text: '<b>5 * 2</b> ** нет', bold: false }] },
  ]);
});

/** Counts the words of a text of blocks, their field names left out. */
function wordsOf(blocks: readonly Block[]): number {
  const lines = blocks.flatMap((block) =>
    block.type === 'heading'
      ? [block.text]
      : (block.type === 'list' ? block.items : [block.spans]).map((spans) => spans.map(({ text }) => text).join('')),
  );
  return lines.join(' ').match(/[\p{L}\d]+/gu)?.length ?? 0;
}
