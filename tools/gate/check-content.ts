// Checks the texts of content/: they can be parsed, both languages exist, links work, business numbers come from
// settings: node tools/run.mjs tools/gate/check-content.ts
import { CONSENT_DOCUMENTS, CONSENT_PAGES, CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { isRoute } from '#domain/urls/routes.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { SettingUnit } from '#domain/settings/setting.ts';
import { textValue, typedValues } from '#domain/content/text-values.ts';
import {
  contentPath,
  isPart,
  readContentFolder,
  type ContentText,
} from '#server/features/storefront/content/content-file.ts';
import { CONTENT_DIR } from '#server/features/storefront/content/content.service.ts';
import { leadsToPage, pathsOfPart } from '#server/features/storefront/content/links.ts';
import { parseBlocks, type WrittenBlock } from '#server/features/storefront/content/markdown.ts';
import { wrongEndings } from './kazakh-endings.ts';

const TEXT_PLACEHOLDERS = /\{\{(?:setting|plain)\s[^}]*\}\}/g;
/** A business number before a Russian noun that does not agree with it. */
const UNCOUNTED = /\{\{setting ([\w.]+)\}\}[ \u00a0]([а-яё]{3,})/giu;
const COUNTED_UNITS: readonly SettingUnit[] = ['days', 'hours', 'minutes', 'years', 'quantity'];
const RUSSIAN_LETTERS_ONLY = /[әғқңөұүһі]/i;

/** Lists the faults of one text among the others, one line each. */
export function checkText(text: ContentText, texts: readonly ContentText[] = [text]): string[] {
  const addresses = new Set(texts.map(contentPath));
  const name = `content ${text.kind} ${text.key}.${text.language}`;
  // The title of a selection names its filters: its numbers are not business numbers.
  const titles = text.kind === 'selection' ? [] : [text.head.title, text.head.lead];
  const prose = [...titles, text.body.replaceAll(TEXT_PLACEHOLDERS, ' ')].join('\n');
  const typed = typedValues(prose, defaultSettings).map(
    ({ written, name: setting }) =>
      `${name}: "${written}" is a setting's value; write {{setting ${setting}}}, or {{plain …}} if the match is a coincidence`,
  );
  const wrongCounts = text.language === 'ru' ? [...text.body.matchAll(UNCOUNTED)] : [];
  const plurals = wrongCounts
    .filter(([, named = '']) => COUNTED_UNITS.includes(textValue(named, defaultSettings)?.unit ?? 'text'))
    .map(
      ([, named, noun]) => `${name}: "${noun}" stays as it is; write {{setting ${named}: ${noun}, …}} with three forms`,
    );
  // A part of a page may be one word, the same in both languages.
  const found =
    text.language === 'kk' && !isPart(text.kind) && !RUSSIAN_LETTERS_ONLY.test(text.body + text.head.lead)
      ? [`${name}: is not in Kazakh`]
      : [];
  try {
    const blocks = parseBlocks(text.body, text.language, defaultSettings);
    const broken = [...pathsOfPart(text), ...linksIn(blocks)].filter((path) => !leadsToPage(path, addresses));
    found.push(...broken.map((path) => `${name}: the link ${path} is dead`));
    if (!isRoute(contentPath(text))) found.push(`${name}: its address ${contentPath(text)} is not a route`);
  } catch (error) {
    found.push(`${name}: ${(error as Error).message}`);
  }
  const endings = (text.language === 'kk' ? wrongEndings(prose) : []).map(
    (phrase) => `${name}: "${phrase}" has an ending that the number does not take as it is read`,
  );
  return [...typed, ...plurals, ...endings, ...found];
}

/** Finds texts without their other language, and addresses used by two texts. */
export function checkPairs(texts: readonly ContentText[]): string[] {
  const names = new Set(texts.map(({ kind, key, language }) => `${kind}/${key}.${language}`));
  const alone = texts
    .filter(({ kind, key, language }) => !names.has(`${kind}/${key}.${language === 'ru' ? 'kk' : 'ru'}`))
    .map(({ kind, key, language }) => `content ${kind} ${key}.${language}: its other language is missing`);
  const addressed = texts.filter(({ kind }) => !isPart(kind));
  const byPath = Map.groupBy(addressed, (text) => `${contentPath(text)} ${text.language}`);
  const twice = [...byPath].flatMap(([path, some]) => (some.length > 1 ? [`content: ${path} has two texts`] : []));
  const different = [...Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`)].flatMap(([name, some]) =>
    new Set(some.map(sharedParts)).size > 1 ? [`content ${name}: the languages have different ${SHARED_PARTS}`] : [],
  );
  const shapes = [...Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`)].flatMap(([name, some]) => {
    const [first, second] = some.map(shapeOf);
    return second !== undefined && first !== second
      ? [`content ${name}: the languages differ: ${first} | ${second}`]
      : [];
  });
  return [...alone, ...twice, ...different, ...shapes];
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
function sharedParts(text: ContentText): string {
  const { filters, block, rule, position, column, category, order, audience } = text.head as Record<string, unknown>;
  const header = text.kind === 'selection' ? { filters } : {};
  const part = isPart(text.kind) ? { block, rule, position, column, category, order, audience } : {};
  return JSON.stringify({ path: contentPath(text), links: pathsOfPart(text), ...header, ...part });
}

function shapeOf({ body, language }: ContentText): string {
  try {
    return parseBlocks(body, language, defaultSettings)
      .map(({ type }) => type)
      .join(' ');
  } catch {
    return '';
  }
}

function linksIn(blocks: readonly WrittenBlock[]): string[] {
  const links: string[] = [];
  JSON.stringify(blocks, (name, value: unknown) => {
    if ((name === 'href' || name === 'path') && typeof value === 'string' && value.startsWith('/')) links.push(value);
    return value;
  });
  return links;
}

if (import.meta.main) {
  const texts = await readContentFolder(CONTENT_DIR);
  const found = [...texts.flatMap((text) => checkText(text, texts)), ...checkPairs(texts), ...checkConsents(texts)];
  for (const line of found) process.stdout.write(`${line}\n`);
  process.stdout.write(`${texts.length} texts, ${found.length} faults\n`);
  process.exitCode = found.length ? 1 : 0;
}
