import { openDatabase } from '#server/platform/database/db.ts';
import { saveSetting } from '#server/platform/database/store-settings.ts';
import type { SettingName } from '#domain/settings/settings.ts';

/** A fictional company with an account at a fictional bank: demo invoices cannot be paid by mistake. */
const COMPANY = {
  'shop.legalName': 'ТОО «Sauda Demo»',
  'shop.legalNameKk': '«Sauda Demo» ЖШС',
  'shop.legalAddress': 'г. Алматы, пр. Достык, 1',
  'shop.legalAddressKk': 'Алматы қ., Достық даңғылы, 1',
  'shop.iban': 'KZ73000DEMO000000001',
  'shop.bank': 'АО «Демонстрационный банк»',
  'shop.bankKk': '«Демонстрациялық банк» АҚ',
  'shop.bik': 'DEMOKZKA',
} as const satisfies Partial<Record<SettingName, string>>;

/** Gives the demo shop a company, so invoices for organisations can be shown. */
export async function createDemoCompany(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    for (const [name, value] of Object.entries(COMPANY)) await saveSetting(db, name as SettingName, value);
  } finally {
    await db.$client.end();
  }
}
