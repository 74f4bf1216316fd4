const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an XML element or a double-quoted attribute. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Attributes of one element; `undefined` leaves the attribute out. */
export type XmlAttributes = Record<string, string | number | undefined>;

function formatOpeningTag(name: string, attributes: XmlAttributes): string {
  let opening = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) opening += ` ${key}="${escapeXml(String(value))}"`;
  }
  return opening;
}

/** Writes one element with a text, or an empty element when the text is absent. */
export function element(name: string, attributes: XmlAttributes, text?: string | number): string {
  const opening = formatOpeningTag(name, attributes);
  return text === undefined ? `${opening}/>` : `${opening}>${escapeXml(String(text))}</${name}>`;
}

/** Writes one element around XML. */
export function wrap(name: string, attributes: XmlAttributes, inner: readonly string[]): string {
  return `${formatOpeningTag(name, attributes)}>\n${inner.join('\n')}\n</${name}>`;
}
