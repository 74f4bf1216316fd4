/** Words for technologies and platforms: "USB 3.0" and "Android 12" are not models. */
const TECHNOLOGY_WORDS = new Set(
  'usb hdmi wi wifi bluetooth type android ios ipados windows macos linux displayport lightning qc pd ddr pcie sata m2 ver v от до from'.split(
    ' ',
  ),
);
/** Words after a model that do not change its compatibility. */
const VARIANT_WORDS = new Set('5g 4g 3g lte dual sim nfc esim wifi cellular global eac rst'.split(' '));
const MEMORY_UNITS = new Set('гб тб мб gb tb mb мм mm'.split(' '));
/** Words before a model that mark its accessory. */
const ACCESSORY_PREPOSITIONS = new Set(['для', 'под', 'for', 'к']);

const BOUNDARY = ',';
const MAX_MODEL_TOKENS = 6;
const MAX_NAME_TOKENS = 40;

/** Normalized model name: case and punctuation are ignored. */
export type ModelKey = string;

/**
 * Lists the models in a feed's compatibility value: "iPhone 16 / 16 Pro; Galaxy S25+". Values without a model
 * ("Android", "USB-C", "универсальный") are left out.
 */
export function parseCompatibleModels(value: string): { key: ModelKey; name: string }[] {
  const models = new Map<ModelKey, string>();
  let head = '';
  for (const part of value
    .split(/[,;|/\n]|\s(?:и|или|және|немесе)\s/u)
    .map((text) => text.trim().replace(/\s+/g, ' '))) {
    // In "iPhone 16 / 16 Pro" the second number belongs to the first name.
    const name = /^\d/.test(part) && head !== '' ? `${head} ${part}` : part;
    head = /^\d/.test(part) ? head : (/^\D*?(?=\s\S*\d)/u.exec(part)?.[0] ?? '').trim();
    const tokens = tokenize(name);
    if (isModel(tokens)) models.set(tokens.join(' '), name);
  }
  return [...models].map(([key, model]) => ({ key, name: model }));
}

/**
 * Lists the phrases of a product name that could be its model: "Смартфон Samsung Galaxy S25 12/256 ГБ" gives "galaxy
 * s25". "Galaxy S25 Ultra" does not, because a longer name is another model. Returns nothing for an accessory ("чехол
 * для iPhone 17").
 */
export function modelPhrases(name: string): ModelKey[] {
  const tokens = tokenize(name).slice(0, MAX_NAME_TOKENS);
  const phrases = new Set<ModelKey>();
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + MAX_MODEL_TOKENS); end++) {
      const phrase = tokens.slice(start, end);
      if (phrase.includes(BOUNDARY)) break;
      if (
        isModel(phrase) &&
        endsModel(tokens, end) &&
        !tokens.slice(0, start).some((token) => ACCESSORY_PREPOSITIONS.has(token))
      )
        phrases.add(phrase.join(' '));
    }
  }
  return [...phrases];
}

function tokenize(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+plus(?![\p{L}\d])/gu, '+')
    .replace(/[,;()[\]«»"“”]/g, ` ${BOUNDARY} `);
  return folded
    .split(/[^\p{L}\d+/.,]+/u)
    .map((token) => (token === BOUNDARY ? token : token.replace(/^[./,]+|[./,]+$/g, '')))
    .filter((token) => token !== '' && token !== '+');
}

function isModel(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  if (TECHNOLOGY_WORDS.has(first) || !tokens.some((token) => /\p{L}/u.test(token))) return false;
  // A name without a number needs at least three words: "Xbox Series X".
  if (!tokens.some((token) => /\d/.test(token)))
    return tokens.length > 2 && tokens.every((token) => /^[a-z]+$/.test(token));
  return tokens.length > 1 || (first.length >= 4 && /\p{L}/u.test(first));
}

// True when the text after a model does not extend it: end of text, comma, bracket, Cyrillic word or memory size.
function endsModel(tokens: readonly string[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next === BOUNDARY || VARIANT_WORDS.has(next) || /^[а-яәғқңөұүһі]/u.test(next)) return true;
  if (/^\d+(?:\.\d+)?$/.test(next)) return MEMORY_UNITS.has(tokens[end + 1] ?? '');
  return /^\d+(?:\/\d+)*(?:гб|тб|gb|tb)$|^\d+\/\d+$/.test(next);
}
