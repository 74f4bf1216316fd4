import { cellAt, readTable } from './table.ts';

/** A colour of products: its names, slug and the hex of the picture. */
export interface Colour {
  ru: string;
  kk: string;
  slug: string;
  hex: string;
}

const TABLE = `
  black    | чёрный        | қара            | chernyj      | 1f2023
  graphite | графитовый    | графит түсті    | grafitovyj   | 3b3d42
  gray     | серый         | сұр             | seryj        | 8a8d91
  silver   | серебристый   | күміс түсті     | serebristyj  | c4c7cb
  steel    | нержавеющая сталь | тот баспайтын болат | nerzhaveyushchaya-stal | b4b7ba
  white    | белый         | ақ              | belyj        | f2f2ef
  cream    | кремовый      | крем түсті      | kremovyj     | efe6d3
  beige    | бежевый       | ақсарғыш        | bezhevyj     | d9c7ac
  gold     | золотистый    | алтын түсті     | zolotistyj   | d8b878
  bronze   | бронзовый     | қола түсті      | bronzovyj    | 9b7a55
  brown    | коричневый    | қоңыр           | korichnevyj  | 6b4a36
  titan    | титановый     | титан түсті     | titanovyj    | 9b948b
  blue     | синий         | көк             | sinij        | 2f5597
  navy     | тёмно-синий   | қою көк         | temno-sinij  | 1f2c4d
  sky      | голубой       | көгілдір        | goluboj      | 9cc3e0
  teal     | бирюзовый     | көгілжім        | biryuzovyj   | 2f9ba3
  mint     | мятный        | жалбыз түсті    | myatnyj      | bfe3d0
  green    | зелёный       | жасыл           | zelenyj      | 4f7a5b
  olive    | оливковый     | зәйтүн түсті    | olivkovyj    | 6c6d4a
  yellow   | жёлтый        | сары            | zheltyj      | f2cf4a
  orange   | оранжевый     | қызғылт сары    | oranzhevyj   | e8843c
  red      | красный       | қызыл           | krasnyj      | b3262e
  burgundy | бордовый      | күрең қызыл     | bordovyj     | 6d1f2f
  pink     | розовый       | қызғылт         | rozovyj      | eebcc4
  violet   | фиолетовый    | күлгін          | fioletovyj   | 7a67a8
  lilac    | сиреневый     | ақшыл күлгін    | sirenevyj    | c9badf
  clear    | прозрачный    | мөлдір          | prozrachnyj  | dfe6ea
`;

const COLOURS = new Map<string, Colour>(
  readTable(TABLE).map((row) => [
    cellAt(row, 0),
    { ru: cellAt(row, 1), kk: cellAt(row, 2), slug: cellAt(row, 3), hex: cellAt(row, 4) },
  ]),
);

/** Finds a colour by its key in the product line tables. */
export function findColour(key: string): Colour {
  const colour = COLOURS.get(key);
  if (colour === undefined) throw new Error(`unknown colour "${key}"`);
  return colour;
}
