import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';

/** Names of input fields with quantities or sums. */
const QUANTITY_NAME = /^(?:quantity|amount|nominal|months|price|bonuses|sum|tenge)$/;

/** Invalid quantities and sums. */
const INVALID_VALUES: readonly unknown[] = [
  -1,
  0.5,
  1.0000001,
  Number.NaN,
  Infinity,
  2 ** 53,
  '-1',
  '0.5',
  '1e3',
  ' 7',
  [1],
];

/** Finds all quantity fields of a schema, at any depth. */
function quantityFields(schema: z.ZodType, name = ''): [string, z.ZodType][] {
  const inside = (children: readonly unknown[]) =>
    children.flatMap((child) => (child instanceof z.ZodType ? quantityFields(child, name) : []));
  if (QUANTITY_NAME.test(name) && !(schema instanceof z.ZodArray)) return [[name, schema]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => quantityFields(field as z.ZodType, key));
  if (schema instanceof z.ZodArray) return inside([schema.element]);
  if (schema instanceof z.ZodUnion) return inside(schema.options);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return inside([schema.unwrap()]);
  if (schema instanceof z.ZodDefault) return inside([schema.unwrap()]);
  if (schema instanceof z.ZodPipe) return inside([schema.in, schema.out]);
  return [];
}

const counted = Object.entries(contract).flatMap(([key, { input }]) =>
  quantityFields(input).map(([name, schema]): [string, string, z.ZodType] => [key, name, schema]),
);

describe('quantities and sums in all inputs', () => {
  test('covers the calls that move products and money', () => {
    const calls = new Set(counted.map(([key]) => key));
    for (const key of [
      'POST /api/cart/lines',
      'PUT /api/cart/lines/:productId',
      'PUT /api/checkout/bonuses',
      'POST /api/orders/:number/returns',
      'POST /api/orders/:number/credit/choice',
      'POST /api/pages/profile/bonus-conversion',
      'POST /api/pages/profile/gift-purchases',
      'POST /api/operator/invoices/:number/pay',
      'POST /api/operator/returns/:number/receive',
      'POST /api/operator/trade-ins/:number/accept',
    ])
      expect(calls, key).toContain(key);
  });

  test.each(counted)('%s accepts only non-negative integers as %s', (_key, name, schema) => {
    for (const value of INVALID_VALUES) expect(schema.safeParse(value).success, `${name} ${String(value)}`).toBe(false);
    if (name === 'quantity') expect(schema.safeParse(0).success).toBe(false);
  });
});

test('counts guesses of promo codes and gift cards in every call that takes one', () => {
  const inputNames = ({ input }: (typeof contract)[keyof typeof contract]) =>
    input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const codeCalls = Object.entries(contract).filter(
    ([key, call]) =>
      call.access !== 'operator' &&
      (inputNames(call).includes('pin') || (inputNames(call).includes('code') && key.includes('/promo'))),
  );
  expect(codeCalls.map(([key]) => key).toSorted()).toEqual([
    'POST /api/checkout/gift-cards',
    'POST /api/gift-cards/balance',
    'PUT /api/checkout/promo',
  ]);
  for (const [key, { errors, perMinute }] of codeCalls) {
    expect(errors, key).toContain('too_many_tries');
    expect(perMinute, key).toBeLessThanOrEqual(30);
    // One error for all reasons, so a guess learns nothing.
    expect(
      errors.filter((name) => name.endsWith('_refused')),
      key,
    ).toHaveLength(1);
  }
});

test('accepts only a bank card as tender for gift cards', () => {
  const { input } = contract['POST /api/pages/profile/gift-purchases'];
  const names = [
    ...new Set(JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).match(/"\w+":/g)),
  ];
  expect(names.filter((name) => /gift_?card|bonus|promo|coupon|method|pin/i.test(name))).toEqual([]);
});
