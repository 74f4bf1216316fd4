import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createOperatorsService } from '#server/features/operations/operators/operators.service.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { addCustomer, becomeCustomer, database } from '../account/customer.ts';
import { findAxeProblems } from '../pages/accessibility.ts';
import { openShopper, origin, type Shopper } from './shopper.ts';

let browser: Browser;
let token = '';
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser();
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  product = data.products[0]!.id;
  ({ token } = await createOperatorsService({ db: database }).add('Поддержка', ['complaints'], new Date()));
});

const languages = [
  { language: 'ru', device: 'desktop' },
  { language: 'kk', device: 'phone' },
] as const;

async function openPanel(shopper: Shopper, path = '/') {
  await shopper.go(path);
  await shopper.page.getByRole('button', { name: shopper.t('support_open') }).click();
  const panel = shopper.page.getByRole('dialog', { name: shopper.t('support_title') });
  await panel.getByRole('searchbox').waitFor();
  return panel;
}

async function callOperator<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}/api/operator/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

test.each(firstOrAll(languages))('opens the page linked in an answer and collapses: $language', async (options) => {
  const shopper = await openShopper(browser, options);
  const { page, t, language } = shopper;
  const panel = await openPanel(shopper);
  const [topic, leaf, screen] =
    language === 'ru'
      ? ['Обмен и возврат', 'Что и в какой срок можно вернуть', 'Обмен и возврат']
      : ['Айырбастау және қайтару', 'Нені және қай мерзімде қайтаруға болады', 'Айырбастау және қайтару'];
  await panel.getByRole('button', { name: topic }).press('Enter');
  await panel.getByRole('button', { name: leaf }).click();
  await expect
    .poll(() => panel.getByRole('heading', { name: leaf }).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await panel.getByRole('link', { name: screen }).click();
  await page.waitForURL(/\/gid-change$/);
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t('support_open') }).click();
  await panel.getByRole('heading', { name: leaf }).waitFor();
  await shopper.close();
});

test.each(firstOrAll(languages))(
  "shows an order's status to its customer and to a guest who knows its phone: $language",
  async (options) => {
    const shopper = await openShopper(browser, { ...options, expected: [/status of 404/] });
    const { t } = shopper;
    const { customerId, phone } = await addCustomer();
    const number = await insertOrder(database, customerId, [product]);
    await database.$client`update orders set phone = ${phone} where number = ${number}`;
    const panel = await openPanel(shopper);
    await panel
      .getByRole('searchbox')
      .fill(shopper.language === 'ru' ? `где мой заказ ${number}?` : `${number} тапсырысым қайда?`);
    await panel.getByRole('button', { name: t('order_number', { number }) }).click();
    await panel.getByRole('textbox', { name: t('checkout_phone') }).fill('7770000001');
    await panel.getByRole('button', { name: t('order_form_find') }).click();
    await panel.getByText(t('order_not_found')).waitFor();
    await panel.getByRole('textbox', { name: t('checkout_phone') }).fill(phone);
    await panel.getByRole('button', { name: t('order_form_find') }).click();
    await panel.getByRole('article', { name: t('order_number', { number }) }).waitFor();
    await shopper.close();
    const customer = await openShopper(browser, options);
    const { customerId: ownId } = await becomeCustomer(customer);
    const ownNumber = await insertOrder(database, ownId, [product]);
    await database.$client`update orders set status = 'on_the_way' where number = ${ownNumber}`;
    const ownPanel = await openPanel(customer);
    await ownPanel.getByRole('searchbox').fill(customer.language === 'ru' ? 'где мой заказ' : 'тапсырысым қайда');
    await ownPanel.getByRole('button', { name: t('support_orders_show') }).click();
    await ownPanel.getByText(t('support_next_courier')).waitFor();
    await customer.close();
  },
);

test.each(firstOrAll(languages))("sends a callback request to the operators' queue: $language", async (options) => {
  const shopper = await openShopper(browser, { ...options, expected: [/status of 409/] });
  const { t } = shopper;
  const panel = await openPanel(shopper);
  await panel.getByRole('button', { name: t('support_callback_ask') }).click();
  const name = `Айгүл ${Date.now()}`;
  await panel.getByRole('textbox', { name: t('request_field_name') }).fill(name);
  await panel.getByRole('textbox', { name: t('request_field_phone') }).fill(`70${String(Date.now()).slice(-8)}`);
  await panel.getByRole('button', { name: t('request_send') }).click();
  await panel.getByText(t('request_sent_text')).waitFor();
  const requests = await callOperator<{ values: { name: string } }[]>('requests?form=callback&limit=200');
  expect(requests.map(({ values }) => values.name)).toContain(name);
  await shopper.close();
});

test.each(firstOrAll(languages))(
  'sends a message to an operator, shows the reply and erases it: $language',
  async (options) => {
    const shopper = await openShopper(browser, options);
    const { t, language } = shopper;
    await shopper.go('/gid-assistant');
    const main = shopper.page.getByRole('main');
    await main.getByRole('button', { name: language === 'ru' ? 'Доставка' : 'Жеткізу', exact: true }).click();
    const leaf = language === 'ru' ? 'Курьер не приехал' : 'Курьер келмеді';
    await main.getByRole('button', { name: leaf }).click();
    await main.getByRole('button', { name: t('support_write') }).click();
    const text = `Жду с утра ${Date.now()}`;
    await main.getByRole('textbox', { name: t('support_message') }).fill(text);
    await main.getByRole('button', { name: t('support_send') }).click();
    const log = main.getByRole('log');
    await log.getByText(text).waitFor();
    const waiting =
      await callOperator<{ id: number; messages: { text: string; steps: string[] }[] }[]>('conversations?limit=200');
    const conversation = waiting.find(({ messages }) => messages.some((message) => message.text === text))!;
    expect(conversation.messages[0]!.steps).toEqual(['Курьер не приехал']);
    await callOperator(`conversations/${conversation.id}/answer`, { text: 'Будет через час' });
    await log.getByText('Будет через час').waitFor();
    await main.getByRole('button', { name: t('support_erase') }).click();
    await log.getByText(text).waitFor({ state: 'detached' });
    await shopper.close();
  },
);

test.each(firstOrAll(languages))(
  'answers a question with live cards, prepares a callback, and is rated and erased: $language',
  async (options) => {
    const shopper = await openShopper(browser, options);
    const { t, language } = shopper;
    const panel = await openPanel(shopper, `/p/${product}`);
    await panel
      .getByRole('searchbox')
      .fill(language === 'ru' ? 'сколько стоит этот товар?' : 'бұл тауар қанша тұрады?');
    await panel.getByRole('button', { name: t('assistant_ask') }).click();
    const log = panel.getByRole('log', { name: t('assistant_chat') });
    await log.getByText(/₸/).first().waitFor();
    await log.getByRole('article').waitFor();
    await log.getByRole('button', { name: t('assistant_publish') }).waitFor();
    const good = log.getByRole('button', { name: t('assistant_feedback_good') });
    await good.click();
    await expect.poll(() => good.getAttribute('aria-pressed')).toBe('true');
    const input = panel.getByRole('textbox', { name: t('assistant_question') });
    await input.fill(language === 'ru' ? 'перезвоните мне' : 'маған қайта қоңырау шалыңыз');
    await input.press('Enter');
    await log.getByRole('button', { name: t('assistant_draft_callback') }).waitFor();
    expect(await findAxeProblems(shopper, 'chat', { part: panel })).toEqual([]);
    await shopper.page.reload();
    await shopper.page.getByRole('button', { name: t('support_open') }).click();
    await panel.getByRole('button', { name: t('assistant_open') }).click();
    await log.getByText(/₸/).first().waitFor();
    await panel.getByRole('button', { name: t('assistant_erase') }).click();
    await expect.poll(() => log.getByRole('listitem').count()).toBe(0);
    await shopper.close();
  },
);

test.each(firstOrAll(languages))(
  'announces each sentence of an answer once and keeps the focus: $language',
  async (options) => {
    const shopper = await openShopper(browser, options);
    const { page, t, language } = shopper;
    const panel = await openPanel(shopper);
    await panel.getByRole('button', { name: t('assistant_open') }).click();
    const input = panel.getByRole('textbox', { name: t('assistant_question') });
    await input.focus();
    const region = panel.locator('[aria-live=polite]:not([data-notices])').first();
    await region.evaluate((element) => {
      const announced: string[] = [];
      Object.assign(globalThis, { announced });
      new MutationObserver((changes) => {
        for (const { addedNodes, type, target } of changes)
          if (type === 'characterData') announced.push(target.textContent ?? '');
          else for (const node of addedNodes) announced.push(node.textContent ?? '');
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await input.fill(language === 'ru' ? 'сколько стоит доставка?' : 'жеткізу қанша тұрады?');
    await input.press('Enter');
    const log = panel.getByRole('log', { name: t('assistant_chat') });
    await log.getByRole('button', { name: t('assistant_copy') }).waitFor();
    const announced = await page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);
    const isBusyText = (text: string) => t('assistant_busy').test(text);
    expect(announced.filter(isBusyText)).toHaveLength(1);
    const sentences = announced.filter((text) => !isBusyText(text));
    expect(sentences.length).toBeGreaterThan(2);
    expect(new Set(sentences).size).toBe(sentences.length);
    const shown = (await log.innerText()).replace(/\s+/g, ' ');
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.?!]$/);
      expect(shown).toContain(sentence.replace(/\s+/g, ' '));
    }
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    const client = await page.context().newCDPSession(page);
    const { nodes } = (await client.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value: string }; properties?: { name: string; value: { value: unknown } }[] }[];
    };
    const liveOf = (role: string) =>
      nodes
        .filter((node) => node.role?.value === role)
        .map(({ properties }) => properties?.find(({ name }) => name === 'live')?.value.value);
    expect(liveOf('log')).toHaveLength(1);
    expect(liveOf('log')).not.toContain('polite');
    await shopper.close();
  },
);

test.each(firstOrAll(languages))('fills in a complaint that the chat has prepared: $language', async (options) => {
  const shopper = await openShopper(browser, options);
  await becomeCustomer(shopper);
  const { page, t, language } = shopper;
  const panel = await openPanel(shopper);
  const words = language === 'ru' ? 'хочу пожаловаться на курьера' : 'курьерге шағымданғым келеді';
  await panel.getByRole('searchbox').fill(words);
  await panel.getByRole('button', { name: t('assistant_ask') }).click();
  await panel
    .getByRole('link', { name: t('assistant_draft_complaint') })
    .first()
    .click();
  await page.waitForURL(/my-complaints/);
  await expect.poll(() => page.getByRole('textbox', { name: t('complaint_text') }).inputValue()).toBe(words);
  await shopper.close();
});
