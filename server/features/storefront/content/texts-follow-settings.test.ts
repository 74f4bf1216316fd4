import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Contact } from '#contract/orders/checkout.ts';
import { addDays } from '#domain/time/calendar.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts';
import { slots } from '#domain/delivery/delivery-slots.ts';
import { GIFT_CARD_YEARS, giftCardExpiry } from '#domain/gifts/gift-card.ts';
import {
  defaultSettings,
  isSettingName,
  isSettingValue,
  settingDefinitions,
  type Settings,
} from '#domain/settings/settings.ts';
import type { SettingDefinition, SettingName } from '#domain/settings/settings.ts';
import { formatTextValue, textValue, findHardCodedValues } from '#domain/content/text-values.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { readContentFolder } from './content-file.ts';
import { CONTENT_DIR, createContentService, type ContentService } from './content.service.ts';

const now = new Date('2026-11-27T07:00:00Z');
const LANGUAGES = ['ru', 'kk'] as const;
let settings: Settings = { ...defaultSettings, 'shop.iban': 'KZ86125KZT5004100100' };
const originalSettings = settings;
let configured: readonly PaymentMethod[] = PAYMENT_METHODS;
let store: TestDatabase;
let content: ContentService;
beforeAll(async () => {
  store = await createTestDatabase();
  content = await createContentService({
    db: store.db,
    settings: { current: () => settings },
    secret: 'secret',
    payments: () => configured,
    hasPartnerBank: true,
  });
});
afterAll(() => store.drop());

const texts = await readContentFolder(CONTENT_DIR);
/** Names of values with the pages and articles that contain them. */
const naming = Map.groupBy(
  texts.flatMap(({ kind, key, language, head, body }) =>
    [...body.matchAll(/\{\{setting ([\w.]+)(?::\s*([^}]*))?\}\}/g)].map(([, name = '', forms = '']) => ({
      name,
      forms: forms.split(',').flatMap((form) => form.trim() || []),
      language,
      path: kind === 'article' ? `/articles/${key}` : (head as { path: string }).path,
    })),
  ),
  ({ name }) => name,
);

/** Current text of a page as readers see it. */
function renderText(path: string, language: 'ru' | 'kk', service = content): string {
  const reader = { language, now };
  const found = path.startsWith('/articles/')
    ? service.article(path.slice('/articles/'.length), undefined, reader)
    : service.page(path, undefined, reader);
  if ('moved' in found) throw new Error(`${path} has moved`);
  const words: string[] = [];
  JSON.stringify(found.blocks, (name, value: unknown) => {
    if (name === 'spans' || name === 'lines' || name === 'items' || name === 'rows' || name === 'head')
      words.push(JSON.stringify(value));
    return value;
  });
  return words
    .join('\n')
    .replaceAll(/"\},\{"text":"/g, '')
    .replaceAll('\\u00a0', '\u00a0');
}

/** A different value of a setting that no text contains by chance. */
function changed(name: SettingName): Settings[SettingName] {
  const { default: value, min = 0, max = Number.MAX_SAFE_INTEGER }: SettingDefinition = settingDefinitions[name];
  if (typeof value === 'number')
    return [23_000, 71, 13, 11].find((other) => other >= min && other <= max && other !== value)!;
  if (isSettingValue(name, '13:37') && /^\d\d:\d\d$/.test(String(value))) return '13:37';
  return ['Zhanauly', '7447', '010000', '2001-02-03'].find((other) => isSettingValue(name, other)) ?? value;
}

describe('a page shows the current settings', () => {
  const names = [...naming.keys()].filter(isSettingName);
  test('contains settings at all', () => expect(names.length).toBeGreaterThan(25));

  test.each(names)('%s', (name) => {
    settings = { ...originalSettings, [name]: changed(name) };
    try {
      for (const { forms, language, path } of naming.get(name)!) {
        const formatted = formatTextValue(textValue(name, settings)!, language, forms);
        expect(renderText(path, language).replaceAll('\u00a0', ' '), `${path} in ${language}`).toContain(
          formatted.replaceAll('\u00a0', ' '),
        );
      }
    } finally {
      settings = originalSettings;
    }
  });

  test('has the delivery slots and gift card lifetime of the code that applies them', () => {
    for (const language of LANGUAGES)
      for (const { id } of slots) expect(renderText('/gid-delivery', language)).toContain(id.replace('-', '–'));
    expect(renderText('/gid-present-cart', 'ru').replaceAll('\u00a0', ' ')).toContain(`${GIFT_CARD_YEARS} год со дня`);
    expect(renderText('/gid-present-cart', 'kk').replaceAll('\u00a0', ' ')).toContain(`${GIFT_CARD_YEARS} жыл`);
    expect(giftCardExpiry('2026-11-27')).toBe(`${2026 + GIFT_CARD_YEARS}-11-27`);
    expect(addDays('2026-11-27', 365)).toBe(giftCardExpiry('2026-11-27'));
  });
});

/** Legal obligations of the shop, independent of settings. */
const BY_LAW = new Set(['return.days']);

test('keeps no old value on any page or article when every setting changes', () => {
  const news = (Object.keys(defaultSettings) as SettingName[]).flatMap((name) => {
    const isSwitch = typeof defaultSettings[name] === 'boolean';
    const value = isSwitch || originalSettings[name] === '' ? originalSettings[name] : changed(name);
    return isSettingValue(name, value) && value !== originalSettings[name] ? [[name, value] as const] : [];
  });
  expect(news.length, 'nearly every setting that is no switch').toBeGreaterThan(100);
  const leftovers: string[] = [];
  let namedCount = 0;
  try {
    for (const { kind, key, language, head, body } of texts) {
      const path = kind === 'article' ? `/articles/${key}` : (head as { path?: string }).path;
      // Banners and sections are parts of the home page.
      if (path === undefined || (kind !== 'page' && kind !== 'article')) continue;
      const plain = [...body.matchAll(/\{\{plain ([^}]*)\}\}/g)].map(([, text = '']) => text);
      const oldValues = () => findHardCodedValues(renderText(path, language), originalSettings);
      settings = originalSettings;
      namedCount += oldValues().length;
      settings = { ...originalSettings, ...(Object.fromEntries(news) as Partial<Settings>) };
      const found = oldValues();
      const lawful = new Set(found.flatMap(({ name, written }) => (BY_LAW.has(name) ? [written] : [])));
      for (const { name, written } of found)
        if (!lawful.has(written) && !plain.some((text) => text.includes(written)))
          leftovers.push(`${path} in ${language}: ${name} "${written}"`);
      if (renderText(path, language).includes(originalSettings['shop.name']))
        leftovers.push(`${path} in ${language}: shop.name`);
    }
  } finally {
    settings = originalSettings;
  }
  expect(namedCount, 'pages name settings at all').toBeGreaterThan(50);
  expect(leftovers).toEqual([]);
});

/** A word of each payment method that identifies it in both kinds of list. */
const METHOD_WORDS: Record<PaymentMethod, Record<'ru' | 'kk', RegExp>> = {
  card: { ru: /карто(?:й|ю) на сайте/i, kk: /сайтта (?:банк картасымен|картамен)/i },
  qr: { ru: /по QR-коду/i, kk: /QR-код арқылы/i },
  'on-receipt': { ru: /При получении\.|картой при получении/, kk: /алған кезде\.|алған кезде қолма-қол/i },
  credit: { ru: /в кредит или рассрочку/i, kk: /несиеге немесе бөліп төлеп/i },
  invoice: { ru: /по счёту\.|по счёту для организаций/i, kk: /шот бойынша/i },
};
const LISTS = ['/gid-delivery', '/gid-question', '/gid-treaty/treaty'];

describe('the three lists of payment methods are equal', () => {
  test.each(PAYMENT_METHODS)('without %s', (method) => {
    for (const language of LANGUAGES)
      for (const path of LISTS) {
        expect(renderText(path, language), path).toMatch(METHOD_WORDS[method][language]);
        configured = PAYMENT_METHODS.filter((other) => other !== method);
        settings = { ...originalSettings };
        expect(renderText(path, language), path).not.toMatch(METHOD_WORDS[method][language]);
        configured = PAYMENT_METHODS;
        settings = originalSettings;
      }
  });

  test('lists no invoice payment in a shop without a bank account', () => {
    settings = { ...originalSettings, 'shop.iban': '' };
    for (const language of LANGUAGES)
      for (const path of LISTS) expect(renderText(path, language), path).not.toMatch(METHOD_WORDS.invoice[language]);
    settings = originalSettings;
  });
});

test('leaves out an address that is not set; Kazakh pages fall back to the Russian one', () => {
  const PAGES = ['/gid-treaty/treaty', '/gid-contacts'];
  settings = { ...originalSettings, 'shop.addressKk': '' };
  for (const path of PAGES) expect(renderText(path, 'kk'), path).toContain(originalSettings['shop.address']);
  settings = { ...originalSettings, 'shop.address': '', 'shop.addressKk': '' };
  for (const language of LANGUAGES) {
    const [offer = '', contacts = ''] = PAGES.map((path) => renderText(path, language));
    expect(offer).not.toMatch(/ — ,|, —|— —/);
    expect(offer).toContain(originalSettings['shop.name']);
    expect(contacts).not.toMatch(/"\. |Головной офис|Бас кеңсе/);
  }
  settings = originalSettings;
});

test.each(LANGUAGES)('the privacy policy reports the model that answers in the chat, in %s', async (language) => {
  const outside = await createContentService({
    db: store.db,
    settings: { current: () => settings },
    secret: 'secret',
    hasOutsideModel: true,
  });
  const own = /Чатта өз бағдарламамыз|отвечает наша собственная программа/;
  const foreign = /Қазақстаннан тыс|за пределами Казахстана/;
  expect(renderText('/privacy-policy', language)).toMatch(own);
  expect(renderText('/privacy-policy', language)).not.toMatch(foreign);
  expect(renderText('/privacy-policy', language, outside)).toMatch(foreign);
  expect(renderText('/privacy-policy', language, outside)).not.toMatch(own);
});

test.each(LANGUAGES)('the bonus page mentions a partner bank only when there is one, in %s', async (language) => {
  const withoutBank = await createContentService({
    db: store.db,
    settings: { current: () => settings },
    secret: 'secret',
  });
  const read = (service: ContentService) => {
    const page = service.page('/gid-bonus', undefined, { language, now });
    const blocks = 'moved' in page ? [] : page.blocks;
    const calculator = blocks.find((block) => block.type === 'bonus');
    return [calculator?.withBank, /банк[а-я]*-партн|серіктес банк/i.test(JSON.stringify(blocks))];
  };
  expect(read(content)).toEqual([true, true]);
  expect(read(withoutBank)).toEqual([false, false]);
});

test.each(LANGUAGES)('names the non-returnable categories while there are any, in %s', (language) => {
  const blocks = () => {
    const found = content.page('/gid-change', undefined, { language, now });
    return 'moved' in found ? [] : found.blocks.map(({ type }) => type);
  };
  expect(blocks()).not.toContain('excluded');
  settings = { ...originalSettings, 'returns.excludedCategories': 'elektricheskie-shchetki' };
  expect(blocks()).toContain('excluded');
  settings = originalSettings;
});

test.each(LANGUAGES)('states in the privacy policy for which orders checkout requires an email, in %s', (language) => {
  const contact = { phone: '7011234567', firstName: 'Әсел', lastName: 'Ким' };
  expect(Contact.safeParse(contact).success).toBe(true);
  expect(renderText('/privacy-policy', language)).toMatch(
    /обязательна только для цифровых ключей и счетов|тек сандық кілттер мен ұйымдарға арналған шоттар үшін міндетті/,
  );
});
