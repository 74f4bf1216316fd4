import { findMeasured, type Body } from './measured.ts';

type TextOf = (attribute: string) => string;

/** Difference between the sides of an accessory and of its phone, centimetres. */
const CASE_MARGIN = 0.3;
const GLASS_MARGIN = -0.3;

const fitPhone =
  (margin: number) =>
  (text: TextOf, { size, weightKg }: Body): Body | undefined => {
    const phone = findMeasured(text('sovmestimost'));
    if (phone === undefined) return undefined;
    const [width, height] = phone.size;
    return {
      size: [width + margin, height + margin, size[2]],
      weightKg: (weightKg * width * height) / (size[0] * size[1]),
    };
  };

const DRIVES: Record<string, Body> = {
  '2,5″ SATA': { size: [7, 10, 0.7], weightKg: 0.045 },
  'M.2 2280': { size: [2.2, 8, 0.24], weightKg: 0.008 },
};

/** Returns the form factor of a drive inside a computer. */
export function findFormFactor(text: TextOf): string | undefined {
  if (text('tip') === 'Внешний') return undefined;
  return text('interfejs').startsWith('SATA') ? '2,5″ SATA' : 'M.2 2280';
}

/** Sizes that follow from a standard or from the compatible device, by category. */
export const BODIES: Record<string, (text: TextOf, typical: Body) => Body | undefined> = {
  chekhly: fitPhone(CASE_MARGIN),
  'zashchitnye-stekla': fitPhone(GLASS_MARGIN),
  'ssd-nakopiteli': (text) => DRIVES[findFormFactor(text) ?? ''],
};
