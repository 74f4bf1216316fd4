// Checks the dependency rules of .dependency-cruiser.cjs: node tools/run.mjs tools/gate/dependency-rules.ts
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration, type IForbiddenRuleType } from 'dependency-cruiser';
import { listSources, writeShadow, type Import } from './dependency-sources.ts';
import { root } from '../node/install.mjs';

/** Rules about runtime imports; type-only imports are erased. */
const RUNTIME_RULES = new Set(['browser-without-zod']);

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
const rules = (config.forbidden ?? []) as (IForbiddenRuleType & { name: string; comment: string })[];

/** An import that breaks a rule, described for the reader. */
export type BrokenRule = { rule: string; text: string };

async function findBroken(
  base: string,
  shadow: string,
  files: string[],
  chosen: typeof rules,
  includes: (found: Import) => boolean,
): Promise<BrokenRule[]> {
  writeShadow(base, shadow, files, includes);
  const { output } = await cruise(
    files.map((file) => `${file}.js`),
    {
      ...config.options,
      baseDir: shadow,
      ruleSet: { forbidden: chosen },
      validate: true,
    } as never,
    { symlinks: false } as never,
  );
  const name = (file: string) => file.replace(/\.js$/, '').replace(/^.*node_modules\//, '');
  return (output as ICruiseResult).summary.violations.map((violation) => {
    const remedy = chosen.find((rule) => rule.name === violation.rule.name)?.comment ?? '';
    const route =
      (violation as { cycle?: { name: string }[] }).cycle?.map((step) => name(step.name)).join(' → ') ??
      name(violation.to);
    const text = violation.rule.name === 'no-orphans' ? name(violation.from) : `${name(violation.from)} → ${route}`;
    return { rule: violation.rule.name, text: `${text}\n    ${violation.rule.name}: ${remedy}` };
  });
}

/** Finds every broken rule under `base`; the shadow tree is written to its .cache folder. */
export async function findBrokenRules(base: string): Promise<BrokenRule[]> {
  const files = listSources(base);
  const shadow = path.join(base, '.cache', 'dependency-rules');
  const runtimeRules = rules.filter((rule) => RUNTIME_RULES.has(rule.name));
  const otherRules = rules.filter((rule) => !RUNTIME_RULES.has(rule.name));
  return [
    ...(await findBroken(base, shadow, files, otherRules, () => true)),
    ...(await findBroken(
      base,
      shadow,
      files.filter((file) => !/\.(test|e2e)\.tsx?$/.test(file)),
      runtimeRules,
      (found) => !found.isTypeOnly,
    )),
  ];
}

if (import.meta.main) {
  const broken = await findBrokenRules(root);
  for (const { text } of broken) process.stdout.write(`${text}\n`);
  process.stdout.write(`${broken.length} broken dependency rules\n`);
  process.exitCode = broken.length ? 1 : 0;
}
