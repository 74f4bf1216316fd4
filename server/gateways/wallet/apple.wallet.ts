import { createPrivateKey, X509Certificate } from 'node:crypto';
import sharp from 'sharp';
import { almatyDate } from '#domain/time/calendar.ts';
import { formatGiftCard } from '#domain/gifts/gift-card.ts';
import type { Localized } from '#domain/text/language.ts';
import { WalletProblem, type WalletGateway, type WalletPass } from './wallet.ts';

const TYPE = 'application/vnd.apple.pkpass';
/** Apple's picture sizes at one pixel per point; phones use two or three. */
const [ICON, LOGO] = [29, 50];
const STRIP = { width: 375, height: 123 } as const;
const DENSITIES = [1, 2, 3] as const;

/** Apple keys, PEM: the pass type certificate, its private key, and Apple's own certificate (WWDR). */
export type AppleWalletKeys = {
  certificate: string;
  key: string;
  keyPassword?: string | undefined;
  wwdr: string;
};

const LABELS = {
  holder: { ru: 'Владелец', kk: 'Иесі' },
  nominal: { ru: 'Номинал', kk: 'Номиналы' },
  until: { ru: 'Действует до', kk: 'Соңғы күні' },
  sender: { ru: 'От кого', kk: 'Кімнен' },
  message: { ru: 'Пожелание', kk: 'Тілек' },
  about: { ru: 'Как пользоваться', kk: 'Қалай пайдалану керек' },
  balance: { ru: 'Баланс и история', kk: 'Баланс және тарихы' },
  open: { ru: 'Открыть на сайте', kk: 'Сайтта ашу' },
} as const satisfies Record<string, Localized>;

/**
 * Creates the adapter of Apple Wallet. Throws when the key does not match the certificate, or the certificate has no
 * pass type.
 */
export function createAppleWallet({ certificate, key, keyPassword, wwdr }: AppleWalletKeys): WalletGateway {
  const signer = new X509Certificate(certificate);
  const apple = new X509Certificate(wwdr);
  const passphrase = keyPassword === undefined ? {} : { passphrase: keyPassword };
  if (!signer.checkPrivateKey(createPrivateKey({ key, ...passphrase })))
    throw new WalletProblem('the key does not match the certificate');
  const [passType, team] = [subjectField(signer.subject, 'UID'), subjectField(signer.subject, 'OU')];
  if (!passType || !team) throw new WalletProblem('the certificate has no pass type: its subject lacks UID and OU');

  return {
    name: 'apple',
    async create(pass, now) {
      for (const { validFromDate, validToDate } of [signer, apple])
        if (validFromDate > now || validToDate <= now)
          throw new WalletProblem('a certificate of Apple is not valid now');
      // Only a shop with this wallet needs the library.
      const { PKPass } = await import('passkit-generator');
      const { shopName, serial, language, title, expiresAt } = pass;
      const file = new PKPass(
        await renderPictures(pass),
        {
          wwdr,
          signerCert: certificate,
          signerKey: key,
          ...(keyPassword === undefined ? {} : { signerKeyPassphrase: keyPassword }),
        },
        {
          passTypeIdentifier: passType,
          teamIdentifier: team,
          organizationName: shopName,
          logoText: shopName,
          description: title[language],
          serialNumber: serial,
          backgroundColor: toRgb(pass.backgroundColor),
          foregroundColor: toRgb(pass.textColor),
          labelColor: toRgb(pass.textColor),
          sharingProhibited: true,
          suppressStripShine: true,
        },
      );
      file.type = 'storeCard';
      addFields(file, pass);
      file.setBarcodes({
        format: 'PKBarcodeFormatCode128',
        message: pass.number,
        messageEncoding: 'iso-8859-1',
        altText: formatGiftCard(pass.number),
      });
      if (expiresAt !== null) file.setExpirationDate(new Date(expiresAt));
      // A text is keyed by its original, so phones in other languages show that one.
      for (const to of ['ru', 'kk'] as const)
        file.localize(
          to,
          Object.fromEntries(
            [title, pass.instructions, ...Object.values(LABELS)].map((text) => [text[language], text[to]]),
          ),
        );
      return { kind: 'file', name: `${serial}.pkpass`, type: TYPE, bytes: file.getAsBuffer() };
    },
  };
}

type PassFile = import('passkit-generator').PKPass;

function addFields(file: PassFile, pass: WalletPass): void {
  const { language, title, holder, nominal, sender, message, expiresAt, instructions, page } = pass;
  const label = (name: keyof typeof LABELS) => LABELS[name][language];
  if (nominal === null)
    file.primaryFields.push({ key: 'holder', label: title[language], value: holder || pass.shopName });
  else {
    file.headerFields.push({ key: 'nominal', label: label('nominal'), value: nominal, currencyCode: 'KZT' });
    if (sender) file.secondaryFields.push({ key: 'sender', label: label('sender'), value: sender });
  }
  if (expiresAt !== null)
    file.secondaryFields.push({
      key: 'until',
      label: label('until'),
      // Last valid day of the card, which ends at the following midnight. Noon is the same day in every zone of the
      // country.
      value: `${almatyDate(new Date(Date.parse(expiresAt) - 1))}T12:00:00+05:00`,
      dateStyle: 'PKDateStyleMedium',
      ignoresTimeZone: true,
    });
  if (message) file.backFields.push({ key: 'message', label: label('message'), value: message });
  file.backFields.push({ key: 'about', label: label('about'), value: instructions[language] });
  file.backFields.push({
    key: 'balance',
    label: label('balance'),
    value: page,
    attributedValue: `<a href='${page}'>${label('open')}</a>`,
  });
}

async function renderPictures({ mark, picture }: WalletPass): Promise<Record<string, Buffer>> {
  const icons = DENSITIES.flatMap((density) => {
    const suffix = density === 1 ? '' : `@${density}x`;
    const square = (side: number) =>
      sharp(Buffer.from(mark), { density: 96 * 8 })
        .resize(side * density, side * density)
        .png()
        .toBuffer();
    return [
      [`icon${suffix}.png`, square(ICON)] as const,
      [`logo${suffix}.png`, square(LOGO)] as const,
      ...(picture === null ? [] : [[`strip${suffix}.png`, renderStrip(picture, density)] as const]),
    ];
  });
  return Object.fromEntries(await Promise.all(icons.map(async ([name, bytes]) => [name, await bytes] as const)));
}

/** The middle band of the card's picture. */
function renderStrip(picture: string, density: number): Promise<Buffer> {
  return sharp(Buffer.from(picture), { density: 96 * 2 })
    .resize(STRIP.width * density, STRIP.height * density, { fit: 'cover', position: 'centre' })
    .png()
    .toBuffer();
}

/** Returns a part of a certificate subject, which has one line per part. */
function subjectField(subject: string, name: string): string | undefined {
  return subject
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
