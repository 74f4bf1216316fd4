/**
 * Splits a path into clean segments: empty and dot segments resolved as browsers do, unsafe characters percent-encoded.
 */
export function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const dots = raw.replace(/%2e/gi, '.');
    if (dots === '..') segments.pop();
    else if (raw !== '' && dots !== '.') segments.push(encodeUnsafe(raw, /[^A-Za-z0-9\-._~!$&'()*+,;=:@%]/gu));
  }
  return segments;
}

/** Joins segments to a path that begins with one slash; no segments give `/`. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}

/** Tells whether the percent-encoding of a path is whole and hides no control character or backslash. */
export function wellFormed(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Gives every value of a parameter of a query, decoded; undecodable ones count as empty. */
export function queryValues(query: string, name: string): string[] {
  return pieces(query)
    .filter((piece) => nameOf(piece) === name)
    .map((piece) => decode(piece.includes('=') ? piece.slice(piece.indexOf('=') + 1) : ''));
}

/** Drops parameters from a query by name and keeps the others in their order, safe to stand in a `Location` header. */
export function withoutParameters(query: string, names: readonly string[]): string {
  const kept = pieces(query).filter((piece) => !names.includes(nameOf(piece)));
  return encodeUnsafe(kept.join('&'), /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?]/gu);
}

function pieces(query: string): string[] {
  return query.split('&').filter((piece) => piece !== '');
}

function nameOf(piece: string): string {
  return decode(piece.split('=', 1)[0] ?? '');
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
