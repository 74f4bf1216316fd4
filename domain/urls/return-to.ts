/** Maximum length of a return path, characters. */
const MAX_LENGTH = 2000;

/**
 * Returns the path to return to after login, with any language and city prefix; null for other sites, API calls and the
 * login page, even when disguised.
 */
export function safeReturn(path: string | null): string | null {
  if (path === null || path.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path)) return null;
  return /^\/(?:[a-z-]+\/){0,2}(?:auth|api)(?:[/?#]|$)/.test(path) ? null : path;
}
