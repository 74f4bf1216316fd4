/** One text in both languages of the shop. */
export interface Bilingual {
  ru: string;
  kk: string;
}

/** Returns an attribute of one variant as a number (0 when absent). */
type NumberOf = (attribute: string) => number;

/** Returns an attribute of one variant as text of the table ('' when absent). */
type TextOf = (attribute: string) => string;

/** One kind of product: a table of product lines and the rules that expand lines into variants. */
export interface Kind {
  /** Slug of the leaf category. */
  category: string;
  /** The kind word that starts every name: "Смартфон". */
  word: Bilingual;
  /** Attributes that follow brand, model, prices and colours in `rows`, separated by spaces. */
  columns: string;
  /** Attributes for the keys of the price list, separated by "/" as in the keys: `8/256:199990`. */
  axis?: string;
  /** `brand | model | prices | colours | …columns`; `+` before the brand: announced, `-`: withdrawn from sale. */
  rows: string;
  /** The three attributes shown on the card. */
  key: readonly [string, string, string];
  /** Attributes shared by all lines of the kind. */
  fixed?: Record<string, string>;
  /** First sentences of the description. */
  about: readonly Bilingual[];
  /** Width, height, depth in centimetres and weight in kilograms. */
  size: (number: NumberOf, text: TextOf) => readonly [number, number, number, number];
  /** Parameters of the drawing besides colour and proportions. */
  picture?: (number: NumberOf, text: TextOf) => Record<string, string | number>;
  /** Warranty in months, 12 when absent. */
  guarantee?: number;
  /** Sales relative to other kinds, 1 when absent. */
  demand?: number;
  /** Written as `vendor.model` offers. */
  vendorModel?: boolean;
  /** A licence or a code: no weight, no colour. */
  digital?: boolean;
}
