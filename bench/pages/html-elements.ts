const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  'path',
  'use',
  'circle',
]);
const BOOLEAN = new Set([
  'disabled',
  'checked',
  'required',
  'hidden',
  'open',
  'multiple',
  'readonly',
  'novalidate',
  'autofocus',
  'inert',
]);
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  srcset: 'srcSet',
  inputmode: 'inputMode',
  value: 'defaultValue',
  checked: 'defaultChecked',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  fetchpriority: 'fetchPriority',
  enterkeyhint: 'enterKeyHint',
};
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

function styleOf(text: string): Record<string, string> {
  const parts = decoded(text)
    .split(';')
    .filter(Boolean)
    .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()] as const);
  return Object.fromEntries(
    parts.map(([name, value]) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function propsOf(tag: string, text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (tag === 'option' && name === 'selected') continue;
    const ownProps =
      (tag === 'button' || tag === 'option' || tag === 'progress' || tag === 'li') && name === 'value'
        ? 'value'
        : (NAMES[name] ?? name);
    props[ownProps] = name === 'style' ? styleOf(value) : BOOLEAN.has(name) ? true : decoded(value);
  }
  return props;
}

/**
 * Parses React's HTML back into the module that a compiler would create for one component of plain JSX: the same markup
 * without hooks, messages or components. Its default export takes `jsx` of `react/jsx-runtime` and returns the
 * component.
 */
export function bareComponent(html: string): string {
  type Open = { tag: string; props: Record<string, unknown>; children: string[] };
  const root: Open = { tag: 'div', props: {}, children: [] };
  const open: Open[] = [root];
  const call = ({ tag, props, children }: Open) => {
    const properties = Object.entries(props).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    if (children.length > 0)
      properties.push(`children:${children.length === 1 ? children[0] : `[${children.join(',')}]`}`);
    return `jsx(${JSON.stringify(tag)},{${properties.join(',')}})`;
  };
  const close = () => {
    const closed = call(open.pop()!);
    open.at(-1)!.children.push(closed);
  };
  for (const [, comment, ending, tag = '', attributes = '', selfClosed, text] of html.matchAll(
    /(<!--.*?-->)|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs,
  )) {
    if (comment !== undefined) continue;
    if (text !== undefined) open.at(-1)!.children.push(JSON.stringify(decoded(text)));
    else if (ending) close();
    else {
      open.push({ tag, props: propsOf(tag, attributes), children: [] });
      if (selfClosed || (VOID.has(tag) && !html.includes(`</${tag}>`))) close();
    }
  }
  return `export default (jsx) => () => ${call(root)};\n`;
}
