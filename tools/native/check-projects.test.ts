import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { root } from '../node/install.mjs';
import { checkProjects } from './check-projects.ts';
import { drawIcons } from './icons.ts';

let icons: Map<string, Buffer>;
beforeAll(async () => {
  icons = await drawIcons();
});

const copies: string[] = [];
afterEach(() => copies.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Copies the projects and changes one file. */
function withChange(file: string, from: string | RegExp, to: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'native-'));
  copies.push(copy);
  for (const name of ['native', 'package.json', 'capacitor.config.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(target, changed);
  return copy;
}

test('finds no problem in the committed projects', () => {
  expect(checkProjects(root, icons)).toEqual([]);
});

test.each([
  ['package.json', '"version": "0.1.0"', '"version": "0.2.0"', /appVersion is not 0\.2\.0/],
  ['package.json', '"@capacitor/ios": "8.', '"@capacitor/ios": "7.', /@capacitor\/ios: package\.json pins 7/],
  ['capacitor.config.json', 'kz.sauda.app', 'kz.sauda.other', /applicationId is not kz\.sauda\.other/],
  ['native/ios/App/App/Info.plist', 'NSCameraUsageDescription', 'NSCamera', /NSCameraUsageDescription is missing/],
  ['native/ios/App/App/Info.plist', '</dict>', '', /Info\.plist: .*unexpected close tag|Info\.plist: .*unclosed/i],
  ['native/ios/App/App/PrivacyInfo.xcprivacy', 'CA92.1', '', /CA92\.1 is missing/],
  ['native/ios/App/App/App.entitlements', 'applinks:', 'links:', /no universal links/],
  ['native/ios/App/App/App.entitlements', 'aps-environment', 'environment', /no push messages/],
  ['native/android/app/src/main/AndroidManifest.xml', ' android:autoVerify="true"', '', /no verified app links/],
  [
    'native/android/app/src/main/AndroidManifest.xml',
    'android.permission.INTERNET',
    'android.permission.READ_CONTACTS',
    /not READ_CONTACTS/,
  ],
  ['native/android/capacitor.settings.gradle', /@capacitor\/share/g, 'share', /@capacitor\/share is missing/],
  ['native/android/app/src/main/res/drawable/app_icon_foreground.xml', '#ffb417', '#ffffff', /differs from the mark/],
])('reports %s with a wrong %s', (file, from, to, problem) => {
  expect(checkProjects(withChange(file, from, to), icons).join('\n')).toMatch(problem);
});
