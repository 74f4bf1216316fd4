import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '../../platform/http/negotiation.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
};
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.webmanifest', '.txt', '.json']);

/** Serves the browser build from memory: hashed files for a year, the others for an hour. */
export function registerFiles(app: FastifyInstance, clientDir: string): void {
  for (const path of listFiles(clientDir)) {
    if (/^manifest\.\w+\.json$/.test(path)) continue;
    const bytes = readFileSync(join(clientDir, path));
    const kind = extname(path);
    const isImmutable = path.startsWith('assets/');
    const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const encodings = COMPRESSIBLE.has(kind) ? createLazyEncodings(bytes) : null;
    app.get(`/${path}`, (request, reply) => {
      const encoding = encodings ? chooseEncoding(request) : '';
      const body = encodings && encoding !== '' ? encodings[encoding]() : bytes;
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': TYPES[kind] ?? 'application/octet-stream',
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        'content-length': body.length,
        ...(encoding ? { 'content-encoding': encoding } : {}),
        ...(kind === '.svg' ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } : {}),
      });
      reply.raw.end(body);
    });
  }
}

function createLazyEncodings(bytes: Buffer) {
  let brotli: Buffer | null = null;
  let gzip: Buffer | null = null;
  return {
    br: () => {
      if (!brotli) {
        brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
        brotliCompress(bytes, (error, smaller) => {
          if (!error) brotli = smaller;
        });
      }
      return brotli;
    },
    gzip: () => (gzip ??= gzipSync(bytes)),
  };
}

function listFiles(dir: string, prefix = ''): string[] {
  return readdirSync(join(dir, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(dir, `${prefix}${entry.name}/`) : [prefix + entry.name],
  );
}
