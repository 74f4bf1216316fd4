import { z } from 'zod';
import { almatyDate, almatyTime, almatyMoment } from '#domain/time/calendar.ts';
import { lineDiscount, lineVatTiyn, type ReceiptContent, type ReceiptTender } from '#domain/payments/receipt.ts';
import { FiscalProblem, type FiscalGateway, type FiscalReceipt, type IssuedReceipt } from './fiscal.ts';

const TIYN = 100;
const PIECE = 796;
const OPERATIONS = { sale: 2, return: 3 } as const;
const PAYMENTS: Record<ReceiptTender, number> = { cash: 0, card: 1, mobile: 4 };
const VAT = 100;
const NO_VAT = 0;
const DISCOUNT = 1;
/** The token is no longer valid. */
const SESSION_EXPIRED = new Set([2, 3]);
const SHIFT_TOO_LONG = 11;
/** No open shift to close. */
const NO_OPEN_SHIFT = new Set([12, 13, 1014]);
const DUPLICATE = 14;
/**
 * Error codes caused by the receipt. All others concern the register or account: they pass with time or need an
 * operator.
 */
const INVALID_RECEIPT = new Set([9, 16, 255]);

const Errors = z.object({ Errors: z.array(z.object({ Code: z.number(), Text: z.string().nullish() })).min(1) });
const Authorised = z.object({ Data: z.object({ Token: z.string().min(1) }) });
const Ticket = z.object({
  Data: z.object({
    CheckNumber: z.coerce.string().min(1),
    DateTime: z.string(),
    OfflineMode: z.boolean(),
    TicketUrl: z.url().nullish(),
    Cashbox: z.object({
      RegistrationNumber: z.coerce.string().min(1),
      Ofd: z.object({ Name: z.string() }).nullish(),
    }),
  }),
});
const Answer = z.object({ Data: z.record(z.string(), z.unknown()) });

/** Account and cash register at Webkassa; `https://devkkm.webkassa.kz` for tests. */
export type WebkassaOptions = {
  url: string;
  apiKey: string;
  login: string;
  password: string;
  /** Factory number of the cash register (CashboxUniqueNumber). */
  cashbox: string;
  limitMs?: number;
};

/**
 * Creates the adapter of Webkassa's API v4. The token is in the body; our reference is the ExternalCheckNumber, so a
 * repeat returns the issued receipt. Requests of one register run one at a time.
 */
export function createWebkassaFiscal(options: WebkassaOptions): FiscalGateway {
  const { url, apiKey, login, password, cashbox, limitMs = 15_000 } = options;
  let token: string | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const post = async (path: string, body: object): Promise<unknown> => {
    let answer: unknown;
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      answer = await response.json();
    } catch (error) {
      throw new FiscalProblem('unreachable', error instanceof Error ? error.message : 'no response');
    }
    const failed = Errors.safeParse(answer);
    if (failed.success) throw new WebkassaProblem(failed.data.Errors[0]!.Code, failed.data.Errors[0]!.Text ?? '');
    parseAs(Answer, answer);
    return answer;
  };

  const authorise = async () =>
    parseAs(Authorised, await post('/api/v4/Authorize', { Login: login, Password: password })).Data.Token;

  /** Calls with the cached token; renews an expired one once. */
  const call = async (path: string, body: object): Promise<unknown> => {
    const usedToken = token;
    token ??= await authorise();
    const send = () => post(path, { Token: token, CashboxUniqueNumber: cashbox, ...body });
    try {
      return await send();
    } catch (error) {
      if (usedToken === null || !hasCode(error, SESSION_EXPIRED)) throw error;
      token = null;
      token = await authorise();
      return send();
    }
  };

  const closeShift = async () => {
    await call('/api/v4/ZReport', {}).catch((error: unknown) => {
      if (!hasCode(error, NO_OPEN_SHIFT)) throw error;
    });
  };

  const issue = async (receipt: FiscalReceipt): Promise<IssuedReceipt> => {
    const { reference } = receipt;
    if (receipt.kind === 'return' && !receipt.basis?.registration)
      throw new FiscalProblem('refused', 'a return requires the receipt of its sale');
    const send = () => call('/api/v4/check', checkPayload(receipt));
    try {
      const answer = await send().catch(async (error: unknown) => {
        if (!hasCode(error, SHIFT_TOO_LONG)) throw error;
        await closeShift();
        return send();
      });
      return parseIssued(answer);
    } catch (error) {
      if (!hasCode(error, DUPLICATE)) throw error;
      const path = '/api-history/v4/Ticket/GetTicketByExternalCheckNumber';
      return parseIssued(await call(path, { ExternalCheckNumber: reference }));
    }
  };

  return {
    name: 'webkassa',
    issue: (receipt) => oneAtATime(() => issue(receipt)),
    closeShift: () => oneAtATime(closeShift),
  };
}

/** A response with a Webkassa error code. */
class WebkassaProblem extends FiscalProblem {
  readonly code: number;
  constructor(code: number, text: string) {
    super(
      INVALID_RECEIPT.has(code) ? 'refused' : 'unreachable',
      `webkassa responded with error ${code}${text && `: ${text}`}`,
    );
    this.code = code;
  }
}

function hasCode(error: unknown, codes: number | ReadonlySet<number>): boolean {
  if (!(error instanceof WebkassaProblem)) return false;
  return typeof codes === 'number' ? error.code === codes : codes.has(error.code);
}

/** Parses a response; an unexpected form may hide an issued receipt, so the call is retried. */
function parseAs<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new FiscalProblem('unreachable', 'the response has an unexpected form');
  return parsed.data;
}

function checkPayload({ reference, kind, orderNumber, content, basis, customer }: FiscalReceipt): object {
  const { tender, paid, prepaid } = content;
  return {
    OperationType: OPERATIONS[kind],
    Positions: receiptPositions(content),
    // Gift card payments are money received earlier; the lines' VAT stays unchanged.
    ...(prepaid > 0 && {
      TicketModifiers: [
        {
          Sum: prepaid,
          Text: 'Сыйлық картасы / Подарочная карта',
          Type: DISCOUNT,
          TaxType: NO_VAT,
          TaxPercent: 0,
          Tax: 0,
        },
      ],
    }),
    Payments: [{ Sum: paid, PaymentType: PAYMENTS[tender] }],
    Change: 0,
    RoundType: 0,
    ...(basis && {
      ReturnBasisDetails: {
        CheckNumber: basis.number,
        DateTime: formatTime(basis.issuedAt),
        RegistrationNumber: basis.registration,
        Total: basis.paid,
        IsOffline: basis.offline,
      },
    }),
    ExternalCheckNumber: reference,
    ExternalOrderNumber: orderNumber,
    ...(customer.email && { CustomerEmail: customer.email }),
    ...(customer.phone && { CustomerPhone: `+7${customer.phone}` }),
  };
}

function receiptPositions({ lines, vatPercent }: ReceiptContent): object[] {
  return lines.map((line) => ({
    Count: line.quantity,
    Price: line.price,
    Discount: lineDiscount(line),
    Markup: 0,
    TaxType: vatPercent > 0 ? VAT : NO_VAT,
    TaxPercent: vatPercent,
    Tax: lineVatTiyn(line, vatPercent) / TIYN,
    // Kazakh first, then Russian (law on languages).
    PositionName: line.nameKk === line.nameRu ? line.nameKk : `${line.nameKk} / ${line.nameRu}`,
    ...(line.code && { PositionCode: line.code }),
    ...(line.gtin && { GTIN: line.gtin }),
    SectionCode: '0',
    UnitCode: PIECE,
  }));
}

function parseIssued(answer: unknown): IssuedReceipt {
  const { CheckNumber, DateTime, OfflineMode, TicketUrl, Cashbox } = parseAs(Ticket, answer).Data;
  return {
    number: CheckNumber,
    issuedAt: parseTime(DateTime),
    url: TicketUrl ?? null,
    registration: Cashbox.RegistrationNumber,
    operator: Cashbox.Ofd?.Name ?? null,
    offline: OfflineMode,
  };
}

/** Parses `DD.MM.YYYY HH:MM:SS`, Webkassa's times in Kazakhstan. */
function parseTime(text: string): Date {
  const [, day, month, year, time, seconds] = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}:\d{2}):(\d{2})$/.exec(text) ?? [];
  if (!day) throw new FiscalProblem('unreachable', 'the response has no time');
  return new Date(almatyMoment(`${year}-${month}-${day}`, time!).getTime() + Number(seconds) * 1000);
}

function formatTime(moment: Date): string {
  const date = almatyDate(moment).split('-').toReversed().join('.');
  return `${date} ${almatyTime(moment)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;
}
