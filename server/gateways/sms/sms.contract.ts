import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmsFailure } from '../../../fakes/sms.ts';
import type { Sms, SmsProblem, SmsSender } from './sms.ts';

/** A sender with controls of its provider. */
export type SmsWorld = {
  sender: SmsSender;
  /** Texts received by a phone (ten digits), oldest first. */
  received(phone: string): Promise<string[]>;
  /** Controls of a real provider; null for the built-in sender. */
  provider: {
    /** Makes the next call fail in this way. */
    failNext(kind: SmsFailure): void;
    /** Problem kind for a throttled call. */
    busyKind: SmsProblem['kind'];
    /** Fate of a message that was not accepted. */
    missingFate: 'absent' | 'unknown';
    /** The same adapter with an unreachable address. */
    unreachableSender: SmsSender;
    /** The same adapter with a wrong key. */
    unauthorizedSender: SmsSender;
    /** Sender name of the last message. */
    lastSenderName(): string | undefined;
  } | null;
  stop(): Promise<void>;
};

const createMessage = (overrides: Partial<Sms> = {}): Sms => ({
  phone: '7011234567',
  text: 'Sauda: растау коды — 012345. Оны ешкімге айтпаңыз.\n\n@shop.example #012345',
  ...overrides,
});

/** Contract of every SMS sender, built-in or real (decisions §9). */
export function describeSms(name: string, createWorld: () => Promise<SmsWorld>): void {
  describe(`sms ${name}`, () => {
    let world: SmsWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test("delivers a message unchanged, with the line for the browser's one-time code", async () => {
      await world.sender.send(createMessage());
      expect(await world.received('7011234567')).toEqual([createMessage().text]);
      if (world.provider) expect(world.provider.lastSenderName()).toBe('Sauda');
    });

    test('delivers two messages separately, each to its phone', async () => {
      for (const text of ['бір', 'екі & +1=2?']) await world.sender.send(createMessage({ phone: '7770000001', text }));
      expect(await world.received('7770000001')).toEqual(['бір', 'екі & +1=2?']);
    });

    test.each<[SmsFailure, SmsProblem['kind'] | 'as it says', number]>([
      ['closed', 'unreachable', 0],
      ['busy', 'as it says', 0],
      ['wrong-number', 'refused', 0],
      ['wrong-key', 'refused', 0],
      ['away', 'unknown', 0],
      ['failure', 'unknown', 0],
      ['failing', 'unknown', 0],
      ['lost', 'unknown', 1],
      ['garbage', 'unknown', 1],
    ])(
      'reports a provider that is %s as %s with %i accepted, without retrying, and sends the next message',
      async (kind, expectedKind, acceptedCount) => {
        const { provider, sender } = world;
        if (!provider) return expect(sender.name).toBe('outbox');
        const phone = `702000000${kind.length % 10}`;
        const before = (await world.received(phone)).length;
        provider.failNext(kind);
        const expected = { name: 'SmsProblem', kind: expectedKind === 'as it says' ? provider.busyKind : expectedKind };
        await expect(sender.send(createMessage({ phone }))).rejects.toMatchObject(expected);
        expect(await world.received(phone)).toHaveLength(before + acceptedCount);
        await sender.send(createMessage({ phone }));
        expect(await world.received(phone)).toHaveLength(before + acceptedCount + 1);
      },
    );

    test('finds an accepted message whose response was lost, and never one that was not accepted', async () => {
      const { provider, sender } = world;
      if (!provider) return expect(sender.find).toBeUndefined();
      const since = new Date('2026-11-22T10:00:00Z');
      const sms = createMessage({ phone: '7030000001', text: 'тапсырыс жолда', reference: 'of-this-message' });
      expect(await sender.find!(sms, since)).toBe(provider.missingFate);
      provider.failNext('lost');
      await expect(sender.send(sms)).rejects.toMatchObject({ kind: 'unknown' });
      expect(await sender.find!(sms, since)).toBe('taken');
      expect(await sender.find!({ ...sms, phone: '7030000002' }, since)).toBe(provider.missingFate);
      // The same text on another day, or about another gift.
      expect(await sender.find!({ ...sms, reference: 'of-another-message' }, since)).toBe(provider.missingFate);
      expect(await sender.find!({ phone: sms.phone, text: sms.text }, since)).toBe('unknown');
      for (const failure of ['away', 'garbage', 'failure', 'busy', 'wrong-key'] as const) {
        provider.failNext(failure);
        expect(await sender.find!(sms, since)).toBe('unknown');
      }
      expect(await world.received('7030000001')).toHaveLength(1);
    });

    test('reports an unreachable provider and a wrong key without revealing the key', async () => {
      const { provider, sender } = world;
      if (!provider) return expect(sender.name).toBe('outbox');
      const sendFailing = async (from: SmsSender) =>
        from.send(createMessage()).catch((error: Error & { kind: string }) => error);
      const [away, refused] = [
        await sendFailing(provider.unreachableSender),
        await sendFailing(provider.unauthorizedSender),
      ];
      expect([away, refused]).toMatchObject([{ kind: 'unreachable' }, { kind: 'refused' }]);
      expect(`${String(away)} ${String(refused)}`).not.toMatch(/secret|stranger/);
    });
  });
}
