/**
 * Finds the reason why drizzle-kit read no tables in its error output; null without one. It exits with 0 when a table
 * file does not compile.
 */
export function findDrizzleKitError(errors: string): string | null {
  const [reason] = /^.*\bERROR: .*$/m.exec(errors) ?? /^\s*\w*Error: .*$/m.exec(errors) ?? [];
  return reason?.trim() ?? null;
}
