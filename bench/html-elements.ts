import { createElement, type ReactNode } from 'react';

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr', 'path', 'use', 'circle']);
const BOOLEAN = new Set(['disabled', 'checked', 'required', 'hidden', 'open', 'multiple', 'readonly', 'novalidate', 'autofocus', 'inert']);
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', maxlength: 'maxLength', autocomplete: 'autoComplete', srcset: 'srcSet', inputmode: 'inputMode', value: 'defaultValue', checked: 'defaultChecked', readonly: 'readOnly', novalidate: 'noValidate', fetchpriority: 'fetchPriority', enterkeyhint: 'enterKeyHint' };
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': '\'' };

const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

function styleOf(text: string): Record<string, string> {
  const parts = decoded(text).split(';').filter(Boolean).map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()] as const);
  return Object.fromEntries(parts.map(([name, value]) => [name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]));
}

function propsOf(tag: string, text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (tag === 'option' && name === 'selected') continue;
    const own = (tag === 'button' || tag === 'option' || tag === 'progress' || tag === 'li') && name === 'value' ? 'value' : NAMES[name] ?? name;
    props[own] = name === 'style' ? styleOf(value) : BOOLEAN.has(name) ? true : decoded(value);
  }
  return props;
}

/** Reads React's own HTML back into plain elements: the same markup with no component, hook or message behind it. */
export function elementsOf(html: string): ReactNode {
  type Open = { tag: string; props: Record<string, unknown>; children: ReactNode[] };
  const root: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [root];
  const close = () => {
    const { tag, props, children } = open.pop()!;
    open.at(-1)!.children.push(createElement(tag, props, ...children));
  };
  for (const [, comment, ending, tag = '', attributes = '', selfClosed, text] of html.matchAll(/(<!--.*?-->)|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs)) {
    if (comment !== undefined) continue;
    if (text !== undefined) open.at(-1)!.children.push(decoded(text));
    else if (ending) close();
    else {
      open.push({ tag, props: propsOf(tag, attributes), children: [] });
      if (selfClosed || (VOID.has(tag) && !html.includes(`</${tag}>`))) close();
    }
  }
  return createElement('div', null, ...root.children);
}
