import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { registerAppLinks } from './app-links.ts';

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':');

/** Requests a file from a shop with these settings. */
async function request(file: string, settings: Partial<typeof defaultSettings>) {
  const app = Fastify();
  registerAppLinks(app, { current: () => ({ ...defaultSettings, ...settings }) });
  return app.inject(`/.well-known/${file}`);
}

test.each([
  ['apple-app-site-association', {}],
  ['assetlinks.json', {}],
  ['assetlinks.json', { 'app.androidPackage': 'kz.sauda.app' }],
  ['assetlinks.json', { 'app.androidCertificates': PRINT }],
])('omits %s with %o', async (file, settings) => {
  expect((await request(file, settings)).statusCode).toBe(404);
});

test('lets iOS open every page but calls and pictures in all configured apps', async () => {
  const answer = await request('apple-app-site-association', {
    'app.iosAppIds': 'ABCDE12345.kz.sauda.app, ABCDE12345.kz.sauda.beta',
  });
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
  const appIDs = ['ABCDE12345.kz.sauda.app', 'ABCDE12345.kz.sauda.beta'];
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        { appIDs, components: [{ '/': '/api/*', exclude: true }, { '/': '/i/*', exclude: true }, { '/': '/*' }] },
      ],
    },
    webcredentials: { apps: appIDs },
  });
});

test('lets Android verify the package by all its certificates', async () => {
  const answer = await request('assetlinks.json', {
    'app.androidPackage': 'kz.sauda.app',
    'app.androidCertificates': `${PRINT}, ${PRINT}`,
  });
  expect(answer.json()).toMatchObject([
    { target: { namespace: 'android_app', package_name: 'kz.sauda.app', sha256_cert_fingerprints: [PRINT, PRINT] } },
  ]);
});
