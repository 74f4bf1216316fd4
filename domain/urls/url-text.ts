/** Decodes percent-encoded characters that need no encoding (RFC 3986 §2.3), so that %31 and 1 are one URL. */
function decodeUnreserved(segment: string): string {
  return segment.replace(/%([2-7][\da-f])/gi, (encoded, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
}

/**
 * Splits a path into clean segments: resolves empty and dot segments like browsers, and percent-encodes only unsafe
 * characters.
 */
export function splitPath(path: string): string[] {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const decoded = decodeUnreserved(raw);
    if (decoded === '..') segments.pop();
    else if (decoded !== '' && decoded !== '.')
      segments.push(encodeUnsafe(decoded, /[^A-Za-z0-9\-._~!$&'()*+,;=:@%]/gu));
  }
  return segments;
}

/** Joins segments to a path with one leading slash; `/` without segments. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}

/** Returns whether a path's percent-encoding is valid and hides no control character or backslash. */
export function isWellFormed(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Returns all decoded values of a query parameter; undecodable ones become empty. */
export function queryValues(query: string, name: string): string[] {
  return splitParameters(query)
    .filter((parameter) => parameterName(parameter) === name)
    .map((parameter) => decode(parameter.includes('=') ? parameter.slice(parameter.indexOf('=') + 1) : ''));
}

const UNRESERVED = /^[\w.*-]*$/;

/** Returns the decoded parameters of a query; the last value wins. */
export function parseQuery(query: string): Record<string, string> {
  return Object.fromEntries(
    splitParameters(query).map((parameter) => {
      const equals = parameter.indexOf('=');
      return [parameterName(parameter), equals < 0 ? '' : decode(parameter.slice(equals + 1))];
    }),
  );
}

/** Builds a form-encoded query with a leading `?`; omits empty values, '' without any. */
export function queryText(values: Record<string, string | number | null | undefined>): string {
  let text = '';
  // A list has a hundred links; avoids an array for each.
  for (const name in values) {
    const value = values[name];
    if (value != null && value !== '')
      text += `${text === '' ? '?' : '&'}${encodeFormValue(name)}=${encodeFormValue(String(value))}`;
  }
  return text;
}

/** Removes parameters from a query and keeps the order of the rest; safe for a `Location` header. */
export function withoutParameters(query: string, names: readonly string[]): string {
  const remaining = splitParameters(query).filter((parameter) => !names.includes(parameterName(parameter)));
  return encodeUnsafe(remaining.join('&'), /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?]/gu);
}

function splitParameters(query: string): string[] {
  return query.split('&').filter((parameter) => parameter !== '');
}

function parameterName(parameter: string): string {
  return decode(parameter.split('=', 1)[0] ?? '');
}

// Unescaped like in `URLSearchParams`, so that links equal the server's form.
function encodeFormValue(text: string): string {
  if (UNRESERVED.test(text)) return text;
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function encodeUnsafe(text: string, unsafe: RegExp): string {
  return text.toWellFormed().replace(unsafe, (character) => encodeURIComponent(character));
}
