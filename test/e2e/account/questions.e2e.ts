import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createOperatorsService } from '#server/features/operations/operators/operators.service.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { openShopper, origin } from '../behaviour/shopper.ts';
import { findAxeProblems } from '../pages/accessibility.ts';
import { becomeCustomer, database } from './customer.ts';

let browser: Browser;
let token = '';
let products: { id: number }[] = [];
beforeAll(async () => {
  browser = await sharedBrowser();
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  ({ products } = data);
  ({ token } = await createOperatorsService({ db: database }).add('Вопросы', ['reviews'], new Date()));
});

async function callOperator<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}/api/operator/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}
const findPost = async (text: string) =>
  (await callOperator<{ id: number; text: string }[]>('questions?limit=200')).find((post) => post.text === text)!;

test.each(
  firstOrAll([
    { language: 'kk', device: 'desktop', at: 1 },
    { language: 'ru', device: 'phone', at: 0 },
  ] as const),
)('asks about a product, is answered by the shop and a buyer, and votes: $language', async (options) => {
  const { id } = products[options.at]!;
  const guest = await openShopper(browser, options);
  const { t, language } = guest;
  await guest.go(`/p/${id}`);
  await guest.page.locator('#questions').getByText(t('qa_none')).waitFor();
  await guest.page
    .locator('#questions')
    .getByRole('button', { name: t('qa_ask') })
    .click();
  await guest.page.waitForURL(/\/auth/);
  await guest.close();

  const shopper = await openShopper(browser, options);
  await becomeCustomer(shopper);
  await shopper.go(`/p/${id}`);
  const section = shopper.page.locator('#questions');
  const question = language === 'ru' ? `Какой кабель в коробке? ${id}` : `Қорапта қандай кабель бар? ${id}`;
  await section.getByRole('button', { name: t('qa_ask') }).click();
  const field = section.getByRole('textbox', { name: t('qa_text') });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill(question);
  await section.getByRole('button', { name: t('qa_send') }).click();
  await section.getByText(question).waitFor();
  await section.getByText(t('review_waiting')).waitFor();
  const post = await findPost(question);
  const answer = language === 'ru' ? 'USB-C, один метр.' : 'USB-C, бір метр.';
  await callOperator(`questions/${post.id}/judge`, { status: 'published', answer });
  await expect
    .poll(async () => {
      await shopper.page.reload();
      return section.getByText(answer).count();
    })
    .toBe(1);
  expect(await (await fetch(`${origin}${language === 'kk' ? '/kz' : ''}/p/${id}`)).text()).toContain(question);

  await section.getByRole('button', { name: t('qa_answer') }).click();
  const own = language === 'ru' ? 'Хватает до розетки' : 'Розеткаға жетеді';
  await section.getByRole('textbox', { name: t('qa_answer_text') }).fill(own);
  await section.getByRole('button', { name: t('qa_send') }).click();
  await section.getByText(own).waitFor();
  const useful = section.getByRole('button', { name: t('qa_useful') }).first();
  await useful.click();
  await section.getByRole('button', { name: t('qa_useful_count', { count: '1' }), pressed: true }).waitFor();
  expect(await findAxeProblems(shopper, 'questions', { part: section })).toEqual([]);
  await shopper.close();
});
