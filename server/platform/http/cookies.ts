import { YEAR_SECONDS } from '#domain/time/durations.ts';

/** Parses the cookies of a request; drops malformed ones. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    try {
      cookies.set(part.slice(0, equals).trim(), decodeURIComponent(part.slice(equals + 1).trim()));
    } catch {
      continue;
    }
  }
  return cookies;
}

/** Returns the text of a Set-Cookie header, valid for a year by default. */
export function setCookie(
  name: string,
  value: string,
  options: { httpOnly?: boolean; secure: boolean; seconds?: number },
): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${options.seconds ?? YEAR_SECONDS}; SameSite=Lax${options.httpOnly ? '; HttpOnly' : ''}${options.secure ? '; Secure' : ''}`;
}

/** Returns the text of a Set-Cookie header that deletes a cookie. */
export function deleteCookie(name: string, secure = false): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`;
}
