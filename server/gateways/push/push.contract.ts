import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PushMessage, PushSender, PushTarget } from './push.ts';

/** A transport under test, with test controls for its push service. */
export type PushWorld = {
  sender: PushSender;
  /** An existing device. */
  target(): PushTarget;
  /** Notifications shown on a device, oldest first. */
  shownMessages(target: PushTarget): Promise<Pick<PushMessage, 'title' | 'body' | 'path'>[]>;
  /** Test controls for real services; null for the built-in sender. */
  service: {
    /** A device that no longer exists. */
    goneTarget(): PushTarget;
    /** Makes the next message fail with this response. */
    failNext(failure: { status: number; retryAfter?: string }): void;
    /** The same adapter with an unreachable address. */
    unreachable: { sender: PushSender; target: PushTarget };
  } | null;
  stop(): Promise<void>;
};

/** A test message. */
export const createMessage = (overrides: Partial<PushMessage> = {}): PushMessage => ({
  title: 'Тапсырыс жолда',
  body: 'Заказ № 10000001 едет к вам',
  path: '/kz/order?number=10000001',
  tag: 'order-10000001',
  ...overrides,
});

/** Contract of every push transport, built-in or real (decisions §9). */
export function describePush(name: string, createWorld: () => Promise<PushWorld>): void {
  describe(`push ${name}`, () => {
    let world: PushWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test('delivers a message with text and path to its device only', async () => {
      const [target, other] = [world.target(), world.target()];
      expect(world.sender.accepts(target)).toBe(true);
      expect(await world.sender.send(target, createMessage())).toBe('sent');
      const { title, body, path } = createMessage();
      expect(await world.shownMessages(target)).toEqual([{ title, body, path }]);
      expect(await world.shownMessages(other)).toEqual([]);
    });

    test('truncates long texts without splitting a character', async () => {
      const target = world.target();
      await world.sender.send(target, createMessage({ title: 'ң'.repeat(5_000), body: '😀'.repeat(5_000) }));
      const [shown] = await world.shownMessages(target);
      expect(shown?.title).toMatch(/^ң{50,}…$/);
      expect(shown?.body).toMatch(/^(?:😀){100,}…$/u);
    });

    test('refuses a path longer than the payload limit', async () => {
      await expect(
        world.sender.send(world.target(), createMessage({ path: `/${'a'.repeat(9_000)}` })),
      ).rejects.toMatchObject({ kind: 'refused' });
    });

    test('reports a removed device as gone', async () => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      expect(await sender.send(service.goneTarget(), createMessage())).toBe('gone');
    });

    test.each([404, 410])('reports a device that the service no longer knows (%i) as gone', async (status) => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      service.failNext({ status });
      const outcome = await sender.send(world.target(), createMessage()).catch((error: unknown) => error);
      // Firebase never sends 410, and 404 is a wrong path for Apple: both count as a plain rejection.
      const isRejection = sender.name === 'fcm' ? status === 410 : sender.name === 'apns' && status === 404;
      if (isRejection) expect(outcome).toMatchObject({ kind: 'refused' });
      else expect(outcome).toBe('gone');
    });

    test.each([
      [
        { status: 429, retryAfter: '7' },
        { kind: 'busy', retryAfterMs: 7_000 },
      ],
      [{ status: 429 }, { kind: 'busy', retryAfterMs: null }],
      [{ status: 500 }, { kind: 'unreachable' }],
      [
        { status: 503, retryAfter: '120' },
        { kind: 'unreachable', retryAfterMs: 120_000 },
      ],
      [{ status: 400 }, { kind: 'refused' }],
      [{ status: 413 }, { kind: 'refused' }],
    ])('reports %o as %o, and sends the next message', async (failure, problem) => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      const target = world.target();
      service.failNext(failure);
      await expect(sender.send(target, createMessage())).rejects.toMatchObject(problem);
      expect(await sender.send(target, createMessage())).toBe('sent');
      expect(await world.shownMessages(target)).toHaveLength(1);
    });

    test('reports an unreachable service', async () => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      const { unreachable } = service;
      await expect(unreachable.sender.send(unreachable.target, createMessage())).rejects.toMatchObject({
        kind: 'unreachable',
      });
    });
  });
}
