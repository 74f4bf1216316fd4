import { defaultSettings } from '#domain/settings/settings.ts';
import { letterShop } from '#server/features/messaging/letters/letters.service.ts';
import { createNoticesService } from '#server/features/messaging/notices/notices.service.ts';
import { createPushService } from '#server/features/messaging/push/push.service.ts';
import { createOutboxMail } from '#server/gateways/mail/outbox.mail.ts';
import { createOutboxPush } from '#server/gateways/push/outbox.push.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import type { Database } from '#server/platform/database/db.ts';

type Deps = Parameters<typeof createNoticesService>[0];

/** Notices of a shop at https://shop.test whose messages stay in the database; `change` replaces senders. */
export const createTestNotices = (db: Database, change: Partial<Omit<Deps, 'db'>> = {}) =>
  createNoticesService({
    db,
    push: createPushService({ db, push: { sender: createOutboxPush({ db }), webKey: '' } }),
    sms: createOutboxSms({ db }),
    mail: createOutboxMail({ db }),
    settings: { current: () => defaultSettings },
    origin: 'https://shop.test',
    letterShop: (language) => letterShop(defaultSettings, 'https://shop.test', language),
    ...change,
  });
