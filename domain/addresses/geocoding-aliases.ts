/** Russian and Kazakh forms of one name that no likeness finds, folded by `streetKey`; true in every city. */
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

/** New names of one street and, last, its old one, by the folded name of its city; from public knowledge. */
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

/** Folded Kazakh names of the cities above that differ from the Russian ones. */
const KAZAKH_CITIES: Readonly<Record<string, string>> = {
  оскемен: 'усть-каменогорск',
  орал: 'уральск',
  петропавл: 'петропавловск',
};

type Groups = ReadonlyMap<string, readonly string[]>;

const groupsByCity = new Map(Object.entries(RENAMED).map(([city, rows]) => [city, groupsOf([...NAME_FORMS, ...rows])]));
const commonGroups = groupsOf(NAME_FORMS);

// Rows that share a name are one street: its forms and its old names stand in different tables.
function groupsOf(rows: readonly (readonly string[])[]): Groups {
  const groups = new Map<string, readonly string[]>();
  for (const row of rows) {
    const whole = [...new Set(row.flatMap((name) => groups.get(name) ?? [name]))];
    for (const name of whole) groups.set(name, whole);
  }
  return groups;
}

/**
 * Returns every folded name (`streetKey`) of a street that the tables know, the given one included; `city` is the folded
 * name of a city, in either language, whose old names count too.
 */
export function namesOfStreet(key: string, city = ''): readonly string[] {
  return (groupsByCity.get(KAZAKH_CITIES[city] ?? city) ?? commonGroups).get(key) ?? [key];
}

const currentByOld = new Map(
  Object.entries(RENAMED).map(([city, rows]) => [
    city,
    new Map(rows.map((row) => [row.at(-1) ?? '', row.slice(0, -1)] as const)),
  ]),
);

/** Lists the present names (`streetKey`) of the street that had this one as its old name in a city; mostly none. */
export function currentNames(key: string, city: string): readonly string[] {
  return currentByOld.get(KAZAKH_CITIES[city] ?? city)?.get(key) ?? [];
}
