import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordChange, runCommand, printOutcome, withStore } from './command.ts';
import { createGeoService } from '../features/places/geo/geo.service.ts';
import { CENTRE_COLUMNS, CentresRefused, parseCentres } from '../features/account/warranty/centres-file.policy.ts';
import { replaceCentres } from '../features/account/warranty/warranty.queries.ts';
import { inTransaction } from '../platform/database/db.ts';
import { recordEvents } from '../platform/events/outbox.ts';
import { StartupError } from '../platform/process/startup-error.ts';

const USAGE = `npm run service-centres -- <file.tsv>   replaces all service centres by those of a file Columns, separated by tabs: ${CENTRE_COLUMNS}`;

await runCommand({ usage: USAGE, minArguments: 1 }, async () => {
  const [file = ''] = process.argv.slice(2);
  return withStore(1, async ({ db }) => {
    const geo = createGeoService({ db });
    await geo.load(new Date());
    const change = { command: 'service-centres', subject: 'service centres', input: { file: path.basename(file) } };
    const replace = async () => {
      const centres = parseCentres(readFileSync(file, 'utf8'), (keyword) => geo.cityByKeyword(keyword)?.id);
      await inTransaction(db, async (tx) => {
        await replaceCentres(tx, centres);
        await recordEvents(tx, [{ type: 'content.changed', keys: ['page/gid-service'] }]);
      });
      return { text: `${centres.length} service centres`, code: 0 };
    };
    try {
      return printOutcome(await recordChange(db, change, replace));
    } catch (error) {
      if (error instanceof CentresRefused) throw new StartupError(error.message);
      throw error;
    }
  });
});
