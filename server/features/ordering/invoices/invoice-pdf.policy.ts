import { fileURLToPath } from 'node:url';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { invoiceLastDay } from '#domain/payments/invoice.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { legalDetails, legalName, type LegalDetail, type LegalName } from '#domain/customers/legal-name.ts';
import { sumInWords } from '#domain/pricing/sum-in-words.ts';
import { groupDigits, multiply, vatIncludedTiyn } from '#domain/pricing/money.ts';
import { DELIVERY_LINE } from '#domain/payments/receipt.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { withoutMissingGlyphs } from '../../../platform/process/lettering.ts';
import type { InvoiceLine } from '../orders/orders.rows.ts';
import type { InvoiceRow } from './invoices.queries.ts';

type Seller = Pick<
  Settings,
  'shop.name' | LegalName | LegalDetail | 'shop.bin' | 'shop.iban' | 'shop.bik' | 'shop.kbe' | 'payment.vatPercent'
>;

const MARGIN = 40;
const WIDTH = 595 - 2 * MARGIN;
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
/** Table columns: number, name, quantity, price, total; in points. */
const COLUMNS = [26, 257, 52, 90, 90];
const PAGE_END = 760;
/** Height of sum in words, purpose and signature, which stay on one page. */
const CLOSING_HEIGHT = 150;
const SIGNATURE_WIDTH = 150;
const TIYN = 100;

const TEXTS = {
  ru: {
    title: (number: string, date: string) => `Счёт на оплату № ${number} от ${date}`,
    notice: (date: string) =>
      `Счёт действителен до ${date} включительно. В назначении платежа укажите номер счёта. Товар держим до этого дня; без оплаты заказ отменится.`,
    seller: 'Поставщик',
    buyer: 'Покупатель',
    bin: 'БИН',
    account: 'ИИК',
    bank: 'Банк',
    bik: 'БИК',
    kbe: 'Кбе',
    knp: 'КНП',
    columns: ['№', 'Наименование', 'Кол-во', 'Цена, ₸', 'Сумма, ₸'],
    discount: 'Скидка и бонусы',
    prepaid: 'Оплачено подарочной картой',
    total: 'Итого к оплате',
    vat: (percent: number) => `в том числе НДС ${percent} %`,
    words: (count: number, sum: string) => `Всего наименований: ${count}, на сумму ${sum}`,
    purpose: (number: string) => `Назначение платежа: «Оплата по счёту № ${number}»`,
    signature: { who: 'Исполнитель', sign: 'подпись', name: 'Ф. И. О.', stamp: 'М. П.' },
  },
  kk: {
    title: (number: string, date: string) => `Төлем шоты № ${number}, ${date}`,
    notice: (date: string) =>
      `Шот жарамды болатын соңғы күн: ${date}. Төлем мақсатында шот нөмірін көрсетіңіз. Тауар осы күнге дейін сақталады; төлем түспесе, тапсырыстан автоматты түрде бас тартылады.`,
    seller: 'Өнім беруші',
    buyer: 'Сатып алушы',
    bin: 'БСН',
    account: 'ЖСК',
    bank: 'Банк',
    bik: 'БСК',
    kbe: 'Кбе',
    knp: 'ТМК',
    columns: ['№', 'Атауы', 'Саны', 'Бағасы, ₸', 'Сомасы, ₸'],
    discount: 'Жеңілдік пен бонустар',
    prepaid: 'Сыйлық картасымен төленді',
    total: 'Барлығы төленетін сома',
    vat: (percent: number) => `оның ішінде ҚҚС ${percent}%`,
    words: (count: number, sum: string) => `Барлығы: ${count} атау, сомасы ${sum}`,
    purpose: (number: string) => `Төлем мақсаты: «№ ${number} шот бойынша төлем»`,
    signature: { who: 'Орындаушы', sign: 'қолы', name: 'Т. А. Ә.', stamp: 'М. О.' },
  },
} as const;

/** Payment purpose code (KNP) for products. */
const KNP = '710';

/** Renders an invoice as an A4 PDF with a font that supports Kazakh (decisions §5). */
export async function drawInvoice(
  invoice: InvoiceRow,
  lines: readonly InvoiceLine[],
  seller: Seller,
  language: Language,
): Promise<Buffer> {
  // Loaded on demand: only drawing an invoice needs the library and its fonts.
  const { default: PDFDocument } = await import('pdfkit');
  const texts = TEXTS[language];
  const createdAt = new Date(invoice.createdAt);
  const formatDay = (date: string) => formatDate(date, language, 'short');
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: texts.title(invoice.number, formatDay(almatyDate(createdAt))), CreationDate: createdAt },
    lang: language,
  });
  const chunks: Buffer[] = [];
  const rendered = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.registerFont('text', FONT).registerFont('bold', BOLD);

  const company = legalName(seller, language) || seller['shop.name'];
  const { address, bank } = legalDetails(seller, language);
  const withKnownGlyphs = (text: string) => withoutMissingGlyphs(text, FONT);
  const rows: [string, string][] = [
    [texts.seller, [company, address].filter(Boolean).join(', ')],
    [texts.bin, seller['shop.bin']],
    [texts.account, seller['shop.iban']],
    [texts.bank, bank],
    [texts.bik, seller['shop.bik']],
    [texts.kbe, seller['shop.kbe']],
    [texts.knp, KNP],
    [texts.buyer, `${invoice.organisation}, ${invoice.address}`],
    [texts.bin, invoice.bin],
  ];
  doc
    .font('text')
    .fontSize(9)
    .fillColor('#555555')
    .text(texts.notice(formatDay(invoiceLastDay(createdAt))), { width: WIDTH });
  doc.moveDown(1).font('bold').fontSize(15).fillColor('#000000');
  doc.text(texts.title(invoice.number, formatDay(almatyDate(createdAt))));
  doc.moveDown(0.8).fontSize(9.5);
  for (const [name, value] of rows.filter(([, text]) => text !== '')) {
    const { y } = doc;
    doc.font('text').fillColor('#555555').text(name, MARGIN, y, { width: 110 });
    const bottom = doc.y;
    doc.fillColor('#000000').text(withKnownGlyphs(value), MARGIN + 120, y, { width: WIDTH - 120 });
    doc.y = Math.max(doc.y, bottom) + 3;
  }
  const rowsOfTable = tableRows(invoice, lines, language);
  drawTable(doc, rowsOfTable, texts.columns);
  drawSums(doc, invoice, lines, seller['payment.vatPercent'], texts);
  drawClosing(doc, invoice, rowsOfTable.length, language);
  doc.end();
  return rendered;
}

function tableRows({ deliveryTotal }: InvoiceRow, lines: readonly InvoiceLine[], language: Language): string[][] {
  const delivery = { ...DELIVERY_LINE, quantity: 1, price: deliveryTotal };
  return [...lines, ...(deliveryTotal > 0 ? [delivery] : [])].map(({ nameRu, nameKk, quantity, price }, index) => [
    String(index + 1),
    withoutMissingGlyphs(pick({ ru: nameRu, kk: nameKk }, language), FONT),
    String(quantity),
    groupDigits(price),
    groupDigits(multiply(price, quantity)),
  ]);
}

function drawTable(doc: PDFKit.PDFDocument, rows: readonly string[][], headings: readonly string[]): void {
  const drawRow = (cells: readonly string[], font: 'text' | 'bold') => {
    doc.font(font).fontSize(9);
    const height =
      Math.max(...cells.map((cell, index) => doc.heightOfString(cell, { width: COLUMNS[index]! - 8 }))) + 8;
    if (doc.y + height > PAGE_END) doc.addPage();
    const { y } = doc;
    let x = MARGIN;
    cells.forEach((cell, index) => {
      doc.text(cell, x + 4, y + 4, { width: COLUMNS[index]! - 8, align: index > 1 ? 'right' : 'left' });
      x += COLUMNS[index]!;
    });
    doc
      .moveTo(MARGIN, y + height)
      .lineTo(MARGIN + WIDTH, y + height)
      .lineWidth(0.5)
      .strokeColor('#bbbbbb')
      .stroke();
    doc.y = y + height;
  };
  doc.moveDown(0.8);
  drawRow(headings, 'bold');
  for (const row of rows) drawRow(row, 'text');
}

function drawSums(
  doc: PDFKit.PDFDocument,
  { amount, prepaid, deliveryTotal }: InvoiceRow,
  lines: readonly InvoiceLine[],
  vatPercent: number,
  texts: (typeof TEXTS)[Language],
): void {
  const fullTotal = lines.reduce((sum, { price, quantity }) => sum + multiply(price, quantity), 0) + deliveryTotal;
  const discount = fullTotal - amount - prepaid;
  const vat = vatIncludedTiyn(amount + prepaid, vatPercent) / TIYN;
  const rows: [string, string, 'text' | 'bold'][] = [
    ...(discount > 0 ? [[texts.discount, `−${groupDigits(discount)}`, 'text'] as [string, string, 'text']] : []),
    ...(prepaid > 0 ? [[texts.prepaid, `−${groupDigits(prepaid)}`, 'text'] as [string, string, 'text']] : []),
    [texts.total, `${groupDigits(amount)} ₸`, 'bold'],
    [texts.vat(vatPercent), `${groupDigits(vat)},${vat.toFixed(2).slice(-2)} ₸`, 'text'],
  ];
  doc.moveDown(0.6).fontSize(10);
  for (const [name, value, font] of rows) {
    const { y } = doc;
    doc.font(font).text(name, MARGIN, y, { width: WIDTH - 130, align: 'right' });
    doc.text(value, MARGIN + WIDTH - 120, y, { width: 116, align: 'right' });
    doc.y = y + 16;
  }
}

/** Sum in words, payment purpose, and the place for signature and stamp. */
function drawClosing(doc: PDFKit.PDFDocument, { number, amount }: InvoiceRow, count: number, language: Language): void {
  const { words, purpose, signature } = TEXTS[language];
  if (doc.y + CLOSING_HEIGHT > PAGE_END) doc.addPage();
  const write = (text: string) => doc.text(text, MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(1).font('text').fontSize(9.5);
  write(words(count, `${groupDigits(amount)} ₸`));
  doc.font('bold');
  write(sumInWords(amount, language));
  doc.moveDown(0.8).font('text');
  write(purpose(number));
  const y = doc.y + 36;
  doc.font('bold').text(signature.who, MARGIN, y - 11, { width: 90 });
  doc.font('text').text(signature.stamp, MARGIN + 450, y - 11);
  doc.fontSize(7.5).fillColor('#555555').strokeColor('#000000').lineWidth(0.5);
  [signature.sign, signature.name].forEach((caption, index) => {
    const x = MARGIN + 95 + index * (SIGNATURE_WIDTH + 20);
    doc
      .moveTo(x, y)
      .lineTo(x + SIGNATURE_WIDTH, y)
      .stroke();
    doc.text(caption, x, y + 3, { width: SIGNATURE_WIDTH, align: 'center' });
  });
}
