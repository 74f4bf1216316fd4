import sharp from 'sharp';
import { drawGiftCard, GIFT_CARD_BOX } from '#demo/pictures/gift-cards.ts';
import { hasDarkText, type GiftColour, type GiftDesign } from '#domain/gifts/gift-purchase.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge, type Tenge } from '#domain/pricing/money.ts';
import { clipText, textOutline, wrapText } from '../../../platform/process/lettering.ts';

/** Text and picture of a gift card; design and colour are empty for a card without a picture. */
export type CardFace = {
  shopName: string;
  design: GiftDesign | '';
  colour: GiftColour | '';
  amount: Tenge;
  sender: string;
  message: string;
};

/** Pixels per drawing point: the picture is 1280 px wide. */
const DENSITY = 2;
const JPEG_QUALITY = 88;
const INKS = { dark: '#14201f', light: '#fbfaf6' } as const;
/** Text is left of the drawing, as in `web/ui/marks/gift-card.module.css`. */
const LEFT = 32;
const WIDTH = 320;
const BOTTOM = 372;
const SHOP = { size: 29, y: 56 };
const MESSAGE = { size: 22, y: 142, step: 29, lines: 4 };
const AMOUNT = { size: 53 };
const SENDER = { size: 19, height: 32 };

const GIVER_LABEL: Record<Language, string> = { ru: 'От:', kk: 'Кімнен:' };

/** True if the giver's whole message fits on the picture. */
export function fitsWholeMessage(
  { sender, message }: Pick<CardFace, 'sender' | 'message'>,
  language: Language,
): boolean {
  const giverLine = `${GIVER_LABEL[language]} ${sender}`;
  return wrapMessage(message).length <= MESSAGE.lines && clipText(giverLine, WIDTH, SENDER.size, 600) === giverLine;
}

/**
 * Renders a gift card with its message as a 1280×808 JPEG, like the gift card designer; text that does not fit ends
 * with "…".
 */
export function drawCardFace(face: CardFace, language: Language): Promise<Buffer> {
  const { width, height } = GIFT_CARD_BOX;
  return sharp(Buffer.from(createFaceSvg(face, language)), { density: 72 * DENSITY })
    .resize(width * DENSITY, height * DENSITY)
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function createFaceSvg({ shopName, design, colour, amount, sender, message }: CardFace, language: Language): string {
  const ink = colour !== '' && hasDarkText(colour) ? INKS.dark : INKS.light;
  const createTextPath = (text: string, y: number, size: number, weight: 400 | 600) =>
    `<path d="${textOutline(text, LEFT, y, size, weight)}" fill="${ink}"/>`;
  const giverLine = sender && clipText(`${GIVER_LABEL[language]} ${sender}`, WIDTH, SENDER.size, 600);
  const textPaths = [
    createTextPath(clipText(shopName, WIDTH, SHOP.size, 600), SHOP.y, SHOP.size, 600),
    ...visibleLines(message).map((line, index) =>
      createTextPath(line, MESSAGE.y + index * MESSAGE.step, MESSAGE.size, 400),
    ),
    createTextPath(formatTenge(amount, language), BOTTOM - (giverLine ? SENDER.height : 0), AMOUNT.size, 600),
    giverLine ? createTextPath(giverLine, BOTTOM, SENDER.size, 600) : '',
  ];
  return drawGiftCard(design || 'ornament', colour || 'turquoise').replace(
    /<\/svg>\s*$/,
    `${textPaths.join('')}</svg>`,
  );
}

/** Splits the giver's message into lines; wraps long ones. */
function wrapMessage(message: string): string[] {
  const { size, lines } = MESSAGE;
  return message.split('\n').flatMap((line) => wrapText(line, WIDTH, size, 400, lines + 1));
}

function visibleLines(message: string): string[] {
  const { size, lines } = MESSAGE;
  const wrappedLines = wrapMessage(message);
  if (wrappedLines.length <= lines) return wrappedLines;
  return [...wrappedLines.slice(0, lines - 1), clipText(`${wrappedLines[lines - 1]}…`, WIDTH, size, 400)];
}
