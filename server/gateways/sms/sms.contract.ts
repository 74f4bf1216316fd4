import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sms, SmsSender } from './sms.ts';

/** What a provider's stand-in can be told to do with the next message. */
type SmsTrouble = 'away' | 'garbage' | 'busy' | 'wrong-key' | 'wrong-number';

/** A sender with the means to play its other side. */
export type SmsWorld = {
  sender: SmsSender;
  /** Texts that came to a phone, ten digits, oldest first. */
  received(phone: string): Promise<string[]>;
  /** What only a real provider can do; null for the built-in sender. */
  provider: {
    /** The next message is answered so. */
    trouble(kind: SmsTrouble): void;
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

/** What every sender of short messages must do, built-in or real (decisions §9). */
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

    test.each<[SmsTrouble, 'unreachable' | 'refused']>([
      ['away', 'unreachable'],
      ['garbage', 'unreachable'],
      ['busy', 'unreachable'],
      ['wrong-number', 'refused'],
      ['wrong-key', 'refused'],
    ])(
      'a provider that is or says %s makes it %s; nothing is sent twice, and the next one goes',
      async (kind, told) => {
        const { provider, sender } = world;
        if (!provider) return expect(sender.name).toBe('outbox');
        const phone = `702000000${kind.length % 10}`;
        const before = (await world.received(phone)).length;
        provider.trouble(kind);
        await expect(sender.send(message({ phone }))).rejects.toMatchObject({ name: 'SmsProblem', kind: told });
        await sender.send(message({ phone }));
        expect(await world.received(phone)).toHaveLength(before + 1);
      },
    );

    test('a provider nobody reaches is unreachable, a wrong key is refused, and neither tells the key', async () => {
      const { provider, sender } = world;
      if (!provider) return expect(sender.name).toBe('outbox');
      const told = async (from: SmsSender) => from.send(message()).catch((error: Error & { kind: string }) => error);
      const [away, refused] = [await told(provider.nowhere), await told(provider.stranger)];
      expect([away, refused]).toMatchObject([{ kind: 'unreachable' }, { kind: 'refused' }]);
      expect(`${String(away)} ${String(refused)}`).not.toMatch(/secret|stranger/);
    });
  });
}
