import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { registerWebManifest } from './web-manifest.ts';

const app = Fastify();
registerWebManifest(app, {
  settings: { current: () => ({ ...defaultSettings, 'shop.name': 'Базар' }) },
  clientDir: fileURLToPath(new URL('../../../web/public', import.meta.url)),
});
afterAll(() => app.close());

type Manifest = {
  id: string;
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
};

test("has the shop's name and icons of the declared sizes", async () => {
  const manifest: Manifest = (await app.inject('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', name: 'Базар', start_url: '/' });
  const icons = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test('has an iPhone icon', async () => {
  expect((await app.inject('/icons/maskable-180.png')).statusCode).toBe(200);
});
