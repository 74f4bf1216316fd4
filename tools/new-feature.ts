// npm run new-feature -- <name> "<title in Russian>" "<title in Kazakh>": creates a customer's slice with a screen and
// registers it.
import { root } from './node/install.mjs';
import { createSlice, SliceError } from './new-feature/create-slice.ts';
import { stopWith } from './node/terminal.mjs';
import { checkUse } from './node/usage.mjs';

checkUse({
  usage:
    'npm run new-feature -- <name> "<title in Russian>" "<title in Kazakh>", for example: gift-wraps "Подарочная упаковка" "Сыйлық орамасы"',
  least: 3,
});
const [name = '', ru = '', kk = ''] = process.argv.slice(2);
try {
  const files = createSlice(root, name, { ru, kk });
  process.stdout.write(
    `${files.join('\n')}\n\nNow: npm run db:generate -- ${name}, add its table to OWN_PARTS in server/features/account/own-data/own-data.queries.ts, and npm run verify.\n`,
  );
} catch (error) {
  if (!(error instanceof SliceError)) throw error;
  stopWith(error.message);
}
