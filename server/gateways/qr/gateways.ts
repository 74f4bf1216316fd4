import { readFileSync } from 'node:fs';
import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { QrGateway } from './gateway.ts';
import { createKaspiQr } from './kaspi/kaspi.qr.ts';
import { createSandboxQr } from './sandbox/sandbox.qr.ts';

type QrEnv = Pick<
  Env,
  | 'QR_GATEWAY'
  | 'KASPI_API_URL'
  | 'KASPI_API_KEY'
  | 'KASPI_CERTIFICATE_FILE'
  | 'KASPI_CERTIFICATE_KEY_FILE'
  | 'KASPI_ORGANIZATION_BIN'
  | 'KASPI_TRADE_POINT_ID'
  | 'KASPI_DEVICE_ID'
>;

/** QR gateways by name, and the one for new codes; null when the shop accepts no QR payments. */
export type QrGateways = { known: Record<string, QrGateway>; active: QrGateway | null };

/**
 * Creates the configured gateways: Kaspi by key or certificate, the sandbox bank if it runs. Throws `StartupError` with
 * the missing settings of an explicitly selected gateway.
 */
export function createQrGateways(env: QrEnv, sandboxUrl: string | undefined, secret: string): QrGateways {
  const kaspi = createKaspi(env);
  const sandbox = sandboxUrl === undefined ? null : createSandboxQr({ url: sandboxUrl, secret });
  const known = Object.fromEntries([kaspi, sandbox].flatMap((gateway) => (gateway ? [[gateway.name, gateway]] : [])));
  if (env.QR_GATEWAY === 'none') return { known, active: null };
  if (env.QR_GATEWAY === 'kaspi') return { known, active: kaspi };
  if (env.QR_GATEWAY === 'sandbox' && !sandbox)
    throw new StartupError('QR_GATEWAY=sandbox takes no real money: set ALLOW_SANDBOX_BANK=true for a demo');
  return { known, active: sandbox };
}

function createKaspi(env: QrEnv): QrGateway | null {
  const { KASPI_API_URL: url, KASPI_TRADE_POINT_ID: tradePointId, KASPI_API_KEY: apiKey } = env;
  const certificate = readOptionalFile(env.KASPI_CERTIFICATE_FILE);
  const certificateKey = readOptionalFile(env.KASPI_CERTIFICATE_KEY_FILE);
  if (!url || !tradePointId || !(apiKey || (certificate && certificateKey))) {
    if (env.QR_GATEWAY !== 'kaspi') return null;
    throw new StartupError(
      'QR_GATEWAY=kaspi needs KASPI_API_URL, KASPI_TRADE_POINT_ID, and KASPI_API_KEY or KASPI_CERTIFICATE_FILE with KASPI_CERTIFICATE_KEY_FILE: get them with the contract of Kaspi Pay',
    );
  }
  return createKaspiQr({
    url: url.replace(/\/$/, ''),
    apiKey,
    certificate,
    certificateKey,
    organizationBin: env.KASPI_ORGANIZATION_BIN,
    tradePointId,
    deviceId: env.KASPI_DEVICE_ID,
  });
}

function readOptionalFile(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartupError(`${path}, a certificate or key of Kaspi, cannot be read`);
  }
}
