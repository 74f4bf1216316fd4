/** Where the outside map comes from, by Yandex's page "Enabling the API when using CSP". */
const MAP_HOSTS = 'https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://yastatic.net';
const MAP_TILES = 'https://*.maps.yandex.net';

/** Path that browsers send broken rules of the content security policy to. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/**
 * Returns the headers of every page. Scripts, styles and pictures come from the shop alone; forms may go to the bank.
 * `styleHashes` and `scriptHashes` are those of the style elements and the script in the document (`sha256-…`); others are
 * refused, style attributes are React's and stay. The development server writes styles and scripts of its own.
 */
export function securityHeaders(options: {
  bankOrigin: string;
  https: boolean;
  /** The outside map is shown: it brings scripts, pictures and styles of its own, and evaluates what draws its tiles. */
  outsideMap?: boolean;
  /** Address of a map's style that is not ours; its host gives tiles, glyphs and pictures too. */
  mapStyleUrl?: string;
  /** Outside services of counting: where their scripts come from, and whom they tell. */
  counting?: { scripts: readonly string[]; told: readonly string[] };
  dev: boolean;
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
}): Record<string, string> {
  const inPage = (hashes: readonly string[] = []) =>
    options.dev ? " 'unsafe-inline'" : hashes.map((hash) => ` '${hash}'`).join('');
  const map = (sources: string) => (options.outsideMap ? ` ${sources}` : '');
  const style = mapStyleHost(options.mapStyleUrl);
  const { scripts = [], told = [] } = options.counting ?? {};
  const counting = (...sources: readonly string[]) => [...new Set(sources)].map((source) => ` ${source}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${inPage(options.scriptHashes)}${map(`${MAP_HOSTS} 'unsafe-eval'`)}${counting(...scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self'${inPage(options.styleHashes)}${map(`blob: ${MAP_HOSTS}`)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${map(`${MAP_HOSTS} ${MAP_TILES}`)}${style}${counting(...scripts, ...told)}`,
    `font-src 'self'${map('https://yastatic.net')}`,
    `connect-src 'self'${options.dev ? ' ws:' : ''}${map(`${MAP_HOSTS} ${MAP_TILES}`)}${style}${counting(...scripts, ...told)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${options.bankOrigin}`.trim(),
    "manifest-src 'self'",
    `worker-src 'self'${map('blob: data:')}`,
    `report-uri ${CSP_REPORTS_PATH}`,
    'report-to csp',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** The source of a style's host for the policy; empty for none, and for what is no https address. */
function mapStyleHost(url = ''): string {
  if (!URL.canParse(url)) return '';
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' ? ` ${origin}` : '';
}
