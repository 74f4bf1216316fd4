import { parseArgs } from 'node:util';

/**
 * Ends the program with its usage for `--help` (exit code 0), and with one sentence for an unknown option or missing arguments
 * (exit code 2). Commands of the shop do the same in server/commands/command.ts.
 * @param {{ usage: string, options?: import('node:util').ParseArgsOptionsConfig, least?: number }} use
 */
export function checkUse({ usage, options = {}, least = 0 }, args = process.argv.slice(2)) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  let problem = 'An argument is missing';
  try {
    if (parseArgs({ args, options, allowPositionals: true }).positionals.length >= least) return;
  } catch (error) {
    problem = error.message.split(/\. (?:To specify|Did you forget)|\n/)[0];
  }
  process.stderr.write(`${problem}. Usage:\n${usage}\n`);
  process.exit(2);
}
