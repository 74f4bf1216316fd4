import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawGiftCard, GIFT_CARD_BOX } from '#demo/pictures/gift-cards.ts';
import { almatyDate, formatDate } from '#domain/calendar.ts';
import { code128 } from '#domain/code128.ts';
import { formatGiftCard } from '#domain/gift-card.ts';
import { hasDarkInk, type GiftColour, type GiftDesign } from '#domain/gift-purchase.ts';
import type { Language } from '#domain/language.ts';
import { formatTenge } from '#domain/money.ts';

/** What is printed of a gift card; sums are tenge, `expiresAt` is the moment it pays no more, ISO. */
export type PrintedCard = {
  shopName: string;
  design: GiftDesign | '';
  colour: GiftColour | '';
  balance: number;
  sender: string;
  message: string;
  number: string;
  pin: string;
  expiresAt: string | null;
};

const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const PICTURE_WIDTH = 400;
const PICTURE_HEIGHT = Math.round((PICTURE_WIDTH * GIFT_CARD_BOX.height) / GIFT_CARD_BOX.width);
/** Pixels of a point of the picture, for printers. */
const DENSITY = 3;
const INK = { dark: '#14201f', light: '#ffffff' } as const;
const INSET = 22;
const BARCODE = { module: 1.6, height: 56, quiet: 16 };
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));

const WORDS = {
  ru: {
    title: (shop: string) => `Подарочная карта ${shop}`,
    from: (name: string) => `От кого: ${name}`,
    number: 'Номер карты',
    pin: 'PIN',
    until: (date: string) => `Действует до ${date} включительно`,
    how: 'Назовите номер и PIN при оформлении заказа на сайте или покажите штрихкод на кассе магазина. Остаток сохраняется на карте.',
    care: 'Номер и PIN — это деньги: храните этот лист как наличные.',
  },
  kk: {
    title: (shop: string) => `${shop} сыйлық картасы`,
    from: (name: string) => `Кімнен: ${name}`,
    number: 'Карта нөмірі',
    pin: 'PIN',
    until: (date: string) => `Жарамды соңғы күні: ${date}`,
    how: 'Сайтта тапсырыс бергенде нөмір мен PIN-ді енгізіңіз немесе дүкен кассасында штрихкодты көрсетіңіз. Қалдық картада сақталады.',
    care: 'Нөмір мен PIN — ақша: бұл парақты қолма-қол ақшадай сақтаңыз.',
  },
} as const;

/** Draws a gift card as a PDF of one page A4: its picture with sum and words, number, PIN and the barcode that a till reads. */
export async function drawGiftCardPdf(card: PrintedCard, language: Language, now: Date): Promise<Buffer> {
  // Only a shop that prints a card needs the library and its fonts.
  const { default: PDFDocument } = await import('pdfkit');
  const words = WORDS[language];
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: words.title(card.shopName), CreationDate: now },
    lang: language,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.registerFont('text', FONT).registerFont('bold', BOLD);
  doc.font('bold').fontSize(18).fillColor(INK.dark).text(words.title(card.shopName), { width: WIDTH });
  const top = doc.y + 14;
  doc.save().roundedRect(MARGIN, top, PICTURE_WIDTH, PICTURE_HEIGHT, 16).clip();
  doc.image(await pictureOf(card), MARGIN, top, { width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
  doc.restore();
  const ink = card.colour !== '' && hasDarkInk(card.colour) ? INK.dark : INK.light;
  doc
    .fillColor(ink)
    .font('bold')
    .fontSize(13)
    .text(card.shopName, MARGIN + INSET, top + INSET);
  doc.fontSize(26).text(formatTenge(card.balance), MARGIN + INSET, top + PICTURE_HEIGHT - INSET - 30);
  doc.fillColor(INK.dark).y = top + PICTURE_HEIGHT + 22;
  doc.x = MARGIN;
  if (card.message) doc.font('text').fontSize(13).text(card.message, { width: WIDTH }).moveDown(0.4);
  if (card.sender) doc.font('text').fontSize(11).text(words.from(card.sender), { width: WIDTH }).moveDown(0.8);
  for (const [name, value] of [
    [words.number, formatGiftCard(card.number)],
    [words.pin, card.pin],
  ] as const)
    doc.font('text').fontSize(11).text(`${name}: `, { continued: true }).font('bold').text(value);
  drawBars(doc, card.number);
  if (card.expiresAt !== null) {
    // It expires with the first moment of the next day.
    const last = almatyDate(new Date(Date.parse(card.expiresAt) - 1));
    doc
      .font('text')
      .fontSize(11)
      .text(words.until(formatDate(last, language, 'short')), { width: WIDTH })
      .moveDown(0.4);
  }
  doc.font('text').fontSize(10).text(words.how, { width: WIDTH }).moveDown(0.4).text(words.care, { width: WIDTH });
  doc.end();
  return done;
}

function pictureOf({ design, colour }: PrintedCard): Promise<Buffer> {
  const svg = drawGiftCard(design || 'ornament', colour || 'turquoise');
  return sharp(Buffer.from(svg))
    .resize(PICTURE_WIDTH * DENSITY, PICTURE_HEIGHT * DENSITY)
    .jpeg({ quality: 88 })
    .toBuffer();
}

function drawBars(doc: PDFKit.PDFDocument, digits: string): void {
  const { module, height, quiet } = BARCODE;
  const y = doc.y + 12;
  let x = MARGIN + quiet;
  code128(digits).forEach((width, index) => {
    if (index % 2 === 0) doc.rect(x, y, width * module, height).fill('#000000');
    x += width * module;
  });
  doc.fillColor(INK.dark);
  doc.x = MARGIN;
  doc.y = y + height + 14;
}
