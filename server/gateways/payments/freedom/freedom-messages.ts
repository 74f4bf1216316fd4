import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SaxesParser } from 'saxes';

const SALT_BYTES = 12;
const MAX_DEPTH = 8;
const SIGNATURE = 'pg_sig';

/** Fields of a message; nested tags form a nested list. Names may repeat, so this is not an object. */
export type Fields = (readonly [name: string, value: string | Fields])[];

/**
 * Signs fields like Freedom Pay: MD5 over script name, values sorted by name (nested ones in place) and secret, joined
 * by semicolons. All fields take part, including unknown ones.
 */
export function computeSignature(script: string, fields: Fields, secret: string): string {
  const values = flattenFields(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, value]) => value);
  return createHash('md5')
    .update([script, ...values, secret].join(';'))
    .digest('hex');
}

/** Adds salt and signature to fields. */
export function signFields(script: string, fields: Record<string, string>, secret: string): Record<string, string> {
  const salted = { ...fields, pg_salt: randomBytes(SALT_BYTES).toString('hex') };
  return { ...salted, [SIGNATURE]: computeSignature(script, Object.entries(salted), secret) };
}

/** Verifies the signature of fields, in constant time. */
export function isSignedBy(script: string, fields: Fields, secret: string): boolean {
  const signature = Buffer.from(readField(fields, SIGNATURE) ?? '');
  const expected = Buffer.from(computeSignature(script, fields, secret));
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Returns the value of a field without nested tags. */
export function readField(fields: Fields, name: string): string | undefined {
  const value = fields.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** Parses the tags inside the root of a response; null when it is not XML. */
export function parseFields(xml: string): Fields | null {
  const root: { name: string; text: string; tags: [string, string | Fields][] } = { name: '', text: '', tags: [] };
  const open = [root];
  const parser = new SaxesParser();
  try {
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name }) => {
      if (open.length > MAX_DEPTH) throw new RangeError('nested too deeply');
      open.push({ name, text: '', tags: [] });
    });
    parser.on('text', (text) => void (open.at(-1)!.text += text));
    parser.on('cdata', (text) => void (open.at(-1)!.text += text));
    parser.on('closetag', () => {
      const { name, text, tags } = open.pop()!;
      open.at(-1)!.tags.push([name, tags.length > 0 ? tags : text]);
    });
    parser.write(xml).close();
  } catch {
    return null;
  }
  const children = root.tags[0]?.[1];
  return Array.isArray(children) ? children : null;
}

/** Writes fields as an XML response. */
export function formatXml(fields: Record<string, string>): string {
  const tags = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?><response>${tags.join('')}</response>`;
}

/** Appends positions to names, so that equal names keep their order. */
function flattenFields(fields: Fields, prefix = ''): [string, string][] {
  return fields.flatMap(([name, value], index): [string, string][] => {
    if (name === SIGNATURE) return [];
    const full = `${prefix}${name}${String(index + 1).padStart(3, '0')}`;
    return typeof value === 'string' ? [[full, value]] : flattenFields(value, full);
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
