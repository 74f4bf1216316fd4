import { rollBetween } from '../random.ts';
import { shopBarcode } from '../barcode.ts';
import { findBoxContents, findCountry } from './boxes.ts';
import { findMeasured, type Body } from './measured.ts';
import { BODIES } from './bodies.ts';
import { RULES, type Facts } from './rules.ts';
import type { Kind } from '../kind.ts';

/** A product before its facts are completed. */
interface Line {
  kind: Kind;
  brand: string;
  model: string;
  groupId: number;
  id: number;
  number: (attribute: string) => number;
  text: (attribute: string) => string;
}

/** Kinds whose size is a standard, so that models do not differ. */
const STANDARD_SIZES =
  /^(?:dukhovye-shkafy|varochnye-paneli|posudomoechnye-mashiny|karty-pamyati|batarejki|bumaga-dlya-pechati|plity)$/;
/** Max deviation of a model from the typical size of its kind, per mille. */
const SPREAD = 70;
const TV_SPREAD = 8;

/** Returns the published size of a model, or one that follows from the typical size of its kind. */
function measure({ kind, brand, model, groupId, number, text }: Line, typical: Body): Body {
  const known = findMeasured(`${brand} ${model}`) ?? BODIES[kind.category]?.(text, typical);
  if (known !== undefined) return known;
  const spread = STANDARD_SIZES.test(kind.category) ? 0 : kind.category.endsWith('televizory') ? TV_SPREAD : SPREAD;
  const vary = (side: string, value: number) => value * (1 + rollBetween(`${side} ${groupId}`, -spread, spread) / 1000);
  const [width, height, depth] = typical.size;
  return {
    size: [
      number('shirina') > 0 ? width : vary('width', width),
      number('vysota') > 0 ? height : vary('height', height),
      vary('depth', depth),
    ],
    weightKg: vary('weight', typical.weightKg),
  };
}

const decimal = (value: number) => String(value).replace('.', ',');

function formatSides(size: readonly number[]): string {
  const isSmall = Math.max(...size) < 40;
  const sides = size.map((side) => decimal(isSmall ? Math.round(side * 100) / 10 : Math.round(side * 2) / 2));
  return `${sides.join(' × ')} ${isSmall ? 'мм' : 'см'}`;
}

/** Rounds to grams below a kilogram, to 10 g below ten, else to 100 g. */
function roundWeight(kilograms: number): number {
  const digits = kilograms < 1 ? 3 : kilograms < 10 ? 2 : 1;
  return Number(kilograms.toFixed(digits));
}

/** Formats a weight in readable units: grams below a kilogram. */
function formatWeight(kilograms: number): string {
  return kilograms < 1 ? `${Math.round(kilograms * 1000)} г` : `${decimal(Math.round(kilograms * 10) / 10)} кг`;
}

/** Adds padding for the box: thin for small products, foam for large ones. */
function formatPackage({ size, weightKg }: Body): string {
  const padding = Math.max(...size) < 20 ? 2 : Math.max(...size) < 60 ? 6 : 8;
  const box = size.map((side) => Math.ceil(side + padding));
  return `${box.join(' × ')} см, ${formatWeight(weightKg * 1.12 + padding * 0.01)}`;
}

/** Invents a manufacturer code and marks it as demo. */
function demoCode({ brand, model, id }: Line): string {
  const letters = (text: string, length: number) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, length);
  return `${letters(brand, 3) || 'SA'}-${letters(model, 8) || id}-${String(id % 100).padStart(2, '0')} (демо)`;
}

/** Returns the size and weight of a product and the attributes that its table does not have. */
export function completeFacts(line: Line, typical: Body): Body & { facts: Facts } {
  const { kind, brand, model, groupId, number, text } = line;
  const body = measure(line, typical);
  const spread = <T>(key: string, values: readonly T[]): T =>
    values[rollBetween(`${key} ${groupId}`, 0, values.length - 1)] as T;
  const facts = RULES[kind.category]?.({ brand, model, number, text, body, spread }) ?? {};
  const [width, height, depth] = body.size;
  const size = [width, height, Number(facts.glubina ?? depth)] as const;
  const published = findMeasured(`${brand} ${model}`);
  return {
    size,
    weightKg: roundWeight(body.weightKg),
    facts: {
      ...facts,
      gabarity: formatSides(size),
      ves: roundWeight(body.weightKg),
      garantiya: kind.guarantee ?? 12,
      komplekt: facts.komplekt ?? findBoxContents(kind.category),
      upakovka: formatPackage({ size, weightKg: body.weightKg }),
      strana: findCountry(brand, kind.category),
      'kod-proizvoditelya': published?.code || demoCode(line),
      gtin: `${shopBarcode(line.id)} (демо)`,
      istochnik: published === undefined ? 'демо-данные' : 'размеры и вес по данным производителя, остальное — демо',
    },
  };
}
