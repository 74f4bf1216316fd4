/** Words that name a technology or a platform: "USB 3.0" and "Android 12" are no models of products. */
const notModels = new Set(
  'usb hdmi wi wifi bluetooth type android ios ipados windows macos linux displayport lightning qc pd ddr pcie sata m2 ver v от до from'.split(
    ' ',
  ),
);
/** Words after a model that change nothing about what fits it. */
const variantWords = new Set('5g 4g 3g lte dual sim nfc esim wifi cellular global eac rst'.split(' '));
const units = new Set('гб тб мб gb tb mb мм mm'.split(' '));
/** Words before a model that mark an accessory for it. */
const forWords = new Set(['для', 'под', 'for', 'к']);

const boundary = ',';
const MAX_MODEL_TOKENS = 6;
const MAX_NAME_TOKENS = 40;

/** A shared key of a model's name, in whatever case and with whatever signs it was written. */
export type ModelKey = string;

/**
 * Lists the models in a feed's compatibility value: "iPhone 16 / 16 Pro; Galaxy S25+". Values that name no model
 * ("Android", "USB-C", "универсальный") are left out.
 */
export function compatibleModels(value: string): { key: ModelKey; name: string }[] {
  const models = new Map<ModelKey, string>();
  let head = '';
  for (const part of value
    .split(/[,;|/\n]|\s(?:и|или|және|немесе)\s/u)
    .map((text) => text.trim().replace(/\s+/g, ' '))) {
    // "iPhone 16 / 16 Pro": the second number belongs to the first name.
    const name = /^\d/.test(part) && head !== '' ? `${head} ${part}` : part;
    head = /^\d/.test(part) ? head : (/^\D*?(?=\s\S*\d)/u.exec(part)?.[0] ?? '').trim();
    const tokens = tokensOf(name);
    if (isModel(tokens)) models.set(tokens.join(' '), name);
  }
  return [...models].map(([key, found]) => ({ key, name: found }));
}

/**
 * Lists every phrase of a product's name that could be its model: "Смартфон Samsung Galaxy S25 12/256 ГБ" gives "galaxy
 * s25", but "Galaxy S25 Ultra" does not, since a longer model is another one. Returns nothing for an accessory ("чехол
 * для iPhone 17").
 */
export function modelPhrases(name: string): ModelKey[] {
  const tokens = tokensOf(name).slice(0, MAX_NAME_TOKENS);
  const phrases = new Set<ModelKey>();
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_MODEL_TOKENS); to++) {
      const phrase = tokens.slice(from, to);
      if (phrase.includes(boundary)) break;
      if (isModel(phrase) && endsModel(tokens, to) && !tokens.slice(0, from).some((token) => forWords.has(token)))
        phrases.add(phrase.join(' '));
    }
  }
  return [...phrases];
}

function tokensOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+plus(?![\p{L}\d])/gu, '+')
    .replace(/[,;()[\]«»"“”]/g, ` ${boundary} `);
  return folded
    .split(/[^\p{L}\d+/.,]+/u)
    .map((token) => (token === boundary ? token : token.replace(/^[./,]+|[./,]+$/g, '')))
    .filter((token) => token !== '' && token !== '+');
}

function isModel(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  if (notModels.has(first) || !tokens.some((token) => /\p{L}/u.test(token))) return false;
  // A name without a number says which one it is by three words at least: "Xbox Series X".
  if (!tokens.some((token) => /\d/.test(token)))
    return tokens.length > 2 && tokens.every((token) => /^[a-z]+$/.test(token));
  return tokens.length > 1 || (first.length >= 4 && /\p{L}/u.test(first));
}

// Text after a model that keeps it the same: nothing, a comma or a bracket, a word in Cyrillic, a size of memory.
function endsModel(tokens: readonly string[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next === boundary || variantWords.has(next) || /^[а-яәғқңөұүһі]/u.test(next)) return true;
  if (/^\d+(?:\.\d+)?$/.test(next)) return units.has(tokens[at + 1] ?? '');
  return /^\d+(?:\/\d+)*(?:гб|тб|gb|tb)$|^\d+\/\d+$/.test(next);
}
