import { describe, expect, test } from 'vitest';
import type { IssuedPass, WalletGateway, WalletPass } from './wallet.ts';

/** A wallet with a reader that simulates the phone. */
export type WalletWorld = {
  wallet: WalletGateway;
  /** Reads a pass and verifies its signature like the phone does; throws when it is invalid. */
  read(issued: IssuedPass): { serial: string; barcode: string; texts: string };
};

/** Noon on a day when the test keys are valid. */
export const passNow = new Date('2026-11-22T07:00:00Z');

const shared = {
  language: 'ru',
  shopName: 'Sauda',
  page: 'https://shop.example/my-page',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#00707f"/></svg>',
  backgroundColor: '#00535e',
  textColor: '#ffffff',
} as const;

/** A test bonus card. */
export const bonusCardPass: WalletPass = {
  ...shared,
  serial: '0123456789abcdef0123456789abcdef',
  title: { ru: 'Бонусная карта', kk: 'Бонус картасы' },
  number: '2900000000000017',
  holder: 'Әсел',
  nominal: null,
  sender: '',
  message: '',
  expiresAt: null,
  instructions: { ru: 'Покажите штрихкод.', kk: 'Штрихкодты көрсетіңіз.' },
  picture: null,
};

/** A test gift card with the longest possible texts. */
export const giftCardPass: WalletPass = {
  ...shared,
  serial: 'fedcba9876543210fedcba9876543210',
  title: { ru: 'Подарочная карта', kk: 'Сыйлық картасы' },
  number: '4000000000000002',
  holder: '',
  nominal: 1_000_000,
  sender: 'Қ'.repeat(40),
  message: `"Құттықтаймыз"; \\ ${'ң'.repeat(180)}`,
  expiresAt: '2027-11-22T19:00:00.000Z',
  instructions: { ru: 'Покажите штрихкод.', kk: 'Штрихкодты көрсетіңіз.' },
  picture:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 404"><rect width="640" height="404" fill="#04444e"/></svg>',
};

/** Contract of every wallet. */
export function describeWallet(name: string, createWorld: () => WalletWorld): void {
  describe(`wallet ${name}`, () => {
    const world = createWorld();

    test.each([
      ['bonus', bonusCardPass],
      ['gift', giftCardPass],
    ])('signs a %s card with its barcode', async (_kind, pass) => {
      const read = world.read(await world.wallet.create(pass, passNow));
      expect(read.serial).toContain(pass.serial);
      expect(read.barcode).toBe(pass.number);
      expect(read.texts).toContain(pass.shopName);
    });

    test("includes Russian and Kazakh texts, in any caller's language", async () => {
      for (const language of ['ru', 'kk'] as const) {
        const { texts } = world.read(await world.wallet.create({ ...bonusCardPass, language }, passNow));
        for (const text of Object.values(bonusCardPass.title)) expect(texts).toContain(text);
      }
    });

    test('keeps the serial of a card that is added again', async () => {
      const inKazakh = { ...bonusCardPass, language: 'kk' as const, holder: 'Айгүл' };
      const [one, two] = [bonusCardPass, inKazakh].map((pass) => world.wallet.create(pass, passNow));
      expect(world.read((await two)!).serial).toBe(world.read((await one)!).serial);
    });
  });
}
