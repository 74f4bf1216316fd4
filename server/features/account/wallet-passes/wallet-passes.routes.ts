import type { FastifyInstance } from 'fastify';
import type { walletPassesContract } from '#contract/customers/wallet-passes.ts';
import { requireCustomer, type CallContext, type Handlers } from '../../../platform/http/call.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { ExpectedFailure } from '../../../platform/http/failure.ts';
import { createRateLimiter } from '../../../platform/limits/rate-limit.ts';
import type { WalletPassesService } from './wallet-passes.service.ts';

/** Rate limit: signing takes 100 ms of CPU, and phones request a file twice. */
const FILES_PER_MINUTE = 20;

/** Handlers of wallet passes. */
export function walletPassesRoutes(passes: WalletPassesService): Handlers<keyof typeof walletPassesContract> {
  const toCaller = (context: CallContext) => ({
    customerId: requireCustomer(context),
    language: context.language,
    city: context.city.keyword,
  });
  return {
    'GET /api/pages/profile/wallets': async () => ({ wallets: passes.listWallets() }),
    'POST /api/pages/profile/bonus-card/wallet-pass': ({ wallet }, context) =>
      passes.add({ ...toCaller(context), wallet, giftCardId: null }, context),
    'POST /api/pages/profile/gift-cards/:id/wallet-pass': ({ id, wallet }, context) =>
      passes.add({ ...toCaller(context), wallet, giftCardId: id }, context),
  };
}

/** Serves the pass file to holders of its sealed address, `/wallet-passes/{sealed}.pkpass`. */
export function registerWalletPasses(app: FastifyInstance, passes: Pick<WalletPassesService, 'open'>): void {
  const limit = createRateLimiter();
  app.get<{ Params: { sealed: string } }>('/wallet-passes/:sealed([\\w-]{40,600}).pkpass', async (request, reply) => {
    const address = clientAddress(request.ip, request.socket.remoteAddress);
    if (!limit.allow(address, FILES_PER_MINUTE, Date.now()))
      return reply.status(429).headers({ 'cache-control': 'no-store', 'retry-after': '60' }).send();
    const passFile = await passes.open(request.params.sealed, new Date()).catch((error: unknown) => {
      if (error instanceof ExpectedFailure) return undefined;
      throw error;
    });
    if (!passFile) return reply.callNotFound();
    return reply
      .headers({
        'content-type': passFile.type,
        'content-disposition': `attachment; filename="${passFile.name}"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(passFile.bytes);
  });
}
