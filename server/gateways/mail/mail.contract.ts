import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, MailSender } from './mail.ts';

/** A transport with controls of its server. */
export type MailWorld = {
  sender: MailSender;
  /** Mail received by an address, oldest first. */
  received(address: string): Promise<Pick<Mail, 'subject' | 'text'>[]>;
  /** Controls of a real server; null for the built-in sender. */
  server: {
    /** Makes the next mail fail with this code. */
    failNext(code: number): void;
    /** The same adapter with an unreachable address. */
    unreachableSender: MailSender;
  } | null;
  stop(): Promise<void>;
};

const createMail = (overrides: Partial<Mail> = {}): Mail => ({
  to: 'aigerim@example.kz',
  subject: 'Снова в наличии: «Әлем» қалта жарығы',
  text: 'Здравствуйте!\nТауар қайта сатылымда: https://shop.test/p/1\n',
  ...overrides,
});

/** Contract of every mail transport, built-in or real (decisions §9). */
export function describeMail(name: string, createWorld: () => Promise<MailWorld>): void {
  describe(`mail ${name}`, () => {
    let world: MailWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test('delivers subject and text intact in both languages', async () => {
      await world.sender.send(createMail());
      const [received] = await world.received('aigerim@example.kz');
      expect(received?.subject).toBe(createMail().subject);
      expect(received?.text.trim()).toBe(createMail().text.trim());
    });

    test('keeps mail with a picture readable where pictures are hidden', async () => {
      const to = 'picture@example.kz';
      const files = [{ name: 'card.jpg', type: 'image/jpeg', bytes: Buffer.from([255, 216, 255]), id: 'card' }];
      await world.sender.send(createMail({ to, html: '<img src="cid:card" alt="Карта">', files }));
      const [received] = await world.received(to);
      expect(received?.subject).toBe(createMail().subject);
      expect(received?.text.trim().startsWith(createMail().text.trim())).toBe(true);
    });

    test('adds no header from a multi-line subject, and no recipient from an address with a comma', async () => {
      await world.sender.send(createMail({ to: 'one@example.kz', subject: 'Тема\r\nBcc: thief@example.kz' }));
      expect(await world.received('one@example.kz')).toHaveLength(1);
      await world.sender.send(createMail({ to: 'two@example.kz, thief@example.kz' })).catch(() => {});
      expect(await world.received('thief@example.kz')).toEqual([]);
    });

    test.each([
      [451, 'unreachable'],
      [421, 'unreachable'],
      [550, 'refused'],
      [554, 'refused'],
    ])('reports code %i as %s, and sends the next mail', async (code, kind) => {
      const { server, sender } = world;
      if (!server) return expect(sender.name).toBe('outbox');
      const to = `after-${code}@example.kz`;
      server.failNext(code);
      await expect(sender.send(createMail({ to }))).rejects.toMatchObject({ kind });
      await sender.send(createMail({ to }));
      expect(await world.received(to)).toHaveLength(1);
    });

    test('reports an unreachable server', async () => {
      const { server, sender } = world;
      if (!server) return expect(sender.name).toBe('outbox');
      await expect(server.unreachableSender.send(createMail())).rejects.toMatchObject({ kind: 'unreachable' });
    });
  });
}
