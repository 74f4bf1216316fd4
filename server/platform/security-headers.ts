/** Path that browsers send broken rules of the content security policy to. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/**
 * Returns the headers of every page. Scripts, styles and pictures come from the shop alone; forms may go to the bank.
 * `styleHashes` are those of the style elements in the document (`sha256-…`); other style elements are refused, style
 * attributes are React's and stay. The development server writes styles and scripts of its own.
 */
export function securityHeaders(options: {
  bankOrigin: string;
  https: boolean;
  dev: boolean;
  styleHashes?: readonly string[];
}): Record<string, string> {
  const hashes = (options.styleHashes ?? []).map((hash) => ` '${hash}'`).join('');
  const policy = [
    "default-src 'self'",
    options.dev ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    options.dev ? "style-src-elem 'self' 'unsafe-inline'" : `style-src-elem 'self'${hashes}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    options.dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${options.bankOrigin}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
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
