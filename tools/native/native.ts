// Builds the app's bundle, copies it into both projects and checks them: npm run native -- https://shop.kz
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { checkUse } from '../node/usage.mjs';
import { buildBundle, bundleDir } from './bundle.ts';
import { checkProjects } from './check-projects.ts';
import { drawIcons } from './icons.ts';

checkUse({ usage: 'npm run native -- https://shop.kz' });

/** Reads the shop's address from the arguments or PUBLIC_URL; throws without one. */
function readShopOrigin(): string {
  const address = process.argv[2] ?? process.env['PUBLIC_URL'] ?? '';
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error('the address of the shop is missing: npm run native -- https://shop.kz');
  return new URL(address).origin;
}

/** Copies the bundle and the plugins into both projects; needs neither Gradle nor Xcode. */
function syncProjects(): void {
  const cli = path.join(root, 'node_modules/@capacitor/cli/bin/capacitor');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'sync'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  if (status !== 0) throw new Error(`cap sync failed:\n${stdout}${stderr}`);
}

try {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const sizes = await buildBundle({ api: readShopOrigin(), version });
  const icons = await drawIcons();
  for (const [file, drawn] of icons) writeFileSync(path.join(root, file), drawn);
  syncProjects();
  const problems = checkProjects(root, icons);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  process.stdout.write(
    `Bundle in ${path.relative(root, bundleDir)}: ${kilobytes(sizes.total)}; at the start ${kilobytes(sizes.scripts)} of scripts and ${kilobytes(sizes.styles)} of styles.\n` +
      'native/android and native/ios are ready for Gradle and Xcode.\n',
  );
} catch (error) {
  process.stderr.write(`Sauda: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
