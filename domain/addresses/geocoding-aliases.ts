/**
 * Russian and Kazakh forms of one name too different for fuzzy matching, folded by `streetKey`; valid in every city.
 */
const NAME_FORMS: readonly (readonly string[])[] = [
  ['абай', 'абая', 'абая кунанбаева', 'абай кунанбаев', 'абай кунанбайулы'],
  ['аль фараби', 'ал фараби'],
  ['абылай хана', 'абылай хан', 'аблай хана', 'аблай хан'],
  ['байтурсынова', 'байтурсынулы', 'байтурсынов', 'ахмета байтурсынова', 'ахмет байтурсынулы'],
  ['сатпаева', 'сатбаев', 'сатпаев', 'каныша сатпаева', 'каныш сатбаев'],
  ['ауэзова', 'ауезов', 'мухтара ауэзова', 'мухтар ауезов'],
  ['сейфуллина', 'сейфуллин', 'сакена сейфуллина', 'сакен сейфуллин'],
  ['момышулы', 'бауыржана момышулы', 'бауыржан момышулы'],
  ['суюнбая', 'суйинбай', 'суюнбай'],
  ['масанчи', 'масаншы'],
  ['жансугурова', 'жансугиров', 'жансугуров', 'ильяса жансугурова', 'илияс жансугиров'],
  ['валиханова', 'уалиханов', 'валиханов', 'шокана валиханова', 'шокан уалиханов'],
  ['алтынсарина', 'алтынсарин', 'ибрая алтынсарина', 'ыбырай алтынсарин'],
  ['кунаева', 'конаев', 'конаева', 'кунаев', 'динмухамеда кунаева', 'динмухамед конаев'],
  ['назарбаева', 'назарбаев', 'нурсултана назарбаева', 'нурсултан назарбаев'],
  ['жамбыла', 'жамбыл', 'джамбула'],
  ['амангельды', 'амангелди', 'амангельды иманова', 'амангелди иманов'],
  ['кенесары', 'кенесары хан', 'кенесары хана'],
  ['республики', 'республика'],
  ['победы', 'женис'],
  ['независимости', 'тауелсиздик'],
  ['восточный обход', 'шыгыс айналма'],
];

/** Street names by folded city name: current names first, the old one last; from public sources. */
const RENAMED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  алматы: [
    ['достык', 'ленина'],
    ['назарбаева', 'фурманова'],
    ['абылай хана', 'коммунистический'],
    ['толе би', 'комсомольская'],
    ['казыбек би', 'советская'],
    ['айтеке би', 'октябрьская'],
    ['богенбай батыра', 'богенбай батыр', 'кирова'],
    ['кабанбай батыра', 'кабанбай батыр', 'калинина'],
    ['карасай батыра', 'карасай батыр', 'виноградова'],
    ['наурызбай батыра', 'наурызбай батыр', 'дзержинского'],
    ['желтоксан', 'мира'],
    ['жибек жолы', 'горького'],
    ['макатаева', 'макатаев', 'пастера'],
    ['райымбека', 'райымбек', 'ташкентская'],
    ['кунаева', 'карла маркса'],
    ['байтурсынова', 'космонавтов'],
    ['сейфуллина', 'узбекская'],
    ['алтынсарина', 'правды'],
  ],
  астана: [
    ['бейбитшилик', 'мира'],
    ['кенесары', 'карла маркса'],
  ],
  шымкент: [['тауке хана', 'тауке хан', 'ленина']],
  актобе: [['абилкайыр хана', 'абилкайыр хан', 'ленина']],
  павлодар: [
    ['машхур жусупа', 'машхур жусип', '1 мая'],
    ['алихана бокейхана', 'алихан бокейхан', 'карла маркса'],
  ],
  'усть-каменогорск': [['шакарима', 'шакарим', 'ушанова']],
  костанай: [['аль фараби', 'ленина']],
  уральск: [['назарбаева', 'достык дружба']],
  петропавловск: [
    ['назарбаева', 'мира'],
    ['конституции казахстана', 'казахстан конституциясы', 'ленина'],
  ],
};

/** Folded Kazakh names of the cities above where they differ from the Russian ones. */
const KAZAKH_CITIES: Readonly<Record<string, string>> = {
  оскемен: 'усть-каменогорск',
  орал: 'уральск',
  петропавл: 'петропавловск',
};

type Groups = ReadonlyMap<string, readonly string[]>;

const groupsByCity = new Map(
  Object.entries(RENAMED).map(([city, rows]) => [city, groupByName([...NAME_FORMS, ...rows])]),
);
const commonGroups = groupByName(NAME_FORMS);

// Merges rows that share a name: one street may be in several tables.
function groupByName(rows: readonly (readonly string[])[]): Groups {
  const groups = new Map<string, readonly string[]>();
  for (const row of rows) {
    const merged = [...new Set(row.flatMap((name) => groups.get(name) ?? [name]))];
    for (const name of merged) groups.set(name, merged);
  }
  return groups;
}

/**
 * Returns all known folded names (`streetKey`) of a street, including the given one. `city` is the folded city name in
 * either language; its old street names count too.
 */
export function streetAliases(key: string, city = ''): readonly string[] {
  return (groupsByCity.get(KAZAKH_CITIES[city] ?? city) ?? commonGroups).get(key) ?? [key];
}

const currentByOld = new Map(
  Object.entries(RENAMED).map(([city, rows]) => [
    city,
    new Map(rows.map((row) => [row.at(-1) ?? '', row.slice(0, -1)] as const)),
  ]),
);

/** Lists the current names (`streetKey`) of the street that had this old name in a city; usually empty. */
export function currentNames(key: string, city: string): readonly string[] {
  return currentByOld.get(KAZAKH_CITIES[city] ?? city)?.get(key) ?? [];
}
