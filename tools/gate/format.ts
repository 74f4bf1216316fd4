// npm run format: formats the code as `npm run verify` requires (biome.json).
import { runStep, showFailures } from './steps.ts';
import { formatter } from './verify-steps.ts';
import { checkUse } from '../node/usage.mjs';

checkUse({ usage: 'npm run format formats the code as npm run verify requires' });

const outcome = await runStep({ title: 'format', args: [formatter, 'format', '--write', '--colors=off'] });
showFailures([outcome]);
process.exitCode = outcome.ok ? 0 : 1;
