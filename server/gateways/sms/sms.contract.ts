import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmsTrouble } from '../../../fakes/sms.ts';
import type { Sms, SmsProblem, SmsSender } from './sms.ts';

/** A sender with the means to play its other side. */
export type SmsWorld = {
  sender: SmsSender;
  /** Texts that came to a phone, ten digits, oldest first. */
  received(phone: string): Promise<string[]>;
  /** Abilities of a real provider only; null for the built-in sender. */
  provider: {
    /** The next call is answered so. */
    trouble(kind: SmsTrouble): void;
    /** Its answer to a throttled call. */
    busy: SmsProblem['kind'];
    /** Its answer about a message that it has not accepted. */
    missing: 'absent' | 'unknown';
    /** The same adapter where nobody listens. */
    nowhere: SmsSender;
    /** The same adapter with another key. */
    stranger: SmsSender;
    /** Name of the sender the last message came from. */
    from(): string | undefined;
  } | null;
  stop(): Promise<void>;
};

const message = (change: Partial<Sms> = {}): Sms => ({
  phone: '7011234567',
  text: 'Sauda: растау коды — 012345. Оны ешкімге айтпаңыз.\n\n@shop.example #012345',
  ...change,
});

/** Contract of every SMS sender, built-in or real (decisions §9). */
export function describeSms(name: string, createWorld: () => Promise<SmsWorld>): void {
  describe(`sms ${name}`, () => {
    let world: SmsWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test('a message arrives letter by letter, with the line that browsers read the code from', async () => {
      await world.sender.send(message());
      expect(await world.received('7011234567')).toEqual([message().text]);
      if (world.provider) expect(world.provider.from()).toBe('Sauda');
    });

    test('two messages are two, and each comes to its phone', async () => {
      for (const text of ['бір', 'екі & +1=2?']) await world.sender.send(message({ phone: '7770000001', text }));
      expect(await world.received('7770000001')).toEqual(['бір', 'екі & +1=2?']);
    });

    test.each<[SmsTrouble, SmsProblem['kind'] | 'as it says', number]>([
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
      'a provider that is or says %s makes it %s and has taken %i; the adapter sends nothing again by itself, and the next one goes',
      async (kind, failureOf, taken) => {
        const { provider, sender } = world;
        if (!provider) return expect(sender.name).toBe('outbox');
        const phone = `702000000${kind.length % 10}`;
        const before = (await world.received(phone)).length;
        provider.trouble(kind);
        const expected = { name: 'SmsProblem', kind: failureOf === 'as it says' ? provider.busy : failureOf };
        await expect(sender.send(message({ phone }))).rejects.toMatchObject(expected);
        expect(await world.received(phone)).toHaveLength(before + taken);
        await sender.send(message({ phone }));
        expect(await world.received(phone)).toHaveLength(before + taken + 1);
      },
    );

    test('a message whose answer was lost is found where it was taken, and never where it was not', async () => {
      const { provider, sender } = world;
      if (!provider) return expect(sender.find).toBeUndefined();
      const since = new Date('2026-11-22T10:00:00Z');
      const asked = message({ phone: '7030000001', text: 'тапсырыс жолда', reference: 'of-this-message' });
      expect(await sender.find!(asked, since)).toBe(provider.missing);
      provider.trouble('lost');
      await expect(sender.send(asked)).rejects.toMatchObject({ kind: 'unknown' });
      expect(await sender.find!(asked, since)).toBe('taken');
      expect(await sender.find!({ ...asked, phone: '7030000002' }, since)).toBe(provider.missing);
      // The same words of another day, or of another gift.
      expect(await sender.find!({ ...asked, reference: 'of-another-message' }, since)).toBe(provider.missing);
      expect(await sender.find!({ phone: asked.phone, text: asked.text }, since)).toBe('unknown');
      for (const trouble of ['away', 'garbage', 'failure', 'busy', 'wrong-key'] as const) {
        provider.trouble(trouble);
        expect(await sender.find!(asked, since)).toBe('unknown');
      }
      expect(await world.received('7030000001')).toHaveLength(1);
    });

    test('reports an unreachable provider and a wrong key without revealing the key', async () => {
      const { provider, sender } = world;
      if (!provider) return expect(sender.name).toBe('outbox');
      const failureOf = async (from: SmsSender) =>
        from.send(message()).catch((error: Error & { kind: string }) => error);
      const [away, refused] = [await failureOf(provider.nowhere), await failureOf(provider.stranger)];
      expect([away, refused]).toMatchObject([{ kind: 'unreachable' }, { kind: 'refused' }]);
      expect(`${String(away)} ${String(refused)}`).not.toMatch(/secret|stranger/);
    });
  });
}
