const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters XML 1.0 forbids in any form: controls, unpaired surrogates and two noncharacters. */
const FORBIDDEN_CHARACTERS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Attributes of one element; undefined leaves the attribute out. */
export type XmlAttributes = Record<string, string | number | undefined>;

/** Escapes text for an element or an attribute; drops characters XML forbids. */
function escapeXml(text: string): string {
  return text.replace(FORBIDDEN_CHARACTERS, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Writes an opening tag. */
export function openingTag(name: string, attributes: XmlAttributes = {}): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${escapeXml(String(value)).replace(/[\n\r\t]/g, ' ')}"`;
  return `${tag}>`;
}

/** Writes an element with text or an empty one; undefined text leaves the element out. */
export function element(
  name: string,
  text: string | number | null | undefined,
  attributes: XmlAttributes = {},
): string {
  if (text === undefined || text === null) return '';
  return `${openingTag(name, attributes)}${escapeXml(String(text))}</${name}>`;
}

/** Writes an element with only attributes. */
export function emptyElement(name: string, attributes: XmlAttributes): string {
  return openingTag(name, attributes).replace(/>$/, '/>');
}

/** Shortens a text to a number of characters without splitting one; cuts at a word end when one is near. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, maxLength).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return (lastSpace > cut.length * 0.8 ? cut.slice(0, lastSpace) : cut).trimEnd();
}
