/** Safe markup, created only by `html`. */
export type Html = { readonly markup: string };

/** Builds markup: escapes values other than markup, joins lists, omits null and false. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return { markup: parts.reduce((total, part, index) => total + render(values[index - 1]) + part) };
}

type HtmlValue = Html | string | number | null | false | undefined | readonly Html[];

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
