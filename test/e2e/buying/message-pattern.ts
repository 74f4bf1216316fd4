import { readFileSync } from 'node:fs';
import type { Language } from '#domain/text/language.ts';

const readMessages = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../../messages/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
const messages = { ru: readMessages('ru'), kk: readMessages('kk') };

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a message as a whole sentence; variables match the given values, or anything. */
export function messagePattern(language: Language, key: string, values: Record<string, string> = {}): RegExp {
  const message = messages[language][key];
  if (message === undefined) throw new Error(`no message ${key}`);
  const forms =
    typeof message === 'string' ? [message] : Object.values((message as { match: Record<string, string> }[])[0]!.match);
  const patterns = forms.map((form) =>
    form
      .split(/(\{\w+(?::\w+)?\})/)
      .map((part) => {
        // A Kazakh value with a case ends with its suffix: `{date:ablative}`.
        const [, name, suffix] = /^\{(\w+)(:\w+)?\}$/.exec(part) ?? [];
        if (name === undefined) return escapePattern(part);
        const value = values[name];
        return value === undefined ? '.+' : `${escapePattern(value)}${suffix ? '\\S*' : ''}`;
      })
      .join('')
      .replace(/\s/g, '\\s'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}
