/** An element of the tree that `parseHtml` builds. */
type Node = { name: string; attributes: Record<string, string>; children: (Node | string)[]; parent: Node | null };

const nameSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const VOID_ELEMENTS = nameSet('area base br col embed hr img input link meta source track wbr');
const RAW_TEXT_ELEMENTS = nameSet('script style textarea title');
/** Elements with phrasing content only (HTML Living Standard). */
const PHRASING_ONLY = nameSet(
  'p h1 h2 h3 h4 h5 h6 span strong em b i small s u code sub sup mark time data abbr cite q kbd samp var dfn bdi bdo ' +
    'button label output pre legend summary meter progress ruby',
);
/** Elements that are not phrasing content. */
const FLOW_ONLY = nameSet(
  'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main menu nav ol p pre section search summary table tbody td tfoot th thead tr ul legend',
);
/** Elements that may contain headings. */
const WITH_HEADINGS = nameSet('legend summary');
/** Elements with a transparent content model: they allow what their parent allows. */
const TRANSPARENT = nameSet('a ins del map object');
const INTERACTIVE = nameSet('a button input select textarea label details iframe');
/** Elements that allow only these children, besides scripts and templates. */
const CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: nameSet('li'),
  ol: nameSet('li'),
  menu: nameSet('li'),
  dl: nameSet('dt dd div'),
  table: nameSet('caption colgroup thead tbody tfoot tr'),
  thead: nameSet('tr'),
  tbody: nameSet('tr'),
  tfoot: nameSet('tr'),
  tr: nameSet('td th'),
  select: nameSet('option optgroup hr'),
};
/** Required parents of these elements. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: nameSet('ul ol menu'),
  dt: nameSet('dl div'),
  dd: nameSet('dl div'),
  td: nameSet('tr'),
  th: nameSet('tr'),
  legend: nameSet('fieldset'),
  summary: nameSet('details'),
};
const SCRIPT_SUPPORTING = nameSet('script template style');

/** Parses HTML as the server writes it: every opened tag is closed, unlike in arbitrary HTML. */
function parseHtml(html: string): Node {
  const root: Node = { name: '#root', attributes: {}, children: [], parent: null };
  let current: Node = root;
  const tag =
    /<!--[^]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/gi;
  let position = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const text = html.slice(position, match.index);
    if (text.trim()) current.children.push(text);
    position = tag.lastIndex;
    const name = match[2]?.toLowerCase();
    if (!name) continue;
    if (match[1]) {
      for (let node: Node | null = current; node; node = node.parent)
        if (node.name === name) {
          current = node.parent ?? root;
          break;
        }
      continue;
    }
    const node: Node = { name, attributes: parseAttributes(match[3] ?? ''), children: [], parent: current };
    current.children.push(node);
    if (RAW_TEXT_ELEMENTS.has(name)) {
      const end = html.toLowerCase().indexOf(`</${name}`, position);
      tag.lastIndex = position = end < 0 ? html.length : html.indexOf('>', end) + 1;
    } else if (!VOID_ELEMENTS.has(name) && !match[4]) current = node;
  }
  return root;
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  );
}

const listElements = (node: Node): Node[] =>
  node.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...listElements(child)]));
const readText = (node: Node): string =>
  node.children
    .map((child) => (typeof child === 'string' ? child : readText(child)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
const describeElement = ({ name, attributes }: Node): string =>
  `<${name}${attributes['class'] ? ` class="${attributes['class'].split(' ')[0]}"` : ''}>`;

/** True inside an `<svg>`, which has its own nesting rules. */
const isForeign = (node: Node): boolean => {
  for (let ancestor: Node | null = node; ancestor; ancestor = ancestor.parent) if (ancestor.name === 'svg') return true;
  return false;
};

function findAncestor(node: Node, matches: (ancestor: Node) => boolean): Node | undefined {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) if (matches(ancestor)) return ancestor;
  return undefined;
}

/** Describes a nesting error of an element; undefined when its place is valid. */
function nestingError(node: Node): string | undefined {
  const parent = node.parent;
  if (!parent || SCRIPT_SUPPORTING.has(node.name)) return undefined;
  const only = CHILDREN[parent.name];
  if (only && !only.has(node.name)) return `${describeElement(node)} in ${describeElement(parent)}`;
  const allowedParents = PARENTS[node.name];
  if (allowedParents && !allowedParents.has(parent.name))
    return `${describeElement(node)} outside of ${[...allowedParents].join(', ')}`;
  let container: Node | null = parent;
  while (container && TRANSPARENT.has(container.name)) container = container.parent;
  const isHeading = /^h[1-6]$/.test(node.name);
  if (container && PHRASING_ONLY.has(container.name) && FLOW_ONLY.has(node.name))
    if (!(isHeading && WITH_HEADINGS.has(container.name)))
      return `${describeElement(node)} in ${describeElement(container)}`;
  if (INTERACTIVE.has(node.name) && node.attributes['type'] !== 'hidden') {
    const outer = findAncestor(
      node,
      ({ name }) => name === 'a' || name === 'button' || (name === 'label' && node.name === 'label'),
    );
    if (outer) return `${describeElement(node)} in ${describeElement(outer)}`;
  }
  if (node.name === 'form' && findAncestor(node, ({ name }) => name === 'form')) return 'a form in a form';
  return undefined;
}

/** Lists elements in places that HTML forbids ("<div> in <span>"); browsers move or close them. */
export function findNestingProblems(html: string): string[] {
  const nodes = listElements(parseHtml(html)).filter((node) => node.name === 'svg' || !isForeign(node));
  return [...new Set(nodes.flatMap((node) => nestingError(node) ?? []))];
}

const ROLES: Readonly<Record<string, string>> = {
  nav: 'navigation',
  aside: 'complementary',
  main: 'main',
  search: 'search',
};
const LANDMARKS = nameSet('navigation complementary main search banner contentinfo region form');

function landmarkRole(node: Node, name: string): string | undefined {
  const { role } = node.attributes;
  if (role) return LANDMARKS.has(role) && (name || (role !== 'region' && role !== 'form')) ? role : undefined;
  if (ROLES[node.name]) return ROLES[node.name];
  if (node.name === 'section' || node.name === 'form')
    return name ? (node.name === 'form' ? 'form' : 'region') : undefined;
  const isInside =
    findAncestor(node, (ancestor) => /^(?:article|aside|main|nav|section)$/.test(ancestor.name)) !== undefined;
  if (isInside) return undefined;
  return node.name === 'header' ? 'banner' : node.name === 'footer' ? 'contentinfo' : undefined;
}

/** Lists landmarks that share role and name; screen reader users cannot distinguish them. */
export function findDuplicateLandmarks(html: string): string[] {
  const nodes = listElements(parseHtml(html)).filter((node) => !findAncestor(node, ({ name }) => name === 'noscript'));
  const byId = new Map(
    nodes.flatMap((node) => (node.attributes['id'] ? [[node.attributes['id'], node] as const] : [])),
  );
  const readLabel = ({ attributes }: Node): string => {
    const labels = (attributes['aria-labelledby'] ?? '').split(/\s+/).flatMap((id) => byId.get(id) ?? []);
    return labels.length > 0 ? labels.map(readText).join(' ') : (attributes['aria-label'] ?? '').trim();
  };
  const counts = new Map<string, number>();
  for (const node of nodes) {
    if (node.attributes['hidden'] !== undefined) continue;
    const label = readLabel(node);
    const role = landmarkRole(node, label);
    if (role) counts.set(`${role} "${label}"`, (counts.get(`${role} "${label}"`) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([landmark, count]) => `${count} × ${landmark}`);
}
