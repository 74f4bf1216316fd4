// Judges the texts of content/: they can be read, both languages are there, links lead somewhere, numbers of the business
// come from settings: node tools/run.mjs tools/check-content.ts
import { defaultSettings } from '#domain/settings.ts';
import { typedValues } from '#domain/text-values.ts';
import { contentPath, readContentFolder, type ContentText } from '#server/features/content/content-file.ts';
import { CONTENT_DIR } from '#server/features/content/content.service.ts';
import { blocksOf, type WrittenBlock } from '#server/features/content/markdown.ts';
import { isRoute } from '#web/routes.ts';

const NAMED = /\{\{(?:setting|plain)\s[^}]*\}\}/g;
const RUSSIAN_LETTERS_ONLY = /[әғқңөұүһі]/i;

/** Finds what is wrong with one text among the others, a line each. */
export function judgeText(text: ContentText, texts: readonly ContentText[] = [text]): string[] {
  const addresses = new Set(texts.map(contentPath));
  /** Pages share routes: one of information is there when it has a text. */
  const leads = (path: string) =>
    /^\/(?:gid|privacy|articles\/|promos\/p\/|holidays\/|landing-pages\/preorder)/.test(path)
      ? addresses.has(path)
      : isRoute(path);
  const name = `content ${text.kind} ${text.key}.${text.language}`;
  // The title of a selection names its filters: what it says is no number of the business.
  const titles = text.kind === 'selection' ? [] : [text.head.title, text.head.lead];
  const prose = [...titles, text.body.replaceAll(NAMED, ' ')].join('\n');
  const typed = typedValues(prose, defaultSettings).map(
    ({ written, name: setting }) =>
      `${name}: "${written}" is a setting's value; write {{setting ${setting}}}, or {{plain …}} if it only happens to be equal`,
  );
  const found =
    text.language === 'kk' && !RUSSIAN_LETTERS_ONLY.test(text.body + text.head.lead)
      ? [`${name}: is not in Kazakh`]
      : [];
  try {
    const blocks = blocksOf(text.body, text.language, defaultSettings);
    const own = text.kind === 'banner' ? [(text as ContentText<'banner'>).head.path] : [];
    const broken = [...own, ...linksIn(blocks)].filter((path) => !leads(path.split(/[?#]/)[0]!));
    found.push(...broken.map((path) => `${name}: the link ${path} leads nowhere`));
    if (!isRoute(contentPath(text))) found.push(`${name}: its address ${contentPath(text)} is no route`);
  } catch (error) {
    found.push(`${name}: ${(error as Error).message}`);
  }
  return [...typed, ...found];
}

/** Finds texts without their other language, and addresses that two texts have. */
export function judgePairs(texts: readonly ContentText[]): string[] {
  const names = new Set(texts.map(({ kind, key, language }) => `${kind}/${key}.${language}`));
  const alone = texts
    .filter(({ kind, key, language }) => !names.has(`${kind}/${key}.${language === 'ru' ? 'kk' : 'ru'}`))
    .map(({ kind, key, language }) => `content ${kind} ${key}.${language}: its other language is missing`);
  const addressed = texts.filter(({ kind }) => kind !== 'banner');
  const byPath = Map.groupBy(addressed, (text) => `${contentPath(text)} ${text.language}`);
  const twice = [...byPath].flatMap(([path, some]) => (some.length > 1 ? [`content: ${path} has two texts`] : []));
  const apart = [...Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`)].flatMap(([name, some]) =>
    new Set(
      some.map(
        (text) =>
          `${contentPath(text)} ${text.kind === 'selection' ? (text as ContentText<'selection'>).head.filters : ''}`,
      ),
    ).size > 1
      ? [`content ${name}: the languages have different addresses or filters`]
      : [],
  );
  const shapes = [...Map.groupBy(texts, ({ kind, key }) => `${kind} ${key}`)].flatMap(([name, some]) => {
    const [first, second] = some.map(shapeOf);
    return second !== undefined && first !== second
      ? [`content ${name}: the languages differ: ${first} | ${second}`]
      : [];
  });
  return [...alone, ...twice, ...apart, ...shapes];
}

function shapeOf({ body, language }: ContentText): string {
  try {
    return blocksOf(body, language, defaultSettings)
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
  const found = [...texts.flatMap((text) => judgeText(text, texts)), ...judgePairs(texts)];
  for (const line of found) process.stdout.write(`${line}\n`);
  process.stdout.write(`${texts.length} texts, ${found.length} faults\n`);
  process.exitCode = found.length ? 1 : 0;
}
