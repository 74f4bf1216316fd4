import { startSandboxBank } from '#server/gateways/payments/sandbox/bank.ts';
import { startSmsFake, type SmsFake } from '../../fakes/sms.ts';
import { startWebkassaFake, type WebkassaFake } from '../../fakes/webkassa.ts';
import { startWire, type Disturbance, type WireFault, type Wire } from './wire.ts';

/** Providers that outlive the shop: they keep their own records, and the lines to them can be disturbed. */
export type Outside = {
  register: WebkassaFake;
  sms: SmsFake;
  wires: Record<Provider, Wire>;
  /** Settings of a shop that uses them. */
  env: Record<string, string>;
  /** Disturbs the lines, each in its own way, or calms them all. */
  disturb(disturbances: Partial<Record<Provider, Disturbance>>): void;
  stop(): Promise<void>;
};

/** Providers that the shop calls. */
export const PROVIDERS = ['bank', 'register', 'sms'] as const;
/** One of `PROVIDERS`. */
export type Provider = (typeof PROVIDERS)[number];

/** Possible line faults per provider. SMS calls have no idempotency key, so they are never sent twice. */
export const FAULTS_BY_PROVIDER: Record<Provider, readonly WireFault[]> = {
  bank: ['away', 'failure', 'slow', 'lost', 'garbage', 'twice', 'wrong-sum'],
  register: ['away', 'failure', 'slow', 'lost', 'garbage', 'twice'],
  sms: ['away', 'failure', 'slow', 'lost', 'garbage'],
};

const LATE_MS = 3_000;
const WEBHOOK_DELAYS_MS = [500, 2_000, 5_000, 15_000, 30_000];

/** Starts the sandbox bank, a cash register and an SMS provider in this process. */
export async function startOutside(databaseUrl: string, secret: string): Promise<Outside> {
  const bank = await startSandboxBank({
    host: '127.0.0.1',
    port: 0,
    secret,
    databaseUrl,
    lateMs: LATE_MS,
    webhookDelaysMs: WEBHOOK_DELAYS_MS,
  });
  const register = await startWebkassaFake();
  const sms = await startSmsFake('mobizon');
  const wires = {
    bank: await startWire(() => [bank.url]),
    register: await startWire(() => [register.url]),
    sms: await startWire(() => [sms.url]),
  };
  return {
    register,
    sms,
    wires,
    env: {
      RUN_SANDBOX_BANK: 'false',
      SANDBOX_BANK_URL: wires.bank.url,
      FISCAL_GATEWAY: 'webkassa',
      WEBKASSA_URL: wires.register.url,
      WEBKASSA_API_KEY: register.account.apiKey,
      WEBKASSA_LOGIN: register.account.login,
      WEBKASSA_PASSWORD: register.account.password,
      WEBKASSA_CASHBOX: register.account.cashbox,
      SMS_GATEWAY: 'mobizon',
      SMS_API_URL: wires.sms.url,
      MOBIZON_API_KEY: 'key',
    },
    disturb(disturbances) {
      for (const provider of PROVIDERS) wires[provider].setDisturbance(disturbances[provider] ?? null);
    },
    async stop() {
      for (const provider of PROVIDERS) await wires[provider].stop();
      await bank.stop();
      await register.stop();
      await sms.stop();
    },
  };
}
