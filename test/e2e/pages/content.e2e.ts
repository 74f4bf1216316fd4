import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { courierFee, liftingFee } from '#domain/delivery/delivery.ts';
import { formatTenge, sum } from '#domain/pricing/money.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { routeEntries } from '#domain/urls/routes.ts';
import { field, main, openShopper, origin } from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Matches a formatted amount with any kind of space. */
const moneyPattern = (amount: number) => new RegExp(formatTenge(amount).replace(/\s/g, String.raw`\s`));

describe('every info page has its texts', () => {
  /** Info pages and main routes of the specification (§2), and our own. */
  const gid =
    'bonus service delivery change treaty tenders contacts question services assistant suppliers wholesale present-cart about-company for-landlords membership-in-euronics dealers rent';
  const paths = [
    ...routeEntries.flatMap(({ screen, path }) => (screen === 'info' && !/[:*]/.test(path) ? [path] : [])),
    '/privacy-policy',
    '/gid-treaty/treaty',
    '/gid-change/exclusiveProduct/exclusive-product',
    ...gid.split(' ').map((page) => `/gid-${page}`),
  ];

  test.each(['', '/kz', '/astana', '/kz/astana'])('with the prefix "%s"', async (prefix) => {
    for (const path of paths) {
      const answer = await fetch(origin + prefix + path);
      const text = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(text, path).toMatch(/<h1>[^<]{4,}<\/h1>/);
      expect(text, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(text, path).toContain('BreadcrumbList');
      if (prefix.startsWith('/kz')) expect(text, path).toMatch(/<div lang="kk">/);
    }
  });

  test("redirects old URLs in the visitor's language and city", async () => {
    for (const [from, to] of [
      ['/service-centres', '/gid-service'],
      ['/kz/astana/service-centres', '/kz/astana/gid-service'],
      ['/privacy-policy-page', '/privacy-policy'],
    ] as const) {
      const answer = await fetch(origin + from, { redirect: 'manual' });
      expect([answer.status, new URL(answer.headers.get('location')!, origin).pathname], from).toEqual([301, to]);
    }
  });

  test('returns 404 for an info page without content', async () => {
    expect((await fetch(`${origin}/gid-nothing`)).status).toBe(404);
  });

  test('redirects known short links within the shop, and rejects unknown ones', async () => {
    const knownLink = await fetch(`${origin}/kz/r/app`, { redirect: 'manual' });
    expect([knownLink.status, knownLink.headers.get('location')]).toEqual([302, '/kz/yourPlatform']);
    const unknown = await fetch(`${origin}/r/nothing`, { redirect: 'manual' });
    expect(unknown.status).toBe(404);
    const code = await fetch(`${origin}/qr/app.svg`);
    expect(code.headers.get('content-type')).toContain('image/svg+xml');
  });
});

test('calculates the same delivery fee as the checkout', async () => {
  const shopper = await openShopper(browser, { language: 'ru', device: 'desktop' });
  const { t } = shopper;
  await shopper.go('/gid-delivery');
  const result = main(shopper).getByRole('status');
  const order = { weightGrams: 12_000, floor: 7, hasElevator: false };
  await field(shopper, 'content_delivery_total').fill('9000');
  await field(shopper, 'content_delivery_weight').fill('12');
  await field(shopper, 'content_delivery_floor').fill('7');
  await result.getByText(moneyPattern(sum([courierFee(9000), liftingFee(order)]))).waitFor();
  await result.getByText(moneyPattern(liftingFee(order))).waitFor();
  await field(shopper, 'content_delivery_total').fill('25000');
  await main(shopper)
    .getByRole('checkbox', { name: t('content_delivery_house') })
    .check();
  await result.getByText(t('sum_free')).first().waitFor();
  await expect.poll(() => result.getByText(t('sum_free')).count()).toBe(3);
  await shopper.close();
});

test.each(
  firstOrAll([
    { language: 'kk', device: 'desktop', typed: 'лифт', answer: 'Көтергені үшін қашан төлеймін' },
    { language: 'ru', device: 'phone', typed: 'подъём', answer: 'Когда платят за подъём' },
  ] as const),
)('finds a question by its text: $language', async ({ typed, answer, ...options }) => {
  const shopper = await openShopper(browser, options);
  const { page, t } = shopper;
  await shopper.go('/gid-question');
  const search = main(shopper).getByRole('searchbox', { name: t('content_questions_search') });
  await search.fill(typed);
  await expect.poll(() => main(shopper).locator('summary').count()).toBeLessThan(5);
  await main(shopper).getByText(answer).first().waitFor();
  await search.fill('zzqq');
  await page.getByText(t('content_questions_none')).waitFor();
  await shopper.close();
});

test('sends a question with an attachment, and shows its ticket number', async () => {
  const shopper = await openShopper(browser, { language: 'kk', device: 'phone', expected: [/status of 409/] });
  const { page, t } = shopper;
  await shopper.go('/gid-service');
  const form = main(shopper).getByRole('form', { name: t('request_form_service') });
  await form.getByRole('button', { name: t('request_send') }).click();
  await form.getByText(t('request_problem_required')).first().waitFor();
  const message = `Не включается ${Date.now()}`;
  await field(shopper, 'request_field_name').fill('Айгүл');
  await field(shopper, 'request_field_phone').fill('7015554433');
  await field(shopper, 'request_field_city').fill('Алматы');
  await field(shopper, 'request_field_product').fill('Чайник');
  await field(shopper, 'request_field_message').fill(message);
  await form.locator('input[type=file]').setInputFiles({
    name: 'fault.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await form.getByText('fault.pdf').waitFor();
  await form.getByRole('button', { name: t('request_send') }).click();
  await page.getByRole('heading', { name: t('request_sent') }).waitFor();
  const db = openDatabase(inject('shopDatabase'), 1);
  try {
    const rows = await db.$client`
      select r.number, f.name from business_requests r join request_files f on f.request_id = r.id
      where r.values ->> 'message' = ${message}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]!.name).toBe('fault.pdf');
    await page.getByText(rows[0]!.number).waitFor();
  } finally {
    await db.$client.end();
  }
  await shopper.close();
});
