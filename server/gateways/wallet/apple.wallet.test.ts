import { createHash, verify, X509Certificate } from 'node:crypto';
import { unzipSync } from 'fflate';
import forge from 'node-forge';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAppleWalletKeys } from '#test/factories/wallet-keys.ts';
import { createAppleWallet } from './apple.wallet.ts';
import { bonusCardPass, describeWallet, giftCardPass, passNow } from './wallet.contract.ts';
import type { IssuedPass } from './wallet.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const keys = createAppleWalletKeys(passNow);
const wallet = createAppleWallet(keys);

/** Unpacks a pass like a phone does: checks files against the manifest, and the manifest's signature. */
function filesOf(issued: IssuedPass): Record<string, Buffer> {
  if (issued.kind !== 'file') throw new Error('no file');
  const files = Object.fromEntries(
    Object.entries(unzipSync(issued.bytes)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
  const { 'manifest.json': manifest, signature, ...rest } = files;
  if (!manifest || !signature) throw new Error('no manifest or signature');
  const hashes = Object.fromEntries(
    Object.entries(rest).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
  );
  expect(JSON.parse(manifest.toString())).toEqual(hashes);
  checkSignature(signature, manifest);
  return files;
}

/** Checks a detached PKCS #7 signature using only Node's own APIs. */
function checkSignature(signature: Buffer, manifest: Buffer): void {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary')));
  const { rawCapture, certificates } = message as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string; content?: unknown };
    certificates: forge.pki.Certificate[];
  };
  expect(rawCapture.content).toBeUndefined();
  const attributes = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    rawCapture.authenticatedAttributes,
  );
  const signed = forge.asn1.toDer(attributes).getBytes();
  // The signature covers the manifest's digest.
  expect(signed).toContain(createHash('sha1').update(manifest).digest('binary'));
  const signer = new X509Certificate(keys.certificate);
  const bytes = (text: string) => Buffer.from(text, 'binary');
  expect(verify('sha1', bytes(signed), signer.publicKey, bytes(rawCapture.signature))).toBe(true);
  const [wwdr, passCertificate] = certificates.map(
    (certificate) => new X509Certificate(forge.pki.certificateToPem(certificate)),
  );
  expect(passCertificate?.fingerprint256).toBe(signer.fingerprint256);
  expect(passCertificate?.verify(wwdr!.publicKey)).toBe(true);
}

const passOf = (files: Record<string, Buffer>) => JSON.parse(files['pass.json']!.toString());

describeWallet('Apple Wallet', () => ({
  wallet,
  read(issued) {
    const files = filesOf(issued);
    const { serialNumber, barcodes } = passOf(files);
    const texts = ['pass.json', 'ru.lproj/pass.strings', 'kk.lproj/pass.strings'].map((name) => String(files[name]));
    return { serial: serialNumber, barcode: barcodes[0].message, texts: texts.join('\n') };
  },
}));

test('takes pass type and team from the certificate, and has pictures for every phone', async () => {
  const issued = await wallet.create(giftCardPass, passNow);
  expect(issued).toMatchObject({ type: 'application/vnd.apple.pkpass', name: `${giftCardPass.serial}.pkpass` });
  const files = filesOf(issued);
  expect(passOf(files)).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.sauda',
    teamIdentifier: 'TEAM123456',
    expirationDate: '2027-11-22T19:00:00.000Z',
    barcodes: [{ format: 'PKBarcodeFormatCode128', altText: '4000 0000 0000 0002' }],
  });
  for (const [name, width, height] of [
    ['icon.png', 29, 29],
    ['icon@3x.png', 87, 87],
    ['logo@2x.png', 100, 100],
    ['strip@3x.png', 1125, 369],
  ] as const)
    expect(await sharp(files[name]).metadata()).toMatchObject({ format: 'png', width, height });
});

test("keeps the giver's text unchanged, and translates field names", async () => {
  const files = filesOf(await wallet.create(giftCardPass, passNow));
  const { storeCard } = passOf(files);
  expect(storeCard.backFields).toContainEqual({ key: 'message', label: 'Пожелание', value: giftCardPass.message });
  expect(storeCard.secondaryFields).toContainEqual({ key: 'sender', label: 'От кого', value: giftCardPass.sender });
  expect(files['kk.lproj/pass.strings']!.toString()).toContain('"Пожелание" = "Тілек";');
  expect(files['ru.lproj/pass.strings']!.toString()).toContain('"Пожелание" = "Пожелание";');
});

test('refuses to sign with an expired certificate', async () => {
  const later = new Date(passNow.getTime() + 366 * DAY_MS);
  await expect(wallet.create(bonusCardPass, later)).rejects.toThrow('is not valid now');
});

test('rejects a key of another certificate, and a certificate without a pass type, at start', () => {
  expect(() => createAppleWallet({ ...keys, key: createAppleWalletKeys(passNow).key })).toThrow(
    'does not match the certificate',
  );
  expect(() => createAppleWallet(createAppleWalletKeys(passNow, { passType: '' }))).toThrow('no pass type');
});
