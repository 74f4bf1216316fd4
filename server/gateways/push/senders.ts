import { readFileSync } from 'node:fs';
import type { Database } from '../../platform/database/db.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { createApnsPush } from './apns.push.ts';
import { createFcmPush, ServiceAccount } from './fcm.push.ts';
import { createOutboxPush } from './outbox.push.ts';
import { PushProblem, type PushSender } from './push.ts';
import { deriveVapidKey, vapidKeys } from './vapid.ts';
import { createWebPush } from './web.push.ts';

/** Configuration of the push senders; `origin` is the shop's. */
export type PushSettings = {
  kind: 'outbox' | 'services';
  secret: string;
  origin: string;
  vapidPrivateKey?: string | undefined;
  contact?: string | undefined;
  extraOrigins?: readonly string[];
  fcmAccountFile?: string | undefined;
  fcmUrl?: string | undefined;
  apns?: {
    key?: string | undefined;
    keyId?: string | undefined;
    teamId?: string | undefined;
    topic: string;
    url?: string | undefined;
  };
};

/** A sender, and the public key for browser subscriptions. */
export type Push = { sender: PushSender; webKey: string };

/** Creates the configured sender; throws `StartupError` for an invalid key or file. */
export function createPush(db: Database, settings: PushSettings): Push {
  const keys = loadVapidKeys(settings);
  if (settings.kind === 'outbox') return { sender: createOutboxPush({ db }), webKey: keys.publicKey };
  const web = createWebPush({
    keys,
    contact: settings.contact ?? (settings.origin.startsWith('https:') ? settings.origin : 'mailto:push@localhost'),
    origins: settings.extraOrigins ?? [],
  });
  const senders = [web];
  if (settings.fcmAccountFile)
    senders.push(
      createFcmPush({
        account: readAccount(settings.fcmAccountFile),
        origin: settings.origin,
        apiUrl: settings.fcmUrl,
      }),
    );
  if (settings.apns?.key) senders.push(createApple(settings.apns));
  return { sender: combineSenders(senders), webKey: keys.publicKey };
}

/** Combines transports: each target uses the first that accepts it. */
function combineSenders(senders: readonly PushSender[]): PushSender {
  return {
    name: senders.map(({ name }) => name).join(' and '),
    accepts: (target) => senders.some((sender) => sender.accepts(target)),
    send(target, message) {
      const sender = senders.find((candidate) => candidate.accepts(target));
      if (!sender) throw new PushProblem('refused', `no sender for the transport ${target.transport}`);
      return sender.send(target, message);
    },
  };
}

function loadVapidKeys({ vapidPrivateKey, secret }: PushSettings) {
  try {
    return vapidKeys(vapidPrivateKey ?? deriveVapidKey(secret));
  } catch {
    throw new StartupError('VAPID_PRIVATE_KEY is not a P-256 private key in base64url');
  }
}

function createApple({ key = '', keyId, teamId, topic, url }: NonNullable<PushSettings['apns']>): PushSender {
  if (!keyId || !teamId) throw new StartupError('APNS_KEY needs APNS_KEY_ID and APNS_TEAM_ID');
  try {
    const pem = key.includes('-----BEGIN') ? key.replaceAll(String.raw`\n`, '\n') : readFileSync(key, 'utf8');
    return createApnsPush({ key: pem, keyId, teamId, topic, apiUrl: url });
  } catch {
    throw new StartupError('APNS_KEY is neither a private key (.p8) nor the path of one');
  }
}

function readAccount(file: string): ServiceAccount {
  try {
    return ServiceAccount.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartupError(
      `FCM_ACCOUNT_FILE=${file} is not a Firebase service account: download its JSON from the console`,
    );
  }
}
