/** Test cards by their outcome. */
export const cards = {
  secure: '4000000000000010',
  plain: '4000000000000028',
  decline: '4000000000000036',
  insufficient: '4000000000000044',
  timeout: '4000000000000051',
  late: '4000000000000069',
} as const;

/** Result of a bank page: the redirect address, or the page itself. */
export type BankResponse = { status: number; location: string | null; page: string };

/**
 * Submits the card page as a browser would, with the 3-D Secure step if required; returns the shopper's final address.
 */
export async function payAtBank(pageUrl: string, card: keyof typeof cards): Promise<BankResponse> {
  const first = await post(pageUrl, { number: cards[card], expiry: '12/34', cvc: '123' });
  if (first.location === null || !new URL(first.location, pageUrl).pathname.startsWith('/pay/')) return first;
  const next = await visit(first.location);
  return next.page.includes('name="code"') ? post(findSecureFormUrl(pageUrl), { code: '123456' }) : next;
}

/** Opens a page of the bank. */
export async function visit(url: string): Promise<BankResponse> {
  return toBankResponse(await fetch(url, { redirect: 'manual' }), url);
}

/** Submits a form of the bank. */
export async function post(url: string, fields: Record<string, string>): Promise<BankResponse> {
  return toBankResponse(
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    url,
  );
}

/** Returns the address of the 3-D Secure form of a payment page. */
export function findSecureFormUrl(pageUrl: string): string {
  const url = new URL(pageUrl);
  url.pathname += '/secure';
  return url.href;
}

async function toBankResponse(response: Response, url: string): Promise<BankResponse> {
  const location = response.headers.get('location');
  return {
    status: response.status,
    location: location === null ? null : new URL(location, url).href,
    page: await response.text(),
  };
}
