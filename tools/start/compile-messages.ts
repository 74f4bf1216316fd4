// Compiles messages/ru.json and messages/kk.json into web/messages.gen, for the type checker, the tests and the server's
// build: node tools/run.mjs tools/start/compile-messages.ts
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';
import {
  indexModule,
  listMessageKeys,
  messageModule,
  type MessageLanguage,
  type Messages,
} from '../vite/message-modules.ts';

const folder = path.join(root, 'web/messages.gen');
const index = path.join(folder, 'messages.js');

/** The message files. */
export const MESSAGE_FILES = ['ru', 'kk'].map((language) => path.join(root, 'messages', `${language}.json`));

const readIfExists = (file: string): string =>
  statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : '';

/** Reads the messages of both languages. */
export function readMessages(): Record<MessageLanguage, Messages> {
  const [ru, kk] = MESSAGE_FILES.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages);
  return { ru: ru!, kk: kk! };
}

/** Counts the compiled messages. */
export function countMessages(): number {
  return readIfExists(index).split('\n').filter(Boolean).length;
}

/** Writes the modules of changed messages and removes obsolete ones; unchanged files are not touched. */
export function compileMessages(): void {
  const texts = readMessages();
  const keys = listMessageKeys(texts.ru).filter((key) => key in texts.kk);
  const files = new Map(
    keys.map((key) => [`messages/${key}.js`, messageModule(key, { ru: texts.ru[key]!, kk: texts.kk[key]! })]),
  ).set('messages.js', indexModule(keys));
  mkdirSync(path.join(folder, 'messages'), { recursive: true });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (readIfExists(file) !== text) writeFileSync(file, text);
  }
  for (const name of readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll(path.sep, '/')))
    if (name.endsWith('.js') && !files.has(name)) rmSync(path.join(folder, name));
}

if (import.meta.main) compileMessages();
