import type { PaymentGateway } from './gateway.ts';
import { createIokaGateway } from './ioka.gateway.ts';
import { createSandboxGateway } from './sandbox/sandbox.gateway.ts';

/** Which gateways this process can speak to: the sandbox bank by its address, ioka by its key. */
export type GatewaySettings = {
  secret: string;
  sandboxUrl?: string | undefined;
  iokaUrl?: string | undefined;
  iokaApiKey?: string | undefined;
};

/** Creates the configured gateways by name; a gateway without its settings is left out. */
export function createGateways({
  secret,
  sandboxUrl,
  iokaUrl,
  iokaApiKey,
}: GatewaySettings): Record<string, PaymentGateway> {
  const gateways = [
    sandboxUrl ? createSandboxGateway({ url: sandboxUrl, secret }) : undefined,
    iokaApiKey ? createIokaGateway({ url: iokaUrl ?? 'https://api.ioka.kz', apiKey: iokaApiKey }) : undefined,
  ];
  return Object.fromEntries(
    gateways.filter((gateway) => gateway !== undefined).map((gateway) => [gateway.name, gateway]),
  );
}
