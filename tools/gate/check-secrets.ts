// Looks for keys and passwords in the repository: node tools/run.mjs tools/gate/check-secrets.ts
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './project-files.ts';
import { root } from '../node/install.mjs';

const MAX_FILE_BYTES = 2_000_000;
const SKIPPED_FILES =
  /\.(png|jpe?g|webp|avif|woff2?|gz|zst|ico|pdf|bin)$|^package-lock\.json$|^tools\/gate\/check-secrets(\.test)?\.ts$/;

/** Patterns of secrets by kind. */
const SECRETS: [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED |PGP )?PRIVATE KEY/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{50,}/],
  ['a Google key', /\bAIza[\w-]{35}\b/],
  ['a payment key', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}\b/],
  ['a messenger bot token', /\b\d{8,10}:[A-Za-z0-9_-]{35}\b|\bxox[abprs]-[\w-]{20,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|mysql|redis|amqp|mongodb|https?):\/\/[^\s:/@'"`$<{]+:(?!(?:password|secret|sauda|pass|user|x+|\.\.\.|…|\*+)@)[^\s:/@'"`$<{]{6,}@(?!(?:localhost|127\.0\.0\.1|db|host|example)(?:[:/]|$))/i,
  ],
  [
    'a key in a setting',
    /\b(?:api[_-]?key|secret|token|passwd|password|private[_-]?key)\b["']?\s*[:=]\s*["'](?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])(?=[\w+/=-]*[A-Z])[\w+/=-]{24,}["']/i,
  ],
];

/** Finds possible secrets in a text: `line kind`. */
export function findSecrets(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      SECRETS.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${index + 1} looks like ${what}`),
    );
}

if (import.meta.main) {
  const files = projectFiles().filter(
    (file) => !SKIPPED_FILES.test(file) && statSync(path.join(root, file)).size < MAX_FILE_BYTES,
  );
  const problems = files.flatMap((file) =>
    findSecrets(readFileSync(path.join(root, file), 'utf8')).map(
      (line) => `${file}:${line}: remove it, revoke it, and read it from a setting of server/platform/process/env.ts`,
    ),
  );
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${problems.length} secrets\n`);
  process.exitCode = problems.length ? 1 : 0;
}
