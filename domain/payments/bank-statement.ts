/** A payment in a bank statement; `amount` is in tenge with tiyn as decimals. */
export type StatementPayment = {
  document: string;
  date: string;
  amount: number;
  payer: string;
  /** Receiving account; empty when missing in the file. */
  account: string;
  purpose: string;
};

/** First line of every exchange file. */
const HEADER = '1CClientBankExchange';
const DOCUMENT_BEGIN = /^СекцияДокумент(?:=|$)/;
const DOCUMENT_END = 'КонецДокумента';

/** Field names by meaning; Kazakh banks deviate from the original format. */
const FIELD_NAMES = {
  document: ['НомерДокумента', 'Номер'],
  date: ['ДатаДокумента', 'Дата', 'ДатаОперации'],
  amount: ['Сумма', 'СуммаДокумента'],
  payer: ['ПлательщикНаименование', 'Плательщик', 'Плательщик1'],
  account: ['ПолучательИИК', 'ПолучательСчет'],
  purpose: ['НазначениеПлатежа'],
} as const;

/**
 * Parses the payments of a decoded 1C bank exchange file (`1CClientBankExchange`); null for any other file. An
 * unreadable sum becomes NaN, so it never counts as a payment.
 */
export function parseStatement(text: string): StatementPayment[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== HEADER) return null;
  const payments: StatementPayment[] = [];
  let fields: Map<string, string> | null = null;
  for (const line of lines.slice(1).map((rawLine) => rawLine.trim())) {
    if (DOCUMENT_BEGIN.test(line)) fields = new Map();
    else if (line === DOCUMENT_END) {
      if (fields) payments.push(parsePayment(fields));
      fields = null;
    } else if (fields) {
      const equals = line.indexOf('=');
      if (equals > 0) fields.set(line.slice(0, equals), line.slice(equals + 1).trim());
    }
  }
  return payments;
}

/** Returns whether a document is identifiable by number and day. */
export function isIdentifiable({ document, date }: Pick<StatementPayment, 'document' | 'date'>): boolean {
  return document !== '' && date !== '';
}

/** Returns whether a payment went to an account, ignoring spaces. */
export function isPaidTo({ account }: Pick<StatementPayment, 'account'>, iban: string): boolean {
  return iban !== '' && normalizeAccount(account) === normalizeAccount(iban);
}

function normalizeAccount(account: string): string {
  return account.replace(/\s/g, '').toUpperCase();
}

/** Lists the distinct eight- and nine-digit numbers in a payment's purpose; invoices use the order number. */
export function extractInvoiceNumbers(purpose: string): string[] {
  return [...new Set(purpose.match(/(?<!\d)\d{8,9}(?!\d)/g) ?? [])];
}

function parsePayment(fields: ReadonlyMap<string, string>): StatementPayment {
  const field = (name: keyof typeof FIELD_NAMES) =>
    FIELD_NAMES[name].map((names) => fields.get(names)).find(Boolean) ?? '';
  const sum = field('amount')
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.');
  return {
    document: field('document'),
    date: field('date'),
    amount: /^\d+(?:\.\d{1,2})?$/.test(sum) ? Number(sum) : Number.NaN,
    payer: field('payer'),
    account: field('account'),
    purpose: field('purpose'),
  };
}
