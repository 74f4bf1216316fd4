import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, MailSender } from './mail.ts';

/** A transport with the means to play its other side. */
export type MailWorld = {
  sender: MailSender;
  /** Letters that came to an address, oldest first. */
  received(address: string): Promise<Pick<Mail, 'subject' | 'text'>[]>;
  /** Abilities of a real server only; null for the built-in sender. */
  server: {
    /** The next letter is answered so. */
    fail(code: number): void;
    /** The same adapter where nobody listens. */
    nowhere: MailSender;
  } | null;
  stop(): Promise<void>;
};

const letter = (change: Partial<Mail> = {}): Mail => ({
  to: 'aigerim@example.kz',
  subject: 'Снова в наличии: «Әлем» қалта жарығы',
  text: 'Здравствуйте!\nТауар қайта сатылымда: https://shop.test/p/1\n',
  ...change,
});

/** Contract of every mail transport, built-in or real (decisions §9). */
export function describeMail(name: string, createWorld: () => Promise<MailWorld>): void {
  describe(`mail ${name}`, () => {
    let world: MailWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test('a letter arrives with its subject and text, letters of both languages whole', async () => {
      await world.sender.send(letter());
      const [got] = await world.received('aigerim@example.kz');
      expect(got?.subject).toBe(letter().subject);
      expect(got?.text.trim()).toBe(letter().text.trim());
    });

    test('a letter with a picture can be read where pictures are not shown', async () => {
      const to = 'picture@example.kz';
      const picture = {
        name: 'card.jpg',
        type: 'image/jpeg',
        bytes: Buffer.from([255, 216, 255]),
        alt: 'Карта',
      } as const;
      await world.sender.send(letter({ to, picture }));
      const [got] = await world.received(to);
      expect(got?.subject).toBe(letter().subject);
      expect(got?.text.trim().startsWith(letter().text.trim())).toBe(true);
    });

    test('a subject of two lines adds no header, and an address with a comma no recipient', async () => {
      await world.sender.send(letter({ to: 'one@example.kz', subject: 'Тема\r\nBcc: thief@example.kz' }));
      expect(await world.received('one@example.kz')).toHaveLength(1);
      await world.sender.send(letter({ to: 'two@example.kz, thief@example.kz' })).catch(() => {});
      expect(await world.received('thief@example.kz')).toEqual([]);
    });

    test.each([
      [451, 'unreachable'],
      [421, 'unreachable'],
      [550, 'refused'],
      [554, 'refused'],
    ])('an answer of %i is %s, and the next letter goes', async (code, kind) => {
      const { server, sender } = world;
      if (!server) return expect(sender.name).toBe('outbox');
      const to = `after-${code}@example.kz`;
      server.fail(code);
      await expect(sender.send(letter({ to }))).rejects.toMatchObject({ kind });
      await sender.send(letter({ to }));
      expect(await world.received(to)).toHaveLength(1);
    });

    test('a server nobody reaches is unreachable', async () => {
      const { server, sender } = world;
      if (!server) return expect(sender.name).toBe('outbox');
      await expect(server.nowhere.send(letter())).rejects.toMatchObject({ kind: 'unreachable' });
    });
  });
}
