import { fileURLToPath } from 'node:url';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { legalDetails, legalName, type LegalDetail, type LegalName } from '#domain/customers/legal-name.ts';
import { extendedWarranty } from '#domain/orders/service-offer.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { withoutMissingGlyphs } from '../../../../platform/process/lettering.ts';
import type { CertificateRow } from '../order-services.queries.ts';

type Seller = Pick<Settings, 'shop.name' | LegalName | LegalDetail | 'shop.bin' | 'shop.supportNumber'>;

const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const LABEL_WIDTH = 140;
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
const [INK, MUTED, BRAND] = ['#14201f', '#596463', '#00707f'] as const;

const TEXTS = {
  ru: {
    title: 'Сертификат дополнительной гарантии',
    order: 'Заказ',
    product: 'Товар',
    quantity: 'Количество',
    service: 'Услуга',
    included: 'Что входит',
    from: 'Действует с',
    until: 'Последний день',
    seller: 'Продавец',
    bin: 'БИН',
    phone: 'Телефон',
    terms: [
      'Сертификат действует вместе с чеком заказа. При поломке позвоните нам или придите в любой наш магазин.',
      'Гарантия не распространяется на повреждения от падения, воды, перепадов напряжения и неправильной установки.',
      'При возврате товара вернём деньги за неиспользованный срок гарантии.',
    ],
  },
  kk: {
    title: 'Қосымша кепілдік сертификаты',
    order: 'Тапсырыс',
    product: 'Тауар',
    quantity: 'Саны',
    service: 'Қызмет',
    included: 'Не кіреді',
    from: 'Басталған күні',
    until: 'Соңғы күні',
    seller: 'Сатушы',
    bin: 'БСН',
    phone: 'Телефон',
    terms: [
      'Сертификат тапсырыс чегімен бірге жарамды. Тауар бұзылса, бізге қоңырау шалыңыз немесе кез келген дүкенімізге келіңіз.',
      'Құлаудан, судан, кернеудің ауытқуынан және дұрыс орнатпаудан болған зақымға кепілдік берілмейді.',
      'Тауар қайтарылса, кепілдіктің пайдаланылмаған мерзімі үшін ақшаны қайтарамыз.',
    ],
  },
} as const;

/** Renders the certificate of a warranty as an A4 PDF with a font that supports Kazakh. */
export async function drawCertificate(
  certificate: CertificateRow,
  seller: Seller,
  language: Language,
): Promise<Buffer> {
  // Loaded on demand: only drawing a certificate needs the library and its fonts.
  const { default: PDFDocument } = await import('pdfkit');
  const texts = TEXTS[language];
  const handedOver = almatyDate(new Date(certificate.completedAt));
  const { from, until } = extendedWarranty(handedOver, certificate.months, certificate.afterMonths);
  const formatDay = (date: string) => formatDate(date, language, 'long');
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${texts.title} № ${certificate.number}`, CreationDate: new Date(certificate.completedAt) },
    lang: language,
  });
  const chunks: Buffer[] = [];
  const rendered = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.registerFont('text', FONT).registerFont('bold', BOLD);

  const company = legalName(seller, language) || seller['shop.name'];
  const rows: [string, string][] = [
    [texts.order, certificate.number],
    [texts.product, pick({ ru: certificate.productRu, kk: certificate.productKk }, language)],
    [texts.quantity, String(certificate.quantity)],
    [texts.service, pick({ ru: certificate.nameRu, kk: certificate.nameKk }, language)],
    [texts.included, pick({ ru: certificate.includedRu, kk: certificate.includedKk }, language)],
    [texts.from, formatDay(from)],
    [texts.until, formatDay(until)],
    [texts.seller, [company, legalDetails(seller, language).address].filter(Boolean).join(', ')],
    [texts.bin, seller['shop.bin']],
    [texts.phone, seller['shop.supportNumber']],
  ];
  doc.font('bold').fontSize(20).fillColor(BRAND).text(texts.title, { width: WIDTH });
  doc.moveDown(1).fontSize(11);
  for (const [name, value] of rows.filter(([, text]) => text !== '')) {
    const { y } = doc;
    doc.font('text').fillColor(MUTED).text(name, MARGIN, y, { width: LABEL_WIDTH });
    const bottom = doc.y;
    doc
      .fillColor(INK)
      .text(withoutMissingGlyphs(value, FONT), MARGIN + LABEL_WIDTH + 12, y, { width: WIDTH - LABEL_WIDTH - 12 });
    doc.y = Math.max(doc.y, bottom) + 6;
  }
  doc.moveDown(1).font('text').fontSize(9.5).fillColor(MUTED);
  for (const line of texts.terms) doc.text(line, MARGIN, doc.y, { width: WIDTH }).moveDown(0.5);
  doc.end();
  return rendered;
}
