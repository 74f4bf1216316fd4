import { GIFT_CARD_BOX } from '#demo/pictures/gift-cards.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { encodeCode128 } from '#domain/catalog/code128.ts';
import { formatGiftCard } from '#domain/gifts/gift-card.ts';
import type { Language } from '#domain/text/language.ts';
import { fontFile, splitRuns, measureText, wrapText, type Weight } from '../../../platform/process/lettering.ts';
import { drawCardFace, fitsWholeMessage, type CardFace } from './gift-card-picture.policy.ts';

/** Printed data of a gift card: `amount` is its balance, `expiresAt` its expiry, ISO. */
export type PrintedCard = CardFace & { number: string; pin: string; expiresAt: string | null };

const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const PICTURE_HEIGHT = Math.round((WIDTH * GIFT_CARD_BOX.height) / GIFT_CARD_BOX.width);
const RADIUS = 18;
const [INK, MUTED, LINE, SUNKEN, WHITE, BRAND, SUN] = [
  '#14201f',
  '#596463',
  '#d9d5c8',
  '#f7f5ee',
  '#ffffff',
  '#00707f',
  '#ffb417',
] as const;
/** Payment box: barcode on the left, PIN and last day on the right. */
const BOX = { height: 148, padding: 20 } as const;
const BARCODE = { module: 1.75, height: 62, quiet: 18 } as const;
const LEADING = 1.42;
const MAX_LINES = 6;
/** The shop's logo in a 40 pt square, as in `web/ui/brand`. */
const LOGO_PATH =
  'M24 22V12A10 10 0 0 0 4 12A6 6 0 0 0 16 12A3.5 3.5 0 0 0 9 12M24 22V12A10 10 0 0 1 44 12A6 6 0 0 1 32 12A3.5 3.5 0 0 1 39 12';

const TEXTS = {
  ru: {
    title: 'Подарочная карта',
    number: 'Номер карты',
    pin: 'PIN',
    until: 'Действует по',
    from: (name: string) => `От кого: ${name}`,
    steps: [
      'На сайте: при оформлении заказа введите номер карты и PIN.',
      'В магазине: покажите этот штрихкод на кассе.',
      'Тратить можно по частям: остаток сохраняется на карте.',
    ],
    care: 'Номер и PIN — это деньги: храните этот лист как наличные.',
  },
  kk: {
    title: 'Сыйлық картасы',
    number: 'Карта нөмірі',
    pin: 'PIN',
    until: 'Соңғы күні',
    from: (name: string) => `Кімнен: ${name}`,
    steps: [
      'Сайтта: тапсырыс рәсімдегенде карта нөмірі мен PIN кодын енгізіңіз.',
      'Дүкенде: осы штрихкодты кассада көрсетіңіз.',
      'Бөліп жұмсауға болады: қалдығы картада сақталады.',
    ],
    care: 'Нөмір мен PIN коды — ақша: бұл парақты қолма-қол ақшадай сақтаңыз.',
  },
} as const;

type Style = { size: number; weight?: Weight; colour?: string };

/**
 * Renders a gift card as a one-page A4 PDF: picture with amount and message, number, PIN and the barcode for a till.
 */
export async function drawGiftCardPdf(card: PrintedCard, language: Language, now: Date): Promise<Buffer> {
  // Loaded on demand: only printing needs the library and its fonts.
  const { default: PDFDocument } = await import('pdfkit');
  const texts = TEXTS[language];
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: `${texts.title} ${card.shopName}`, CreationDate: now },
    lang: language,
  });
  const chunks: Buffer[] = [];
  const rendered = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));

  const title = { size: 12, colour: MUTED };
  drawLogo(doc, MARGIN, MARGIN - 4);
  drawText(doc, card.shopName, MARGIN + 38, MARGIN + 1, { size: 17, weight: 600 });
  drawText(doc, texts.title, MARGIN + WIDTH - measureText(texts.title, title.size, 400), MARGIN + 5, title);

  let y = MARGIN + 44;
  doc.save().roundedRect(MARGIN, y, WIDTH, PICTURE_HEIGHT, RADIUS).clip();
  doc.image(await drawCardFace(card, language), MARGIN, y, { width: WIDTH, height: PICTURE_HEIGHT });
  doc.restore();
  doc.roundedRect(MARGIN, y, WIDTH, PICTURE_HEIGHT, RADIUS).lineWidth(0.5).stroke(LINE);
  y += PICTURE_HEIGHT + 20;

  if (!fitsWholeMessage(card, language)) {
    // Line breaks are dropped: as one paragraph even the longest message fits on the page.
    y = drawLines(doc, card.message, y, { size: 12 });
    if (card.sender) y = drawLines(doc, texts.from(card.sender), y + 2, { size: 11, weight: 600 });
    y += 12;
  }
  drawBox(doc, card, language, y);
  y += BOX.height + 20;
  texts.steps.forEach((step, index) => {
    doc.circle(MARGIN + 9, y + 8, 9).fill(SUN);
    const digit = String(index + 1);
    drawText(doc, digit, MARGIN + 9 - measureText(digit, 10, 600) / 2, y + 2, { size: 10, weight: 600 });
    y = drawLines(doc, step, y, { size: 11 }, 28) + 7;
  });
  const bottom = PAGE.height - MARGIN + 4;
  doc
    .moveTo(MARGIN, bottom - 12)
    .lineTo(MARGIN + WIDTH, bottom - 12)
    .dash(3, { space: 3 })
    .lineWidth(0.7)
    .stroke(LINE);
  drawText(doc, texts.care, MARGIN, bottom, { size: 10, colour: MUTED });
  doc.end();
  return rendered;
}

/** Draws number, barcode, PIN and last day on a plain background. */
function drawBox(doc: PDFKit.PDFDocument, { number, pin, expiresAt }: PrintedCard, language: Language, top: number) {
  const texts = TEXTS[language];
  doc.roundedRect(MARGIN, top, WIDTH, BOX.height, RADIUS).lineWidth(0.7).fillAndStroke(SUNKEN, LINE);
  const [x, y] = [MARGIN + BOX.padding, top + BOX.padding];
  const bars = encodeCode128(number);
  const width = bars.reduce((total, bar) => total + bar, 0) * BARCODE.module + 2 * BARCODE.quiet;
  doc.roundedRect(x, y, width, BOX.height - 2 * BOX.padding, 10).fill(WHITE);
  let barX = x + BARCODE.quiet;
  bars.forEach((bar, index) => {
    if (index % 2 === 0) doc.rect(barX, y + 12, bar * BARCODE.module, BARCODE.height).fill('#000000');
    barX += bar * BARCODE.module;
  });
  const digits = formatGiftCard(number);
  const digitsX = x + (width - measureText(digits, 14, 600)) / 2;
  drawText(doc, digits, digitsX, y + 12 + BARCODE.height + 8, { size: 14, weight: 600 });
  const rightColumn = x + width + 24;
  // The card expires at midnight after its last day.
  const lastDay = expiresAt && almatyDate(new Date(Date.parse(expiresAt) - 1));
  const values: [string, string][] = [[texts.pin, pin]];
  if (lastDay) values.push([texts.until, formatDate(lastDay, language, 'short')]);
  values.forEach(([label, value], index) => {
    const line = y + index * 56;
    drawText(doc, label, rightColumn, line, { size: 10, colour: MUTED });
    drawText(doc, value, rightColumn, line + 15, { size: index === 0 ? 22 : 15, weight: 600 });
  });
}

function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.roundedRect(x, y, 28, 28, 8).fill(BRAND);
  doc
    .save()
    .translate(x + 2.3, y + 6.7)
    .scale(0.49);
  doc.path(LOGO_PATH).lineWidth(3.4).lineCap('round').lineJoin('round').stroke(SUN);
  doc.restore();
}

/** Draws a line in the shop's font, as selectable text. */
function drawText(doc: PDFKit.PDFDocument, text: string, x: number, y: number, style: Style): void {
  const { size, weight = 400, colour = INK } = style;
  let runX = x;
  for (const run of splitRuns(text, weight)) {
    doc.font(fontFile(run.part, weight)).fontSize(size).fillColor(colour);
    doc.text(run.text, runX, y, { lineBreak: false });
    runX += measureText(run.text, size, weight);
  }
}

/** Draws wrapped text; returns the y of the next line. */
function drawLines(doc: PDFKit.PDFDocument, text: string, top: number, style: Style, indent = 0): number {
  const { size, weight = 400 } = style;
  const lines = wrapText(text, WIDTH - indent, size, weight, MAX_LINES);
  lines.forEach((line, index) => drawText(doc, line, MARGIN + indent, top + index * size * LEADING, style));
  return top + lines.length * size * LEADING;
}
