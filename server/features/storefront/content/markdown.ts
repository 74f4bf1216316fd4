import { lexer, type Token, type Tokens } from 'marked';
import type { Fold, Span, TextBlock } from '#contract/content/content.ts';
import { BUSINESS_FORMS, type BusinessForm } from '#domain/content/business-forms.ts';
import { slugify } from '#domain/urls/slug.ts';
import type { Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import {
  formatTextValue,
  FULL_CONFIGURATION,
  textValue,
  type TextConfiguration,
  type TextValue,
} from '#domain/content/text-values.ts';

/** A placeholder for live data, read per request. */
export type LiveBlock =
  | { type: 'products'; title: string; category: string; sort: string }
  | { type: 'categories'; slugs: string[] }
  | { type: 'shops' }
  | { type: 'pages'; group: string }
  | { type: 'form'; form: BusinessForm }
  | { type: 'contacts'; names: string[] }
  | { type: 'delivery' }
  | { type: 'bonus'; withBank: boolean }
  | { type: 'excluded' }
  | { type: 'app' };

/** A block of a text, before live data is filled in. */
export type ParsedBlock =
  | TextBlock
  | LiveBlock
  | { type: 'accordion'; items: Fold[] }
  | { type: 'questions'; topics: { id: string; title: string; items: Fold[] }[] };

const DIRECTIVE = /^\{\{(\/?)(\w+)(?:\s+(.*?))?\}\}$/;
/** Prefix of a conditional line: shown while a value is set, or while it is not. */
const CONDITION = /^\{\{(when|unless)\s+([\w.-]+)\}\}[ \t]?/;
const VALUE = /\{\{(setting|plain)\s+([^}]*)\}\}/g;
const MARKDOWN_CHARACTERS = /[\\`*_[\]<>#|~]/g;

/**
 * Parses a text into blocks: Markdown paragraphs, headings of two levels, lists, tables, quotations (notes), bold
 * words, links, and the directives of docs/how-to/content.md. Inserts current values of settings. Throws for anything
 * else, in particular raw HTML.
 */
export function parseBlocks(
  body: string,
  language: Language,
  settings: Settings,
  configuration: TextConfiguration = FULL_CONFIGURATION,
): ParsedBlock[] {
  const readValue = (name: string) => textValue(name, settings, configuration);
  const resolved = applyConditions(body, readValue).replace(VALUE, (_all, kind: string, rest: string) =>
    kind === 'plain' ? rest.trim() : formatSetting(rest, language, readValue),
  );
  const ids = createIdGenerator();
  const blocks: ParsedBlock[] = [];
  let openFold: { name: string; lines: string[] } | null = null;
  let lines: string[] = [];
  const flush = () => {
    blocks.push(...parseTextBlocks(lines.join('\n'), ids));
    lines = [];
  };
  for (const line of resolved.split('\n')) {
    const [, closing, name, rest = ''] = DIRECTIVE.exec(line.trim()) ?? [];
    if (name === undefined) (openFold?.lines ?? lines).push(line);
    else if (closing) {
      if (openFold?.name !== name) throw new Error(`{{/${name}}} has no opening tag`);
      blocks.push(parseFolds(name, openFold.lines, ids));
      openFold = null;
    } else {
      flush();
      if (openFold) throw new Error(`{{${name}}} is nested in {{${openFold.name}}}`);
      if (name === 'accordion' || name === 'questions') openFold = { name, lines: [] };
      else blocks.push(parseDirective(name, rest.trim()));
    }
  }
  if (openFold) throw new Error(`{{${openFold.name}}} is not closed`);
  flush();
  return blocks;
}

type ReadValue = (name: string) => TextValue | undefined;

/** Keeps the lines whose condition holds. A number is set when it is not 0, a text when it is not empty. */
function applyConditions(body: string, readValue: ReadValue): string {
  return body
    .split('\n')
    .flatMap((line) => {
      const [all, kind, name = ''] = CONDITION.exec(line) ?? [];
      if (all === undefined) return [line];
      const value = readValue(name);
      if (!value) throw new Error(`{{${kind} ${name}}}: texts cannot use a setting of this name`);
      return Boolean(value.value) === (kind === 'when') ? [line.slice(all.length)] : [];
    })
    .join('\n');
}

type CreateId = (text: string) => string;

/** Derives heading anchors from their words, unique on a page. */
function createIdGenerator(): CreateId {
  const idCounts = new Map<string, number>();
  return (text) => {
    const id = slugify(text) || 'part';
    const times = (idCounts.get(id) ?? 0) + 1;
    idCounts.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

function formatSetting(rest: string, language: Language, readValue: ReadValue): string {
  const [, name = '', forms = ''] = /^([\w.]+)(?::\s*(.*))?$/.exec(rest.trim()) ?? [];
  const value = readValue(name);
  if (!value) throw new Error(`{{setting ${rest}}}: texts cannot use a setting of this name`);
  const nouns = forms.split(',').map((form) => form.trim());
  return formatTextValue(value, language, nouns.filter(Boolean)).replace(MARKDOWN_CHARACTERS, String.raw`\$&`);
}

function parseDirective(name: string, rest: string): LiveBlock | TextBlock {
  const words = rest.split(/\s+/).filter(Boolean);
  switch (name) {
    case 'action': {
      const [path = '', ...text] = words;
      if (!/^(?:\/|https:)/.test(path) || text.length === 0) throw new Error('{{action <path> <words>}}');
      return { type: 'action', path, text: text.join(' ') };
    }
    case 'picture':
      return { type: 'picture', kind: words[0] ?? '', alt: words.slice(1).join(' ') };
    case 'products':
      return {
        type: 'products',
        category: words[0] ?? '',
        sort: words[1] ?? 'popular',
        title: words.slice(2).join(' '),
      };
    case 'categories':
      return { type: 'categories', slugs: words };
    case 'pages':
      return { type: 'pages', group: words[0] ?? '' };
    case 'contacts':
      return { type: 'contacts', names: words };
    case 'form': {
      const form = BUSINESS_FORMS.find((form) => form === words[0]);
      if (!form) throw new Error(`{{form ${rest}}} must be one of ${BUSINESS_FORMS.join(', ')}`);
      return { type: 'form', form };
    }
    case 'bonus':
      return { type: 'bonus', withBank: words[0] === 'bank' };
    case 'shops':
    case 'delivery':
    case 'app':
    case 'excluded':
      return { type: name };
    default:
      throw new Error(`{{${name}}} is not a directive`);
  }
}

/** Parses the content of `{{accordion}}`: `### Title` begins each part, `## Topic` a topic of questions. */
function parseFolds(name: string, lines: readonly string[], ids: CreateId): ParsedBlock {
  const topics: { id: string; title: string; items: Fold[] }[] = [];
  let fold: { title: string; lines: string[] } | null = null;
  const items: Fold[] = [];
  const close = () => {
    if (fold) {
      const blocks = parseTextBlocks(fold.lines.join('\n'), ids);
      (topics.at(-1)?.items ?? items).push({ id: ids(fold.title), title: fold.title, blocks });
    }
    fold = null;
  };
  for (const line of lines) {
    const topic = name === 'questions' ? /^##\s+(.+)$/.exec(line)?.[1] : undefined;
    const title = /^###\s+(.+)$/.exec(line)?.[1];
    if (topic !== undefined) {
      close();
      topics.push({ id: ids(topic), title: topic.trim(), items: [] });
    } else if (title !== undefined) {
      close();
      fold = { title: title.trim(), lines: [] };
    } else if (fold) (fold as { lines: string[] }).lines.push(line);
    else if (line.trim() !== '') throw new Error(`{{${name}}} begins with ### or ##`);
  }
  close();
  return name === 'questions' ? { type: 'questions', topics } : { type: 'accordion', items };
}

function parseTextBlocks(text: string, ids: CreateId): TextBlock[] {
  return lexer(text, { gfm: true }).flatMap((token) => toBlock(token, ids) ?? []);
}

function toBlock(token: Token, ids: CreateId): TextBlock | null {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error('a text may only have ## and ### headings');
      const words = joinText(toSpans(tokens));
      return { type: 'heading', text: words, id: ids(words), level: depth };
    }
    case 'paragraph':
      return { type: 'paragraph', spans: toSpans((token as Tokens.Paragraph).tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { type: 'list', ordered, items: items.map((item) => toSpans(item.tokens)) };
    }
    case 'blockquote':
      return { type: 'note', lines: (token as Tokens.Blockquote).tokens.map((part) => toSpans([part])) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const toCellSpans = (cell: Tokens.TableCell) => toSpans(cell.tokens);
      return { type: 'table', head: header.map(toCellSpans), rows: rows.map((row) => row.map(toCellSpans)) };
    }
    default:
      throw new Error(`a text may not have ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

function toSpans(tokens: readonly Token[], bold = false, href?: string): Span[] {
  return mergeSpans(
    tokens.flatMap((token): Span[] => {
      const inner = (token as { tokens?: Token[] }).tokens;
      switch (token.type) {
        case 'space':
          return [];
        case 'text':
        case 'paragraph':
          if (inner) return toSpans(inner, bold, href);
          return [createSpan((token as Tokens.Text).text.replaceAll('\n', ' '), bold, href)];
        case 'escape':
          return [createSpan((token as Tokens.Escape).text, bold, href)];
        case 'strong':
          return toSpans(inner ?? [], true, href);
        case 'em':
          return toSpans(inner ?? [], bold, href);
        case 'link':
          return toSpans(inner ?? [], bold, allowedLink((token as Tokens.Link).href));
        default:
          throw new Error(`a line may not have ${token.type}: ${token.raw.slice(0, 60)}`);
      }
    }),
  );
}

const createSpan = (text: string, bold: boolean, href?: string): Span => ({ text, bold, ...(href ? { href } : {}) });

/** Joins adjacent spans of the same style: the parser splits text at every escaped character. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && last.bold === span.bold && last.href === span.href) last.text += span.text;
    else merged.push({ ...span });
  }
  return merged.filter(({ text }) => text !== '');
}

function allowedLink(href: string): string {
  if (/^(?:\/(?!\/)|https:\/\/|tel:|mailto:|#)/.test(href)) return href;
  throw new Error(`a link must be a path of the shop, https:, tel: or mailto:, not ${href}`);
}

/** Counts the visible characters in blocks. */
export function countCharacters(blocks: readonly ParsedBlock[]): number {
  let length = 0;
  JSON.stringify(blocks, (name, value: unknown) => {
    if ((name === 'text' || name === 'title') && typeof value === 'string') length += value.length + 1;
    return value;
  });
  return length;
}

const joinText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
