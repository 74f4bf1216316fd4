type Rewrite = (segments: string[]) => string[] | undefined;

const OLD_BRANDS = ['samsung', 'apple', 'oppo', 'vivo', 'xiaomi', 'realme'];

const brandFilter = (brand: string) => ['c', 'vse-smartfony', 'f', 'brend', brand];

// Each rule returns the new segments, or undefined when it does not apply (spec §2, decisions §2).
const REWRITES: readonly Rewrite[] = [
  // `categories` became `catalog`.
  ([first, ...rest]) => (first === 'categories' ? ['catalog', ...rest] : undefined),
  // `/c` alone is the home page.
  (segments) => (segments.length === 1 && segments[0] === 'c' ? [] : undefined),
  // An empty filter: /c/{category}/f and /c/{category}/{id}/f; in a longer path a final /f is the filter value "f".
  (segments) =>
    segments[0] === 'c' && (segments.length === 3 || segments.length === 4) && segments.at(-1) === 'f'
      ? segments.slice(0, -1)
      : undefined,
  (segments) => (segments.length === 2 && segments[0] === 'search' && segments[1] === 'f' ? ['search'] : undefined),
  (segments) => {
    const brand =
      segments.length === 3 &&
      segments[0] === 'c' &&
      segments[1] === 'vse-smartfony' &&
      /^b-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(segments[2] ?? '');
    return brand ? brandFilter(brand[1] ?? '') : undefined;
  },
  (segments) => {
    const brand =
      segments.length === 2 && segments[0] === 'c' && OLD_BRANDS.find((name) => segments[1] === `smartfony-${name}`);
    return brand ? brandFilter(brand) : undefined;
  },
  (segments) =>
    segments.length === 2 && segments[0] === 'c' && segments[1] === 'honor-smartfondary'
      ? brandFilter('honor')
      : undefined,
];

/** Rewrites an unprefixed path of the old shop until no rule applies, for a single redirect (spec §2, decisions §2). */
export function rewriteOldPath(segments: string[]): string[] {
  for (const rewrite of REWRITES) {
    const rewritten = rewrite(segments);
    if (rewritten) return rewriteOldPath(rewritten);
  }
  return segments;
}
