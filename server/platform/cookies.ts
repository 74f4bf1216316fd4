/** Returns the cookies of a request as a map; malformed ones are left out. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    try {
      cookies.set(part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim()));
    } catch {
      continue;
    }
  }
  return cookies;
}

/** Returns the text of a Set-Cookie header that lasts a year. */
export function yearCookie(name: string, value: string, options: { httpOnly?: boolean; secure: boolean }): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax${options.httpOnly ? '; HttpOnly' : ''}${options.secure ? '; Secure' : ''}`;
}

/** Returns the text of a Set-Cookie header that makes the browser forget a cookie. */
export function forgottenCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
