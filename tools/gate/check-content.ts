// Checks the texts of content/: they can be parsed, both languages exist, links work, business numbers come from
// settings: node tools/run.mjs tools/gate/check-content.ts
import { CONSENT_DOCUMENTS, CONSENT_PAGES, CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { isRoute } from '#domain/urls/routes.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { SettingUnit } from '#domain/settings/setting.ts';
import { textValue, findHardCodedValues } from '#domain/content/text-values.ts';
import {
  contentPath,
  isPagePart,
  readContentFolder,
  type ContentText,
} from '#server/features/storefront/content/content-file.ts';
import { CONTENT_DIR } from '#server/features/storefront/content/content.service.ts';
import { isPagePath, partLinks } from '#server/features/storefront/content/links.ts';
import { parseBlocks, type ParsedBlock } from '#server/features/storefront/content/markdown.ts';
import { findWrongEndings } from './kazakh-endings.ts';

const TEXT_PLACEHOLDERS = /\{\{(?:setting|plain)\s[^}]*\}\}/g;
/** A business number before a Russian noun without plural forms. */
const COUNT_WITHOUT_PLURALS = /\{\{setting ([\w.]+)\}\}[ \u00a0]([а-яё]{3,})/giu;
const COUNTED_UNITS: readonly SettingUnit[] = ['days', 'hours', 'minutes', 'years', 'quantity'];
const RUSSIAN_LETTERS_ONLY = /[әғқңөұүһі]/i;

/** Lists the problems of one text, one line each. `texts` are all texts, for links. */
export function checkText(text: ContentText, texts: readonly ContentText[] = [text]): string[] {
  const addresses = new Set(texts.map(contentPath));
  const name = `content ${text.kind} ${text.key}.${text.language}`;
  // The title of a selection names its filters: its numbers are not business numbers.
  const titles = text.kind === 'selection' ? [] : [text.head.title, text.head.lead];
  const prose = [...titles, text.body.replaceAll(TEXT_PLACEHOLDERS, ' ')].join('\n');
  const hardCodedValues = findHardCodedValues(prose, defaultSettings).map(
    ({ written, name: setting }) =>
      `${name}: "${written}" is a setting's value; write {{setting ${setting}}}, or {{plain …}} if the match is a coincidence`,
  );
  const wrongCounts = text.language === 'ru' ? [...text.body.matchAll(COUNT_WITHOUT_PLURALS)] : [];
  const plurals = wrongCounts
    .filter(([, named = '']) => COUNTED_UNITS.includes(textValue(named, defaultSettings)?.unit ?? 'text'))
    .map(
      ([, named, noun]) => `${name}: "${noun}" stays as it is; write {{setting ${named}: ${noun}, …}} with three forms`,
    );
  // A part of a page may be one word, the same in both languages.
  const problems =
    text.language === 'kk' && !isPagePart(text.kind) && !RUSSIAN_LETTERS_ONLY.test(text.body + text.head.lead)
      ? [`${name}: is not translated to Kazakh`]
      : [];
  try {
    const blocks = parseBlocks(text.body, text.language, defaultSettings);
    const broken = [...partLinks(text), ...findLinks(blocks)].filter((path) => !isPagePath(path, addresses));
    problems.push(...broken.map((path) => `${name}: the link ${path} is dead`));
    if (!isRoute(contentPath(text))) problems.push(`${name}: its address ${contentPath(text)} is not a route`);
  } catch (error) {
    problems.push(`${name}: ${(error as Error).message}`);
  }
  const endings = (text.language === 'kk' ? findWrongEndings(prose) : []).map(
    (phrase) => `${name}: "${phrase}" has the wrong case ending for the number as pronounced`,
  );
  return [...hardCodedValues, ...plurals, ...endings, ...problems];
}

/** Finds texts without their other language, and addresses used by two texts. */
export function checkPairs(texts: readonly ContentText[]): string[] {
  const names = new Set(texts.map(({ kind, key, language }) => `${kind}/${key}.${language}`));
  const unpaired = texts
    .filter(({ kind, key, language }) => !names.has(`${kind}/${key}.${language === 'ru' ? 'kk' : 'ru'}`))
    .map(({ kind, key, language }) => `content ${kind} ${key}.${language}: its other language is missing`);
  const textsWithPath = texts.filter(({ kind }) => !isPagePart(kind));
  const byPath = Map.groupBy(textsWithPath, (text) => `${contentPath(text)} ${text.language}`);
  const duplicates = [...byPath].flatMap(([path, some]) => (some.length > 1 ? [`content: ${path} has two texts`] : []));
  const different = [...Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`)].flatMap(([name, some]) =>
    new Set(some.map(serializeSharedParts)).size > 1
      ? [`content ${name}: the languages have different ${SHARED_PARTS}`]
      : [],
  );
  const shapes = [...Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`)].flatMap(([name, some]) => {
    const [first, second] = some.map(blockTypes);
    return second !== undefined && first !== second
      ? [`content ${name}: the languages differ: ${first} | ${second}`]
      : [];
  });
  return [...unpaired, ...duplicates, ...different, ...shapes];
}

/** Finds consent texts whose date differs from the version recorded with a consent. */
export function checkConsents(texts: readonly ContentText[]): string[] {
  return CONSENT_DOCUMENTS.flatMap((document) =>
    texts
      .filter(({ kind, key }) => kind === 'page' && key === CONSENT_PAGES[document])
      .filter(({ head }) => (head as { updated?: string }).updated !== CONSENT_VERSIONS[document])
      .map(
        ({ key, language }) =>
          `content page ${key}.${language}: its date is not the version of the consent "${document}"; change both (domain/customers/consents.ts)`,
      ),
  );
}

const SHARED_PARTS = 'addresses, filters, blocks, rules, positions or audiences';

/** Properties that both languages of a text must share. */
function serializeSharedParts(text: ContentText): string {
  const { filters, block, rule, position, column, category, order, audience } = text.head as Record<string, unknown>;
  const header = text.kind === 'selection' ? { filters } : {};
  const part = isPagePart(text.kind) ? { block, rule, position, column, category, order, audience } : {};
  return JSON.stringify({ path: contentPath(text), links: partLinks(text), ...header, ...part });
}

function blockTypes({ body, language }: ContentText): string {
  try {
    return parseBlocks(body, language, defaultSettings)
      .map(({ type }) => type)
      .join(' ');
  } catch {
    return '';
  }
}

function findLinks(blocks: readonly ParsedBlock[]): string[] {
  const links: string[] = [];
  JSON.stringify(blocks, (name, value: unknown) => {
    if ((name === 'href' || name === 'path') && typeof value === 'string' && value.startsWith('/')) links.push(value);
    return value;
  });
  return links;
}

if (import.meta.main) {
  const texts = await readContentFolder(CONTENT_DIR);
  const problems = [...texts.flatMap((text) => checkText(text, texts)), ...checkPairs(texts), ...checkConsents(texts)];
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(`${texts.length} texts, ${problems.length} problems\n`);
  process.exitCode = problems.length ? 1 : 0;
}
