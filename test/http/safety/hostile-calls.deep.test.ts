import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '#contract/index.ts';
import { userAgents, origin } from '../requests.ts';

/** Values that no shopper sends, each tried in every field of every call. */
const values = [
  '2147483648',
  '9999999999999999999',
  '-1',
  '0',
  '1e3',
  'NaN',
  'null',
  '[]',
  '{"$ne":1}',
  'a'.repeat(5_000),
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '__proto__',
  '٣',
  '2026-02-30',
  '1,2,3,99999999999999999999',
];
const asJson: unknown[] = [...values, null, true, -1, 2 ** 31, 2 ** 53, 1.5, [], {}, [null], { toString: 1 }];

/** Valid fields, so validation reaches the invalid one. */
const validFields: Record<string, unknown> = {
  q: 'samsung',
  category: 'vse-smartfony',
  ids: '1,2',
  id: '1',
  productId: 1,
  quantity: 1,
  number: '10000098',
  phone: '7010000000',
  gateway: 'sandbox',
};

const listFields = (input: z.ZodType | undefined): string[] =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : [];

async function send(key: EndpointKey, fields: Record<string, unknown>): Promise<number> {
  const [method = '', pattern = ''] = key.split(' ');
  const rest = { ...fields };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const raw = rest[name] ?? '1';
    const value = (typeof raw === 'string' ? raw : JSON.stringify(raw)).toWellFormed();
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isRead = method === 'GET';
  const query = isRead
    ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value).toWellFormed()]))}`
    : '';
  const response = await fetch(origin + path + query, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': userAgents.shopper, origin, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('every call', () => {
  test.each(Object.keys(contract) as EndpointKey[])('survives any field values: %s', async (key) => {
    const { input, perMinute = Number.POSITIVE_INFINITY } = contract[key] as { input?: z.ZodType; perMinute?: number };
    const names = [...new Set([...listFields(input), ...[...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name)])];
    const otherFields = Object.fromEntries(
      names.filter((name) => name in validFields).map((name) => [name, validFields[name]]),
    );
    const tries = names
      .flatMap((name) => (key.startsWith('GET') ? values : asJson).map((value) => ({ ...otherFields, [name]: value })))
      // Other tests from this IP address need their share of the rate limits.
      .slice(0, perMinute / 4);
    const broken: unknown[] = [];
    for (const fields of tries) {
      const status = await send(key, fields);
      if (status >= 500) broken.push([status, fields]);
    }
    expect(broken).toEqual([]);
  });
});
