/** Size above which Gmail cuts a mail off, bytes. */
const MAX_BYTES = 102 * 1024;
/** Width of a mail, px. */
const MAX_WIDTH = 600;
const VOID_TAGS = new Set(['meta', 'img', 'br', 'hr']);
/** Tags that mail clients remove or block. */
const FORBIDDEN_TAGS = new Set([
  'script',
  'link',
  'iframe',
  'form',
  'input',
  'object',
  'svg',
  'video',
  'picture',
  'base',
]);
/** CSS that Outlook or Gmail ignore. */
const FORBIDDEN_STYLE = /flex|grid|position|float|url\(|var\(|calc\(|transform|@import|@font-face/;
/** Properties that a style sheet may change: without it the mail has its light colours and the same layout. */
const SHEET_PROPERTIES = new Set([
  'color',
  'background-color',
  'border-color',
  'color-scheme',
  'supported-color-schemes',
]);
const REQUIRED = [
  [/^<!doctype html><html lang="(ru|kk)"/, 'doctype and language'],
  [/<meta charset="utf-8">/, 'charset'],
  [/<title>[^<]+<\/title>/, 'title'],
  [/<meta name="viewport"/, 'viewport'],
  [/<meta name="color-scheme" content="light dark">/, 'color-scheme'],
  [/@media \(prefers-color-scheme:dark\)/, 'dark colours'],
  [/<body [^>]*>\s*<div style="display:none/, 'preview text'],
] as const;

type Tag = { name: string; attributes: ReadonlyMap<string, string> };

/** Checks the HTML of a mail against the rules of common mail clients; returns the problems. */
export function findMailProblems(html: string): string[] {
  const size = Buffer.byteLength(html);
  const tags = readTags(html.replace(/<style>.*?<\/style>/gs, '').replace(/<!--.*?-->/gs, ''));
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return [
    ...(size > MAX_BYTES ? [`${size} bytes`] : []),
    ...REQUIRED.flatMap(([pattern, name]) => (pattern.test(html) ? [] : [`no ${name}`])),
    ...[...sheet.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].flatMap(([, property = '']) =>
      SHEET_PROPERTIES.has(property) ? [] : [`style sheet sets ${property}`],
    ),
    ...tags.open.flatMap(tagProblems),
    ...tags.problems,
  ];
}

function tagProblems({ name, attributes }: Tag): string[] {
  const get = (attribute: string) => attributes.get(attribute) ?? '';
  const style = get('style');
  const width = Number(get('width') || 0);
  return [
    ...(FORBIDDEN_TAGS.has(name) ? [`<${name}>`] : []),
    ...(FORBIDDEN_STYLE.test(style) ? [`<${name} style="${style}">`] : []),
    ...(width > MAX_WIDTH ? [`<${name}> is ${width} px wide`] : []),
    ...[...attributes.keys()].flatMap((attribute) => (attribute.startsWith('on') ? [`<${name} ${attribute}>`] : [])),
    ...(name === 'table' && get('role') !== 'presentation' ? ['table without role'] : []),
    ...(name === 'a' && !/^https:\/\//.test(get('href')) ? [`link to "${get('href')}"`] : []),
    ...(name === 'a' && !/color:|text-decoration:none/.test(style) ? ['link without colour'] : []),
    ...(name === 'img' && !attributes.has('alt') ? ['picture without alt'] : []),
    ...(name === 'img' && !(width > 0 && Number(get('height')) > 0) ? ['picture without size'] : []),
    ...(name === 'img' && !/^(https:\/\/|cid:)/.test(get('src')) ? [`picture from "${get('src')}"`] : []),
    ...(name === 'img' && /\.(webp|avif|svg)$/.test(get('src')) ? [`picture format of "${get('src')}"`] : []),
  ];
}

/** Opening tags of well-nested HTML. */
function readTags(html: string): { open: Tag[]; problems: string[] } {
  const open: Tag[] = [];
  const problems: string[] = [];
  const path: string[] = [];
  for (const [, close, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi)) {
    if (close) {
      if (path.pop() !== name) problems.push(`</${name}> closes another tag`);
      continue;
    }
    open.push({
      name,
      attributes: new Map([...rest.matchAll(/([a-z:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!])),
    });
    if (!VOID_TAGS.has(name)) path.push(name);
  }
  return { open, problems: [...problems, ...path.map((name) => `<${name}> is not closed`)] };
}
