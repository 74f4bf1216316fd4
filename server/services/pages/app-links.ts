import type { FastifyInstance, FastifyReply } from 'fastify';
import { splitList } from '#domain/text/list.ts';
import type { SettingsReader } from '../../platform/database/store-settings.ts';

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };

/** Serves the files by which iOS and Android verify that the app may open the shop's links; 404 until configured. */
export function registerAppLinks(app: FastifyInstance, settings: Pick<SettingsReader, 'current'>): void {
  const send = (reply: FastifyReply, body: object | null) =>
    body === null ? reply.status(404).send() : reply.headers(HEADERS).send(JSON.stringify(body));
  app.get('/.well-known/apple-app-site-association', (_request, reply) => {
    const appIDs = splitList(settings.current()['app.iosAppIds']);
    return send(reply, appIDs.length > 0 ? appleAssociation(appIDs) : null);
  });
  app.get('/.well-known/assetlinks.json', (_request, reply) => {
    const { 'app.androidPackage': name, 'app.androidCertificates': certificates } = settings.current();
    const fingerprints = splitList(certificates);
    return send(reply, name && fingerprints.length > 0 ? androidStatements(name, fingerprints) : null);
  });
}

/** Every page opens in the app; calls and files do not. */
const appleAssociation = (appIDs: readonly string[]) => ({
  applinks: {
    details: [
      { appIDs, components: [{ '/': '/api/*', exclude: true }, { '/': '/i/*', exclude: true }, { '/': '/*' }] },
    ],
  },
  webcredentials: { apps: appIDs },
});

const androidStatements = (name: string, fingerprints: readonly string[]) => [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  },
];
