import type { launchesContract } from '#contract/content/launches.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import { fillBlocks, type BlockSources } from '../../storefront/content/blocks.service.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import type { LaunchesService } from './launches.service.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

/** Handlers of launches and their queues. */
export function launchesRoutes(
  sources: BlockSources & { content: ContentService; launches: LaunchesService; subscriptions: SubscriptionsService },
): Handlers<keyof typeof launchesContract> {
  const { content, launches, subscriptions } = sources;
  return {
    'GET /api/launches/:launch': async ({ launch: key, preview }, context) => {
      const found = content.launch(key, preview, context);
      if ('moved' in found) return found;
      const { title, lead, kind } = found.head;
      const [blocks, state] = await Promise.all([
        fillBlocks(found.blocks, sources, context),
        launches.state(found.head, context),
      ]);
      return { key, title, lead, kind, language: found.language, preview: found.preview, blocks, ...state };
    },
    'GET /api/launches/:launch/place': ({ launch }, context) =>
      launches.place(launch, requireCustomer(context), context),
    'PUT /api/launches/:launch/place': ({ launch, productId }, context) =>
      launches.takePlace(launch, productId, requireCustomer(context), context),
    'DELETE /api/launches/:launch/place': ({ launch }, context) =>
      launches.leavePlace(launch, requireCustomer(context), context),
    'POST /api/launches/:launch/subscriptions': ({ launch, to }, context) =>
      subscriptions.subscribe(launch, to, context),
    'DELETE /api/launch-subscriptions/:token': async ({ token }) => {
      await subscriptions.unsubscribe(token);
      return { deleted: true };
    },
  };
}
