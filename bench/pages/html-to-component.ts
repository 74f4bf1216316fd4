const VOID_TAGS = new Set([
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
const BOOLEAN_ATTRIBUTES = new Set([
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
const PROP_NAMES: Record<string, string> = {
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

const decodeEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

function parseStyle(text: string): Record<string, string> {
  const parts = decodeEntities(text)
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

function parseProps(tag: string, text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (tag === 'option' && name === 'selected') continue;
    const propName =
      (tag === 'button' || tag === 'option' || tag === 'progress' || tag === 'li') && name === 'value'
        ? 'value'
        : (PROP_NAMES[name] ?? name);
    props[propName] =
      name === 'style' ? parseStyle(value) : BOOLEAN_ATTRIBUTES.has(name) ? true : decodeEntities(value);
  }
  return props;
}

/**
 * Converts HTML rendered by React into a module with one static component: the same markup without hooks, messages or
 * other components. Its default export takes `jsx` of `react/jsx-runtime` and returns the component.
 */
export function htmlToComponent(html: string): string {
  type OpenElement = { tag: string; props: Record<string, unknown>; children: string[] };
  const root: OpenElement = { tag: 'div', props: {}, children: [] };
  const stack: OpenElement[] = [root];
  const printElement = ({ tag, props, children }: OpenElement) => {
    const properties = Object.entries(props).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    if (children.length > 0)
      properties.push(`children:${children.length === 1 ? children[0] : `[${children.join(',')}]`}`);
    return `jsx(${JSON.stringify(tag)},{${properties.join(',')}})`;
  };
  const close = () => {
    const printed = printElement(stack.pop()!);
    stack.at(-1)!.children.push(printed);
  };
  for (const [, comment, ending, tag = '', attributes = '', selfClosed, text] of html.matchAll(
    /(<!--.*?-->)|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs,
  )) {
    if (comment !== undefined) continue;
    if (text !== undefined) stack.at(-1)!.children.push(JSON.stringify(decodeEntities(text)));
    else if (ending) close();
    else {
      stack.push({ tag, props: parseProps(tag, attributes), children: [] });
      if (selfClosed || (VOID_TAGS.has(tag) && !html.includes(`</${tag}>`))) close();
    }
  }
  return `export default (jsx) => () => ${printElement(root)};\n`;
}
