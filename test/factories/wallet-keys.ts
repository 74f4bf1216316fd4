import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { DAY_MS } from '#domain/time/durations.ts';

const YEAR_MS = 365 * DAY_MS;

type Subject = Readonly<Record<string, string>>;
/** Object identifiers of subject attributes. */
const PARTS: Subject = { UID: '0.9.2342.19200300.100.1.1', CN: '2.5.4.3', OU: '2.5.4.11', O: '2.5.4.10' };

/** Creates a certificate signed by another key, valid for a year around `now`, PEM. */
function certify(subject: Subject, issuer: Subject, keys: { publicKey: string; signedBy: string }, now: Date): string {
  const certificate = forge.pki.createCertificate();
  const toName = (fields: Subject) =>
    Object.entries(fields).map(([name, value]) => ({
      type: PARTS[name]!,
      value,
      valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
    }));
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(now.getTime() - YEAR_MS / 2);
  certificate.validity.notAfter = new Date(now.getTime() + YEAR_MS / 2);
  certificate.setSubject(toName(subject));
  certificate.setIssuer(toName(issuer));
  certificate.sign(forge.pki.privateKeyFromPem(keys.signedBy), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

function createKeyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
}

/** Creates Apple's credentials of a shop: a pass type certificate, its issuer's certificate, and the key. */
export function createAppleWalletKeys(now: Date, { passType = 'pass.example.sauda' } = {}) {
  const [apple, shop] = [createKeyPair(), createKeyPair()];
  const authority = { CN: 'Apple Worldwide Developer Relations (of the tests)', O: 'Test' };
  const { privateKey: signedBy } = apple;
  return {
    certificate: certify(
      { ...(passType && { UID: passType }), CN: `Pass Type ID: ${passType}`, OU: 'TEAM123456', O: 'Sauda' },
      authority,
      { publicKey: shop.publicKey, signedBy },
      now,
    ),
    key: shop.privateKey,
    wwdr: certify(authority, authority, { publicKey: apple.publicKey, signedBy }, now),
  };
}

/** Creates a Google service account with the public half of its key. */
export function createGoogleWalletAccount() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = { client_email: 'passes@sauda-example.iam.gserviceaccount.com', private_key: privateKey };
  return { account, publicKey };
}
