import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createPaths } from '#domain/urls/paths.ts';
import type { SettingsReader } from '../../platform/database/store-settings.ts';

const paths = createPaths('');
const THEME = '#00707f';
const PAPER = '#fbfaf6';
/** Icon variants: plain, and with padding for maskable icons. */
const DRAWINGS = { app: 'favicon.svg', maskable: 'icon-maskable.svg' } as const;
const SIZES = [180, 192, 512] as const;

/** Serves the web app manifest. The name is a setting; icons are rendered from vectors once. */
export function registerWebManifest(
  app: FastifyInstance,
  { settings, clientDir }: { settings: Pick<SettingsReader, 'current'>; clientDir: string },
): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' })
      .send(JSON.stringify(createManifest(settings.current()['shop.name']))),
  );
  for (const [kind, drawing] of Object.entries(DRAWINGS))
    for (const size of SIZES) {
      let rendered: Promise<Buffer> | null = null;
      app.get(`/icons/${kind}-${size}.png`, async (_request, reply) => {
        rendered ??= sharp(readFileSync(join(clientDir, drawing)), { density: 1024 })
          .resize(size, size)
          .png()
          .toBuffer();
        return reply
          .headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' })
          .send(await rendered);
      });
    }
}

function createManifest(name: string): object {
  const icon = (kind: keyof typeof DRAWINGS, size: number) => ({
    src: `/icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: kind === 'maskable' ? 'maskable' : 'any',
  });
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: [icon('app', 192)] });
  return {
    // A stable id, so the app stays the same if its start page changes.
    id: '/',
    name,
    short_name: name,
    description: 'Электроника и бытовая техника в Казахстане · Қазақстандағы электроника мен тұрмыстық техника',
    lang: 'ru',
    dir: 'ltr',
    // The page redirects by the stored language and city.
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: THEME,
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...SIZES.slice(1).flatMap((size) => [icon('app', size), icon('maskable', size)]),
    ],
    shortcuts: [
      shortcut('Каталог', paths.catalog()),
      shortcut('Корзина · Себет', paths.cart()),
      shortcut('Заказы · Тапсырыстар', paths.profile('my-orders')),
    ],
  };
}
