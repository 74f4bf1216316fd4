import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import forge from 'node-forge';
import { DAY_MS } from '#domain/time/durations.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Path of the phone's own files, as Capacitor serves them; here all are one picture. */
const PHONE_FILES = '/_capacitor_file_/';
const PHOTO = path.resolve(import.meta.dirname, '../../native/ios/App/App/Assets.xcassets/AppIcon.appiconset/icon.png');

/** Creates a self-signed certificate for `localhost`. */
function createCertificate(): { key: string; cert: string } {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS);
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return { key: forge.pki.privateKeyToPem(keys.privateKey), cert: forge.pki.certificateToPem(certificate) };
}

/** Serves a bundle as Capacitor's web view does: files, and the document for every path without an extension. */
export async function serveApp(folder: string): Promise<{ port: number; stop(): void }> {
  const server = createServer(createCertificate(), (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost');
    const file = pathname.startsWith(PHONE_FILES)
      ? PHOTO
      : path.join(folder, path.extname(pathname) ? pathname : 'index.html');
    if ((file !== PHOTO && !file.startsWith(folder)) || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
