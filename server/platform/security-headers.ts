/** Headers of every page. Scripts, styles and pictures come from the shop alone; forms may go to the bank. */
export function securityHeaders(options: { bankOrigin: string; https: boolean; dev: boolean }): Record<string, string> {
  const policy = [
    "default-src 'self'",
    options.dev ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    options.dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${options.bankOrigin}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
