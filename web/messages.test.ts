import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { findHardCodedValues } from '#domain/content/text-values.ts';

/** Messages whose number only coincides with a setting, with its meaning. */
const COINCIDENCES: Readonly<Record<string, string>> = {
  bonus_rule: 'a bonus is worth one tenge by definition',
  checkout_remember_hint: 'how long the browser keeps the entries of a guest',
  counting_none: 'period of the statistics',
  counting_note: 'period of the statistics',
  counting_speed_note: 'period of the statistics',
  dev_search_none: 'period of the list of queries',
};

type Message = string | readonly { match: Record<string, string> }[];

/** Messages that state a setting's default or a number from a law, by key. */
function hardCodedMessages(language: 'ru' | 'kk'): Map<string, string> {
  const file = new URL(`../messages/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>;
  return new Map(
    Object.entries(messages).flatMap(([key, message]) => {
      const texts = typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
      const [match] = texts.flatMap((text) => findHardCodedValues(text, defaultSettings));
      return match ? [[key, `"${match.written}" is ${match.name}`]] : [];
    }),
  );
}

test.each(['ru', 'kk'] as const)('hard-codes no setting value in the messages in %s', (language) => {
  const hardCoded = hardCodedMessages(language);
  for (const key of Object.keys(COINCIDENCES)) expect(hardCoded.delete(key), `${key} needs no exception`).toBe(true);
  expect(Object.fromEntries(hardCoded), 'take the number as a {variable} from the service that applies it').toEqual({});
});
