// npm run new-feature -- <name> "<title in Russian>" "<title in Kazakh>": makes a slice in the house's style and
// registers it.
import { root } from './install.mjs';
import { createSlice, SliceRefused } from './new-feature/create-slice.ts';
import { stopWith } from './terminal.mjs';
import { checkUse } from './usage.mjs';

checkUse({
  usage:
    'npm run new-feature -- <name> "<title in Russian>" "<title in Kazakh>", for example: gift-wraps "Подарочная упаковка" "Сыйлық орамасы"',
  least: 3,
});
const [name = '', ru = '', kk = ''] = process.argv.slice(2);
try {
  const files = createSlice(root, name, { ru, kk });
  process.stdout.write(
    `${files.join('\n')}\n\nNow: npm run db:generate -- ${name}, npm run verify, and put the feature on its floor in .dependency-cruiser.cjs.\n`,
  );
} catch (error) {
  if (!(error instanceof SliceRefused)) throw error;
  stopWith(error.message);
}
