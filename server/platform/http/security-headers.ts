/** Sources of the external map, from Yandex's page "Enabling the API when using CSP". */
const MAP_HOSTS = 'https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://yastatic.net';
const MAP_TILES = 'https://*.maps.yandex.net';

/** Path for reports about the content security policy. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/**
 * Returns the headers of every page. Scripts, styles and pictures load from the shop only; forms may be sent to the
 * bank. `styleHashes` and `scriptHashes` (`sha256-…`) allow the inline styles and the script of the document; React
 * needs style attributes. The development server adds its own styles and scripts.
 */
export function securityHeaders(options: {
  bankOrigin: string;
  isHttps: boolean;
  /** True when the external map is shown: it loads scripts, pictures and styles, and uses eval for tiles. */
  hasExternalMap?: boolean;
  /** Address of a custom map style; its host also serves tiles and glyphs. */
  mapStyleUrl?: string;
  /** Origins of external analytics services: their scripts and report endpoints. */
  analytics?: { scripts: readonly string[]; reports: readonly string[] };
  isDev: boolean;
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
}): Record<string, string> {
  const inlineSources = (hashes: readonly string[] = []) =>
    options.isDev ? " 'unsafe-inline'" : hashes.map((hash) => ` '${hash}'`).join('');
  const mapSources = (sources: string) => (options.hasExternalMap ? ` ${sources}` : '');
  const styleHost = mapStyleHost(options.mapStyleUrl);
  const { scripts = [], reports: reportHosts = [] } = options.analytics ?? {};
  const analyticsSources = (...sources: readonly string[]) =>
    [...new Set(sources)].map((source) => ` ${source}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${inlineSources(options.scriptHashes)}${mapSources(`${MAP_HOSTS} 'unsafe-eval'`)}${analyticsSources(...scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self'${inlineSources(options.styleHashes)}${mapSources(`blob: ${MAP_HOSTS}`)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${mapSources(`${MAP_HOSTS} ${MAP_TILES}`)}${styleHost}${analyticsSources(...scripts, ...reportHosts)}`,
    `font-src 'self'${mapSources('https://yastatic.net')}`,
    `connect-src 'self'${options.isDev ? ' ws:' : ''}${mapSources(`${MAP_HOSTS} ${MAP_TILES}`)}${styleHost}${analyticsSources(...scripts, ...reportHosts)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${options.bankOrigin}`.trim(),
    "manifest-src 'self'",
    `worker-src 'self'${mapSources('blob: data:')}`,
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
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** The CSP source of a style's host; empty for none or without https. */
function mapStyleHost(url = ''): string {
  if (!URL.canParse(url)) return '';
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' ? ` ${origin}` : '';
}
