import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';

const ANDROID = 'native/android';
const IOS = 'native/ios/App';
const MAIN_VERSIONS = ['@capacitor/core', '@capacitor/cli', '@capacitor/android', '@capacitor/ios'];
/** Packages that are not plugins. */
const NON_PLUGINS = new Set(MAIN_VERSIONS);
/** Texts that iOS shows when a plugin asks for a permission. */
const IOS_PERMISSIONS: Record<string, readonly string[]> = {
  '@capacitor/camera': ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription'],
  '@capacitor/barcode-scanner': ['NSCameraUsageDescription'],
  '@capacitor/geolocation': ['NSLocationWhenInUseUsageDescription'],
  '@aparajita/capacitor-biometric-auth': ['NSFaceIDUsageDescription'],
};
/** Permissions of Android that no plugin declares. */
const OWN_PERMISSIONS = ['INTERNET', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION'];
/** Reasons in the privacy manifest: user defaults and file dates of the app itself. */
const PRIVACY_REASONS = { '@capacitor/preferences': 'CA92.1', '@capacitor/filesystem': 'C617.1' };

type Package = { version: string; peerDependencies?: Record<string, string> };

/** Checks both projects against package.json and `capacitor.config.json`; returns the problems. */
export function checkProjects(root: string, icons: ReadonlyMap<string, Buffer>): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { version, devDependencies } = JSON.parse(read('package.json')) as {
    version: string;
    devDependencies: Record<string, string>;
  };
  const packages = Object.keys(devDependencies).filter((name) => /^@(?:capacitor|aparajita)\//.test(name));
  const plugins = packages.filter((name) => !NON_PLUGINS.has(name));
  const plist = read(`${IOS}/App/Info.plist`);
  const manifest = read(`${ANDROID}/app/src/main/AndroidManifest.xml`);
  const gradle = read(`${ANDROID}/app/build.gradle`);
  const project = read(`${IOS}/App.xcodeproj/project.pbxproj`);
  const config = JSON.parse(read('capacitor.config.json')) as {
    appId: string;
    plugins: { SplashScreen?: { launchAutoHide?: boolean } };
  };
  const problems: string[] = [];
  const check = (isTrue: boolean, problem: string) => void (isTrue || problems.push(problem));

  for (const name of packages) {
    const installed = JSON.parse(read(`node_modules/${name}/package.json`)) as Package;
    const core = installed.peerDependencies?.['@capacitor/core'] ?? '^8';
    check(
      installed.version === devDependencies[name],
      `${name}: package.json pins ${devDependencies[name]}, installed is ${installed.version}`,
    );
    check(/^(?:\^|>=)8\b/.test(core), `${name}: requires @capacitor/core ${core}`);
  }
  check(
    new Set(MAIN_VERSIONS.map((name) => devDependencies[name])).size === 1,
    `${MAIN_VERSIONS.join(', ')}: not one version`,
  );
  const projects = {
    'Package.swift': read(`${IOS}/CapApp-SPM/Package.swift`),
    'capacitor.settings.gradle': read(`${ANDROID}/capacitor.settings.gradle`),
  };
  for (const [file, text] of Object.entries(projects))
    for (const name of plugins)
      check(text.includes(`node_modules/${name}`), `${file}: ${name} is missing, run npm run native`);

  check(gradle.includes(`appVersion = '${version}'`), `build.gradle: appVersion is not ${version}`);
  check(
    matchesAll(project, /MARKETING_VERSION = (.+);/g, version),
    `project.pbxproj: MARKETING_VERSION is not ${version}`,
  );
  check(gradle.includes(`applicationId "${config.appId}"`), `build.gradle: applicationId is not ${config.appId}`);
  check(
    matchesAll(project, /PRODUCT_BUNDLE_IDENTIFIER = (.+);/g, config.appId),
    `project.pbxproj: bundle id is not ${config.appId}`,
  );

  for (const [name, keys] of Object.entries(IOS_PERMISSIONS))
    for (const key of devDependencies[name] ? keys : [])
      check(
        new RegExp(`<key>${key}</key>\\s*<string>[^<]{20,}</string>`).test(plist),
        `Info.plist: ${key} is missing for ${name}`,
      );
  const permissions = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)].map(
    ([, name]) => name,
  );
  check(
    permissions.join() === OWN_PERMISSIONS.join(),
    `AndroidManifest.xml: permissions besides ${OWN_PERMISSIONS.join()} come from plugins, not ${permissions.join()}`,
  );

  check(/autoVerify="true"[^]*android:scheme="https"/.test(manifest), 'AndroidManifest.xml: no verified app links');
  check(
    read(`${IOS}/App/App.entitlements`).includes('applinks:$(APP_LINK_HOST)'),
    'App.entitlements: no universal links',
  );
  check(read(`${IOS}/App/App.entitlements`).includes('aps-environment'), 'App.entitlements: no push messages');
  for (const [plugin, reason] of Object.entries(PRIVACY_REASONS))
    check(
      read(`${IOS}/App/PrivacyInfo.xcprivacy`).includes(reason),
      `PrivacyInfo.xcprivacy: ${reason} is missing for ${plugin}`,
    );
  for (const file of ['App.entitlements', 'PrivacyInfo.xcprivacy'])
    check(project.includes(file), `project.pbxproj: ${file} is not part of the app`);
  check(
    config.plugins.SplashScreen?.launchAutoHide === false,
    'capacitor.config.json: the app hides its splash screen itself',
  );
  for (const [file, drawn] of icons)
    check(
      existsSync(path.join(root, file)) && readFileSync(path.join(root, file)).equals(drawn),
      `${file}: differs from the mark, run npm run native`,
    );
  for (const file of listXml(root)) problems.push(...xmlProblems(file, read(file)));
  return problems;
}

const listXml = (root: string): string[] =>
  globSync('native/**/*.{xml,plist,storyboard,entitlements,xcprivacy}', {
    cwd: root,
    exclude: (name) => /^(?:assets|build|public|capacitor-cordova-.*)$/.test(path.basename(String(name))),
  });

function matchesAll(text: string, pattern: RegExp, expected: string): boolean {
  const values = [...text.matchAll(pattern)].map(([, value]) => value);
  return values.length > 0 && values.every((value) => value === expected);
}

function xmlProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => problems.push(`${file}: ${message}`));
  parser.write(text).close();
  return problems;
}
