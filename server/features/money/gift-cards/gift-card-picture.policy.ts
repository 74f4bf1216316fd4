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

const FROM: Record<Language, string> = { ru: 'От:', kk: 'Кімнен:' };

/** Returns true when the giver's whole message fits on the picture. */
export function fitsWholeMessage(
  { sender, message }: Pick<CardFace, 'sender' | 'message'>,
  language: Language,
): boolean {
  const from = `${FROM[language]} ${sender}`;
  return wrapMessage(message).length <= MESSAGE.lines && clipText(from, WIDTH, SENDER.size, 600) === from;
}

/**
 * Renders a gift card with its message as a 1280×808 JPEG, as the designer shows it; text that does not fit is cut with
 * ….
 */
export function drawCardFace(face: CardFace, language: Language): Promise<Buffer> {
  const { width, height } = GIFT_CARD_BOX;
  return sharp(Buffer.from(faceSvg(face, language)), { density: 72 * DENSITY })
    .resize(width * DENSITY, height * DENSITY)
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function faceSvg({ shopName, design, colour, amount, sender, message }: CardFace, language: Language): string {
  const ink = colour !== '' && hasDarkText(colour) ? INKS.dark : INKS.light;
  const write = (text: string, y: number, size: number, weight: 400 | 600) =>
    `<path d="${textOutline(text, LEFT, y, size, weight)}" fill="${ink}"/>`;
  const from = sender && clipText(`${FROM[language]} ${sender}`, WIDTH, SENDER.size, 600);
  const words = [
    write(clipText(shopName, WIDTH, SHOP.size, 600), SHOP.y, SHOP.size, 600),
    ...messageLines(message).map((line, index) => write(line, MESSAGE.y + index * MESSAGE.step, MESSAGE.size, 400)),
    write(formatTenge(amount, language), BOTTOM - (from ? SENDER.height : 0), AMOUNT.size, 600),
    from ? write(from, BOTTOM, SENDER.size, 600) : '',
  ];
  return drawGiftCard(design || 'ornament', colour || 'turquoise').replace(/<\/svg>\s*$/, `${words.join('')}</svg>`);
}

/** The giver's message with its line breaks; long lines are wrapped. */
function wrapMessage(message: string): string[] {
  const { size, lines } = MESSAGE;
  return message.split('\n').flatMap((line) => wrapText(line, WIDTH, size, 400, lines + 1));
}

function messageLines(message: string): string[] {
  const { size, lines } = MESSAGE;
  const wrappedLines = wrapMessage(message);
  if (wrappedLines.length <= lines) return wrappedLines;
  return [...wrappedLines.slice(0, lines - 1), clipText(`${wrappedLines[lines - 1]}…`, WIDTH, size, 400)];
}
