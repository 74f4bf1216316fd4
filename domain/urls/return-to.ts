/** Longest address one is sent back to, characters. */
const MAX_LENGTH = 2000;

/**
 * Returns where a login leads back to, without the language and city prefix being known: a path of this shop, or null.
 * Other sites, calls, and the login itself are refused, however they are disguised.
 */
export function safeReturn(given: string | null): string | null {
  if (given === null || given.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(given)) return null;
  return /^\/(?:[a-z-]+\/){0,2}(?:auth|api)(?:[/?#]|$)/.test(given) ? null : given;
}
