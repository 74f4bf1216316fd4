import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';

/** Names of fields that are shown in one line: on labels, invoices, cards, in titles and lists. */
const LINES = /^(?:name|sender|subject|street|house|apartment|entrance|floor|address)$/;

/** Finds every such field of a schema, at any depth. */
function lineFields(schema: z.ZodType, name = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => lineFields(field as z.ZodType, key));
  if (schema instanceof z.ZodArray) return lineFields(schema.element as z.ZodType, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => lineFields(option as z.ZodType, name));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return lineFields(schema.unwrap() as z.ZodType, name);
  if (LINES.test(name)) return [[name, schema]];
  return schema instanceof z.ZodDefault ? lineFields(schema.unwrap() as z.ZodType, name) : [];
}

const lines = Object.entries(contract)
  .filter(([, { access }]) => access !== 'operator')
  .flatMap(([key, { input }]) => lineFields(input).map(([name, schema]) => [key, name, schema] as const));

test('finds the names and addresses that shoppers type', () => {
  const found = lines.map(([key, name]) => `${key} ${name}`);
  for (const line of [
    'PUT /api/checkout/payment name',
    'PUT /api/checkout/payment address',
    'PUT /api/checkout/delivery street',
    'POST /api/pages/profile/gift-purchases sender',
    'POST /api/pages/profile/gift-purchases name',
    'POST /api/pages/profile/complaints subject',
    'POST /api/pages/profile/files name',
    'POST /api/orders/:number/returns/files name',
    'POST /api/requests/files name',
    'POST /api/trade-in/requests name',
  ])
    expect(found).toContain(line);
});

test.each(lines)('accepts in %s only one line of visible text as %s', (_key, _name, schema) => {
  for (const typed of ['Абая 10\r\nBcc: a@b.kz', '\u202egnp.exe12', '12345\u0007', '\u200b\u200b\u200b\u200b\u200b']) {
    const { data = '' } = schema.safeParse(typed);
    expect(data, JSON.stringify(typed)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e]/u);
  }
});

test('reduces a path to its file name', () => {
  const { name } = contract['POST /api/requests/files'].input.shape;
  expect(['../../etc/passwd', String.raw`C:\photos\1.png`, 'a.png'].map((given) => name.parse(given))).toEqual([
    'passwd',
    '1.png',
    'a.png',
  ]);
  expect(name.safeParse('../').success).toBe(false);
});
