/** A payment of a bank statement; `amount` is tenge, with tiyn as decimals. */
export type StatementPayment = {
  document: string;
  date: string;
  amount: number;
  payer: string;
  /** Receiving account; empty when the file has none. */
  account: string;
  purpose: string;
};

/** First line of every file of the exchange. */
const MARK = '1CClientBankExchange';
const BEGIN = /^СекцияДокумент(?:=|$)/;
const END = 'КонецДокумента';

/** Field names by meaning: banks of Kazakhstan and the original format differ. */
const NAMES = {
  document: ['НомерДокумента', 'Номер'],
  date: ['ДатаДокумента', 'Дата', 'ДатаОперации'],
  amount: ['Сумма', 'СуммаДокумента'],
  payer: ['ПлательщикНаименование', 'Плательщик', 'Плательщик1'],
  account: ['ПолучательИИК', 'ПолучательСчет'],
  purpose: ['НазначениеПлатежа'],
} as const;

/**
 * Reads the payments of a decoded 1C bank exchange file (`1CClientBankExchange`). Returns null for any other file. A
 * document with an unreadable sum has the sum NaN, so that it never counts as a payment.
 */
export function parseStatement(text: string): StatementPayment[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== MARK) return null;
  const found: StatementPayment[] = [];
  let fields: Map<string, string> | null = null;
  for (const line of lines.slice(1).map((given) => given.trim())) {
    if (BEGIN.test(line)) fields = new Map();
    else if (line === END) {
      if (fields) found.push(paymentOf(fields));
      fields = null;
    } else if (fields) {
      const at = line.indexOf('=');
      if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trim());
    }
  }
  return found;
}

/** Returns whether a document is identifiable: a bank's document has a number and a day. */
export function isDocument({ document, date }: Pick<StatementPayment, 'document' | 'date'>): boolean {
  return document !== '' && date !== '';
}

/** Returns whether a payment came to an account, whatever the spaces in it. */
export function cameTo({ account }: Pick<StatementPayment, 'account'>, iban: string): boolean {
  return iban !== '' && compact(account) === compact(iban);
}

function compact(account: string): string {
  return account.replace(/\s/g, '').toUpperCase();
}

/**
 * Lists the numbers of eight and nine digits in a payment's purpose, each once: an invoice has the number of its order.
 */
export function numbersIn(purpose: string): string[] {
  return [...new Set(purpose.match(/(?<!\d)\d{8,9}(?!\d)/g) ?? [])];
}

function paymentOf(fields: ReadonlyMap<string, string>): StatementPayment {
  const of = (name: keyof typeof NAMES) => NAMES[name].map((own) => fields.get(own)).find(Boolean) ?? '';
  const sum = of('amount')
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.');
  return {
    document: of('document'),
    date: of('date'),
    amount: /^\d+(?:\.\d{1,2})?$/.test(sum) ? Number(sum) : Number.NaN,
    payer: of('payer'),
    account: of('account'),
    purpose: of('purpose'),
  };
}
