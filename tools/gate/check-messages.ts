// Checks that messages/ru.json and messages/kk.json match, are compiled and are used: node tools/run.mjs
// tools/gate/check-messages.ts
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countMessages } from '../start/compile-messages.ts';
import { root } from '../node/install.mjs';
import { findWrongEndings } from './kazakh-endings.ts';
import { projectFiles } from './project-files.ts';
import { PLACEHOLDER } from '../vite/message-modules.ts';

/** Messages by key; each is a text or a list of variants. */
export type Messages = Record<string, unknown>;

const KEY_REFERENCES = /\bm\.(\w+)|['"`](\w+)['"`]/g;
const MESSAGE_SOURCES = /^(?:web|server|domain|contract|native)\/.*(?<!\.test)\.tsx?$/;
const CYRILLIC_WORD = /[а-яё]{4}/i;
const KAZAKH_LETTER = /[әғқңөұүһі]/i;
const GLUED_SUFFIX =
  /\{\w+\}(?:[а-яёәғқңөұүһі]|-(?:[дт][ае]н?|[ғгқк][ае]|[ндт][ыі]ң?|ш[ыі]|нш[ыі]|лық|лік)(?![а-яёәғқңөұүһі]))/i;
/** Postpositions that govern a case of the preceding word. */
const MISSING_CASE_SUFFIX = /\{\w+\} (?:дейін|бастап|кейін|соң|қарай)(?![а-яёәғқңөұүһі])/i;
/** Placeholders for hours, dates, sums or counts; only these can be inflected. */
const INFLECTED_PLACEHOLDERS = new Set(
  'time date day moment until hours minutes days count amount sum price min max from to low high freeFrom percent left missing wanted limit'.split(
    ' ',
  ),
);
/** A count before a noun without plural forms; only abbreviations and invariable words are allowed there. */
const COUNT_WITHOUT_PLURALS =
  /\{(?:count|days|hours|minutes|seconds|months|years|quantity|left|wanted|added)\}[ \u00a0](?!(?:из|до|от|и|шт|мин|мес|сек|дн|ч|с|мс|м|км|кг|МБ|бонусами)(?![а-яё]))[а-яё]+/iu;
const GLUED_IN_RUSSIAN = /\{\w+\}(?=[а-яё])/i;
/** A long date already ends with "г.". */
const DATE_BEFORE_STOP = /\{date\}\./;

/** The texts of a message, in either form. */
function listTexts(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (Array.isArray(message))
    return message.flatMap((variant) => Object.values((variant as { match?: Record<string, string> }).match ?? {}));
  return [];
}

const listPlaceholders = (message: unknown): string =>
  [...new Set(listTexts(message).flatMap((text) => [...text.matchAll(PLACEHOLDER)].map((found) => found[1])))]
    .toSorted()
    .join(', ');

/** Lists the differences between the two languages, one line each. */
export function checkMessages(ru: Messages, kk: Messages): string[] {
  const keys = [...new Set([...Object.keys(ru), ...Object.keys(kk)])].filter((key) => !key.startsWith('$'));
  return keys.flatMap((key) => {
    if (!(key in kk)) return [`${key}: is missing from messages/kk.json; add the Kazakh text`];
    if (!(key in ru)) return [`${key}: is missing from messages/ru.json; add the Russian text`];
    return checkMessage(key, ru[key], kk[key]);
  });
}

/** Finds the messages that no source uses: `m.key`, or the key in quotation marks. */
export function findUnusedMessages(messages: Messages, sources: Iterable<string>): string[] {
  const usedKeys = new Set<string>();
  for (const source of sources)
    for (const [, called, quoted] of source.matchAll(KEY_REFERENCES)) usedKeys.add((called ?? quoted)!);
  return Object.keys(messages)
    .filter((key) => !key.startsWith('$') && !usedKeys.has(key))
    .map((key) => `${key}: unused; delete it from both languages`);
}

function checkMessage(key: string, ru: unknown, kk: unknown): string[] {
  const problems: string[] = [];
  const inRussian = listTexts(ru);
  const inKazakh = listTexts(kk);
  if ([...inRussian, ...inKazakh].some((text) => text.trim() === '') || !inRussian.length || !inKazakh.length)
    problems.push(`${key}: is empty`);
  if (listPlaceholders(ru) !== listPlaceholders(kk))
    problems.push(
      `${key}: takes {${listPlaceholders(ru)}} in Russian and {${listPlaceholders(kk)}} in Kazakh; make them equal`,
    );
  if (
    inKazakh.some(
      (text) =>
        inRussian.includes(text) &&
        CYRILLIC_WORD.test(text) &&
        !KAZAKH_LETTER.test(text) &&
        !SAME_IN_BOTH_LANGUAGES.has(text),
    )
  ) {
    problems.push(
      `${key}: is the same text in both languages ("${inKazakh[0]}"); write it in Kazakh, or add it to SAME_IN_BOTH_LANGUAGES in tools/gate/check-messages.ts`,
    );
  }
  problems.push(
    ...inKazakh
      .flatMap(findWrongEndings)
      .map((text) => `${key}: "${text}" has the wrong case ending for the number as pronounced`),
  );
  if (inKazakh.some((text) => GLUED_SUFFIX.test(text)))
    problems.push(
      `${key}: glues a suffix to a variable in Kazakh; write the case of an hour, date, sum or count ("{time:dative} дейін"), word the others neutrally ("Қала: {city}")`,
    );
  if (inKazakh.some((text) => MISSING_CASE_SUFFIX.test(text)))
    problems.push(`${key}: a postposition follows a variable without a case; write it ("{time:dative} дейін")`);
  for (const [, name, form] of inKazakh.flatMap((text) => [...text.matchAll(PLACEHOLDER)]))
    if (form !== undefined && !INFLECTED_PLACEHOLDERS.has(name!))
      problems.push(`${key}: {${name}} is a name or free text and takes no case; word it neutrally`);
  if (typeof ru === 'string' && COUNT_WITHOUT_PLURALS.test(ru))
    problems.push(`${key}: a noun after a count needs plural forms ("plural=one", "plural=few", "plural=*")`);
  if (inRussian.some((text) => GLUED_IN_RUSSIAN.test(text)))
    problems.push(`${key}: glues letters to a variable in Russian; put a space or word it neutrally`);
  if (inRussian.some((text) => DATE_BEFORE_STOP.test(text)))
    problems.push(`${key}: a date at the end of a sentence renders "2026 г.."; move it earlier`);
  return problems;
}

/** Words with the same spelling in Russian and Kazakh. */
const SAME_IN_BOTH_LANGUAGES = new Set([
  'Каталог',
  'Компания',
  'Профиль',
  'Бонус',
  'Бренд',
  'Телефон',
  'Планшет',
  'Ноутбук',
  'Видео',
  'Фото',
  'Модель',
  'Экспресс',
  'Кредит',
  'Промокод',
  'Курьер',
  'Смартфон',
  'Спорт',
  'Экран',
  'Геймпад',
  'Музыка',
  'Бюджет',
  'Наурыз мейрамы',
  '{count} модель',
  'фото: {count}',
]);

if (import.meta.main) {
  const read = (language: string) =>
    JSON.parse(readFileSync(path.join(root, 'messages', `${language}.json`), 'utf8')) as Messages;
  const ru = read('ru');
  const problems = checkMessages(ru, read('kk'));
  const expectedCount = Object.keys(ru).filter((key) => !key.startsWith('$')).length;
  const sources = projectFiles().filter((file) => MESSAGE_SOURCES.test(file));
  problems.push(
    ...findUnusedMessages(
      ru,
      sources.map((file) => readFileSync(path.join(root, file), 'utf8')),
    ),
  );
  const compiled = countMessages();
  if (compiled !== expectedCount)
    problems.push(
      `${compiled} of ${expectedCount} messages were compiled into web/messages.gen: run "npm run verify" again`,
    );
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(`${expectedCount} messages in two languages, ${problems.length} problems\n`);
  process.exitCode = problems.length ? 1 : 0;
}
