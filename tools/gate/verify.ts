// npm run verify: types, dependency rules, unused code, lint, bans, lists, messages, secrets, documents and pure tests.
import { runStep, runSteps, showFailures, formatTimes } from './steps.ts';
import { messagesStep, verifySteps } from './verify-steps.ts';

const compiled = await runStep(messagesStep);
const outcomes = [compiled, ...(await runSteps('Verifying', verifySteps, 2))];
showFailures(outcomes);
process.stdout.write(`\n${formatTimes(outcomes)}\n`);
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
