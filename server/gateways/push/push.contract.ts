import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PushMessage, PushSender, PushTarget } from './push.ts';

/** A transport with the means to play its other side. */
export type PushWorld = {
  sender: PushSender;
  /** A device that is there. */
  target(): PushTarget;
  /** Notifications shown on a device, oldest first. */
  shown(target: PushTarget): Promise<Pick<PushMessage, 'title' | 'body' | 'path'>[]>;
  /** Abilities of real services only; null for the built-in sender. */
  service: {
    /** A device that is no more. */
    goneTarget(): PushTarget;
    /** The next message is answered so. */
    fail(failure: { status: number; retryAfter?: string }): void;
    /** The same adapter where nobody listens. */
    nowhere: { sender: PushSender; target: PushTarget };
  } | null;
  stop(): Promise<void>;
};

/** A message of the tests. */
export const message = (change: Partial<PushMessage> = {}): PushMessage => ({
  title: 'Тапсырыс жолда',
  body: 'Заказ № 10000001 едет к вам',
  path: '/kz/order?number=10000001',
  tag: 'order-10000001',
  ...change,
});

/** Contract of every push transport, built-in or real (decisions §9). */
export function describePush(name: string, createWorld: () => Promise<PushWorld>): void {
  describe(`push ${name}`, () => {
    let world: PushWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test('a message arrives with its words and its path, on its device alone', async () => {
      const [own, other] = [world.target(), world.target()];
      expect(world.sender.accepts(own)).toBe(true);
      expect(await world.sender.send(own, message())).toBe('sent');
      const { title, body, path } = message();
      expect(await world.shown(own)).toEqual([{ title, body, path }]);
      expect(await world.shown(other)).toEqual([]);
    });

    test('texts of any length fit, and are cut between letters', async () => {
      const own = world.target();
      await world.sender.send(own, message({ title: 'ң'.repeat(5_000), body: '😀'.repeat(5_000) }));
      const [got] = await world.shown(own);
      expect(got?.title).toMatch(/^ң{50,}…$/);
      expect(got?.body).toMatch(/^(?:😀){100,}…$/u);
    });

    test('a path that cannot fit is refused', async () => {
      await expect(world.sender.send(world.target(), message({ path: `/${'a'.repeat(9_000)}` }))).rejects.toMatchObject(
        { kind: 'refused' },
      );
    });

    test('a device that is no more is gone', async () => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      expect(await sender.send(service.goneTarget(), message())).toBe('gone');
    });

    test.each([404, 410])('a device that the service forgot (%i) is gone', async (status) => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      service.fail({ status });
      const outcome = await sender.send(world.target(), message()).catch((error: unknown) => error);
      // Firebase has no 410: there it is a refusal like any other.
      if (sender.name === 'fcm' && status === 410) expect(outcome).toMatchObject({ kind: 'refused' });
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
    ])('%o is told as %o, and the next message goes', async (failure, problem) => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      const own = world.target();
      service.fail(failure);
      await expect(sender.send(own, message())).rejects.toMatchObject(problem);
      expect(await sender.send(own, message())).toBe('sent');
      expect(await world.shown(own)).toHaveLength(1);
    });

    test('a service nobody reaches is unreachable', async () => {
      const { service, sender } = world;
      if (!service) return expect(sender.name).toBe('outbox');
      const { nowhere } = service;
      await expect(nowhere.sender.send(nowhere.target, message())).rejects.toMatchObject({ kind: 'unreachable' });
    });
  });
}
