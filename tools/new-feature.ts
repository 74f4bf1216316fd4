// npm run new-feature -- <name> "<title in Russian>" "<title in Kazakh>": makes a slice in the house's style and
// registers it.
import { root } from './node/install.mjs';
import { createSlice, SliceRefused } from './new-feature/create-slice.ts';
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
    `${files.join('\n')}\n\nNow: npm run db:generate -- ${name}, npm run verify, and add the feature to GROUPS in .dependency-cruiser.cjs.\n`,
  );
} catch (error) {
  if (!(error instanceof SliceRefused)) throw error;
  stopWith(error.message);
}
