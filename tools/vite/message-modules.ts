// Compiles messages/ru.json and messages/kk.json into modules: one per message, so each is bundled with the code that
// uses it, and an index of all.

import { isKazakhForm } from '../../domain/text/kazakh-suffix.ts';

/** Languages of the shop. */
export type MessageLanguage = 'ru' | 'kk';
/** A text, or the texts of a plural: `plural=one`, `plural=few` and `plural=*` for the rest. */
export type Message = string | [{ match: Record<string, string> }];
export type Messages = Record<string, Message>;

/**
 * `{time}`, or in Kazakh `{time:dative}`: the value with the suffix for its pronunciation
 * (domain/text/kazakh-suffix.ts).
 */
export const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g;
const FORMS = ['plural=one', 'plural=few', 'plural=*'];

/** Returns the message keys, without `$schema`. */
export function listMessageKeys(messages: Messages): string[] {
  return Object.keys(messages).filter((key) => !key.startsWith('$'));
}

/**
 * Returns the module of a message: a function of its placeholders. With a language it contains only that one; without,
 * both, and the page's language selects (web/state/language.ts). Throws for an invalid message.
 */
export function messageModule(key: string, texts: Record<MessageLanguage, Message>, only?: MessageLanguage): string {
  const languages = only ? [only] : (['ru', 'kk'] as const);
  const counts = languages.some((language) => typeof texts[language] !== 'string');
  const names = [
    ...new Set(
      Object.values(texts).flatMap((text) =>
        listVariants(key, text).flatMap((variant) => [...variant.matchAll(PLACEHOLDER)].map(([, name]) => name)),
      ),
    ),
  ];
  const hasPlural = Object.values(texts).some((text) => typeof text !== 'string');
  const type = names
    .map((name) => `${name}: ${hasPlural && name === 'count' ? 'number' : 'string | number'}`)
    .join(', ');
  const body = languages.map((language) => expression(key, texts[language], language));
  const suffixes = body.some((part) => part.includes('withSuffix('));
  return [
    ...(only ? [] : ["import { language } from '../../state/language.ts';"]),
    ...(counts ? ["import { pluralRu } from '../../../domain/text/plural.ts';"] : []),
    ...(suffixes ? ["import { withSuffix } from '../../../domain/text/kazakh-suffix.ts';"] : []),
    ...(names.length > 0 ? [`/** @param {{ ${type} }} i */`] : []),
    `export const ${key} = (${names.length > 0 ? 'i' : ''}) => ${only ? body[0] : `language === 'kk' ? ${body[1]} : ${body[0]}`};`,
    '',
  ].join('\n');
}

/** Returns the index module of all messages. */
export function indexModule(keys: readonly string[]): string {
  return keys.map((key) => `export { ${key} } from './messages/${key}.js';\n`).join('');
}

function listVariants(key: string, message: Message): string[] {
  if (typeof message === 'string') return [message];
  const { match } = message[0];
  if (message.length !== 1 || Object.keys(match).join() !== FORMS.join())
    throw new Error(`${key}: counted texts are ${FORMS.join(', ')}, in this order`);
  if (!Object.values(match).some((text) => text.includes('{count}')))
    throw new Error(`${key}: the forms of a counted noun go with {count}`);
  return Object.values(match);
}

function expression(key: string, message: Message, language: MessageLanguage): string {
  const texts = listVariants(key, message).map((text) => literal(key, text, language));
  return texts.length === 1 ? texts[0]! : `pluralRu(i.count, ${texts.join(', ')})`;
}

function literal(key: string, text: string, language: MessageLanguage): string {
  if (text.search(PLACEHOLDER) < 0) return JSON.stringify(text);
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${escaped.replace(PLACEHOLDER, (_, name: string, form?: string) => {
    if (form === undefined) return `\${i.${name}}`;
    if (language !== 'kk' || !isKazakhForm(form)) throw new Error(`${key}: {${name}:${form}} is not a Kazakh case`);
    return `\${withSuffix(i.${name}, '${form}')}`;
  })}\``;
}
