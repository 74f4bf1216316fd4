import { MAX_ALERTS, type Alert, type AlertChannel, type AlertKind } from '#contract/customers/alerts.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Language } from '#domain/text/language.ts';
import { NOTICE_CHANNELS } from '#domain/customers/notice-choices.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { CityScope, Viewer } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { alertMessage, isDue } from './alerts.policy.ts';
import {
  claimAlerts,
  deleteAlert,
  deleteOldAlerts,
  findAlerts,
  lockOtherAlerts,
  saveAlert,
  updateChecked,
  markNotified,
  type StoredAlert,
} from './alerts.queries.ts';

/** Alerts checked per run; 10,000 alerts take one to two minutes. */
const BATCH = 500;

/** Dependencies on other modules. */
export type AlertDeps = {
  db: Database;
  cards: (ids: readonly number[], viewer: Viewer) => Promise<ProductCard[]>;
  notices: Pick<NoticesService, 'write' | 'findChannels' | 'choices'>;
  /** Returns a city by its id; undefined when the shop no longer serves it. */
  findCity: (id: number) => CityScope | undefined;
  cityName: (id: number, language: Language) => string;
};

/** Stock and price alerts. */
export type AlertsService = ReturnType<typeof createAlertsService>;

type ChannelsByKind = Record<AlertKind, AlertChannel[]>;
type AlertList = { alerts: Alert[]; channels: ChannelsByKind; switchedOff: ChannelsByKind };

/** Creates the alert service: back in stock and price drop, each announced once. */
export function createAlertsService({ db, cards, notices, findCity, cityName }: AlertDeps) {
  const sql = db.$client;

  /** Loads the product cards of alerts, each in the alert's city. */
  const findCards = async (
    alerts: readonly StoredAlert[],
    pickLanguage: (alert: StoredAlert) => Language,
    now: Date,
  ) => {
    const cardsByAlert = new Map<number, ProductCard>();
    for (const group of Map.groupBy(alerts, (alert) => `${alert.cityId} ${pickLanguage(alert)}`).values()) {
      const [first] = group;
      const city = first && findCity(first.cityId);
      if (!city) continue;
      const ids = [...new Set(group.map(({ productId }) => productId))];
      const cityCards = await cards(ids, { city, language: pickLanguage(first), now });
      const byId = new Map(cityCards.map((card) => [card.id, card]));
      for (const { id, productId } of group) {
        const card = byId.get(productId);
        if (card) cardsByAlert.set(id, card);
      }
    }
    return cardsByAlert;
  };

  const findChannels = (customerId: number, kind: AlertKind) =>
    notices.findChannels({ customerId, sessionId: null }, kind);

  const list = async (customerId: number, productId: number | null, { language, now }: Viewer): Promise<AlertList> => {
    const storedAlerts = await findAlerts(sql, customerId, productId);
    const [products, stock, price, choices] = await Promise.all([
      findCards(storedAlerts, () => language, now),
      findChannels(customerId, 'stock'),
      findChannels(customerId, 'price'),
      notices.choices(customerId),
    ]);
    const disabledChannels = (kind: AlertKind) => NOTICE_CHANNELS.filter((channel) => !choices[kind][channel]);
    const alerts = storedAlerts.flatMap(({ id, kind, channel, cityId, below, createdAt }): Alert[] => {
      const product = products.get(id);
      if (!product) return [];
      const at = new Date(createdAt).toISOString();
      return [{ id, kind, channel, product, cityName: cityName(cityId, language), below, createdAt: at }];
    });
    const switchedOff = { stock: disabledChannels('stock'), price: disabledChannels('price') };
    return { alerts, channels: { stock, price }, switchedOff };
  };

  return {
    /** Lists a customer's waiting alerts and the channels that reach the customer, by kind. */
    list,

    /**
     * Saves an alert for the viewer's city and returns the product's alerts. Errors: `product_not_found`;
     * `alert_needless` when the product is in stock or has no price; `alert_unreachable` for a channel that does not
     * reach the customer; `alerts_full`.
     */
    async save(
      customerId: number,
      { productId, kind, channel }: { productId: number; kind: AlertKind; channel: AlertChannel },
      viewer: Viewer,
    ): Promise<AlertList> {
      const [[product], channels] = await Promise.all([cards([productId], viewer), findChannels(customerId, kind)]);
      if (!product) fail('product_not_found');
      const isNeedless = kind === 'stock' ? isDue({ kind, below: null }, product) : product.price === null;
      if (isNeedless) fail('alert_needless');
      if (!channels.includes(channel)) fail('alert_unreachable', { channels });
      const { language, now, city } = viewer;
      const priceThreshold = kind === 'price' ? product.price : null;
      await inTransaction(db, async (tx) => {
        const alert = { customerId, productId, cityId: city.id, kind, channel, language, below: priceThreshold };
        // Updating a waiting alert does not count towards the limit.
        if ((await lockOtherAlerts(tx, alert)) >= MAX_ALERTS) fail('alerts_full', { most: MAX_ALERTS });
        await saveAlert(tx, alert, now);
      });
      return list(customerId, productId, viewer);
    },

    /** Deletes an alert; fails with `alert_not_found`, also for another customer's alert. */
    async remove(customerId: number, id: number): Promise<void> {
      if (!(await deleteAlert(sql, customerId, id))) fail('alert_not_found');
    },

    /**
     * Checks the alerts with the oldest check, sends notices for due ones and returns their number. Notice and end of
     * the alert share one transaction, so each is announced once.
     */
    async check(now: Date): Promise<number> {
      return inTransaction(db, async (tx) => {
        const waitingAlerts = await claimAlerts(tx, BATCH);
        if (waitingAlerts.length === 0) return 0;
        const products = await findCards(waitingAlerts, ({ language }) => language, now);
        const dueAlerts = waitingAlerts.flatMap((alert) => {
          const product = products.get(alert.id);
          return product && isDue(alert, product) ? [{ alert, product }] : [];
        });
        let notified = 0;
        for (const { alert, product } of dueAlerts) {
          const { id, customerId, kind, language, cityId, productId } = alert;
          // If the channel was switched off, use another allowed one; without any, the alert waits.
          const channels = await findChannels(customerId, kind);
          const channel = channels.find((candidate) => candidate === alert.channel) ?? channels[0];
          if (!channel) continue;
          const path = createScopedPaths(language, findCity(cityId)!.keyword).product(productId);
          const notice = { key: `alert ${id}`, kind, channel, customerId, sessionId: null, path };
          await notices.write(tx, { ...notice, ...alertMessage(kind, product, language) }, now);
          await markNotified(tx, id, now);
          notified++;
        }
        const ids = waitingAlerts.map(({ id }) => id);
        await updateChecked(tx, ids, now);
        return notified;
      });
    },

    /** Deletes alerts whose notice is a month old; returns how many. */
    deleteExpired: (now: Date): Promise<number> => deleteOldAlerts(sql, now),
  };
}
