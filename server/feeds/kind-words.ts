/** Beginnings of words in a category's name and the drawing that fits; the first match wins, so the particular stand before the general. */
const words: readonly (readonly [pattern: string, kind: string])[] = [
  ['защитн\\S* (?:ст[её]кл|пл[её]нк)|пл[её]нк', 'screen-protector'], ['чех[ло]|кейс|бампер', 'case'], ['портативн\\S* (?:заряд|аккум|бат)|power ?bank|внешн\\S* аккум|пауэр', 'power-bank'],
  ['зарядн|адаптер\\S* питан|блок\\S* питан|з/устр|з/у|заряд', 'charger'], ['кабел|шнур|переходник|патч|удлинитель hdmi', 'cable'], ['сетев\\S* фильтр|удлинител', 'extension-cord'],
  ['крепл|кронштейн|держател|штатив|подставк|стойк', 'mount'], ['сумк|рюкзак|кофр', 'bag'],
  ['смарт[ -]?час|умн\\S* час|часы', 'smartwatch'], ['браслет', 'band'], ['планшет', 'tablet'], ['смартфон|телефон|iphone', 'phone'],
  ['ноутбук|ультрабук|нетбук', 'laptop'], ['моноблок|системн\\S* блок|мини[ -]?пк|компьютер|сервер|корпус|процессор|материнск|кулер|охлажд', 'pc'], ['монитор', 'monitor'],
  ['видеокарт|графическ\\S* карт', 'gpu'], ['ssd|жестк|жёстк|накопител|hdd|nas', 'ssd'], ['флеш|usb[ -]накоп', 'flash'], ['карт\\S* памят|compactflash|microsd', 'memory-card'], ['памят|ram|ddr', 'memory-card'],
  ['картридж|тонер|чернил|принтер|мфу|плоттер|сканер|копир|фотобарабан|термопл', 'printer'], ['маршрутиз|роутер|wi-?fi|коммутатор|свитч|точк\\S* доступ|сетев|модем|lte|mesh', 'router'],
  ['клавиатур', 'keyboard'], ['коврик|мыш', 'mouse'], ['веб[ -]?камер|web', 'webcam'], ['микрофон', 'microphone'],
  ['вкладыш|tws|earbud', 'earbuds'], ['наушник|гарнитур', 'headphones'], ['саундбар', 'soundbar'], ['колонк|акустик|сабвуф|динамик|аудио|музыкальн|усилител|ресивер|радио|проигрыват|транспорт|канал', 'speaker'],
  ['проектор|экран', 'projector'], ['приставк|медиаплеер|тв[ -]?бокс', 'tv-box'], ['телевиз|тв', 'tv'],
  ['экшн', 'action-camera'], ['квадрокоптер|дрон', 'drone'], ['фото|объектив|камер|видеонабл|видеорег', 'camera'], ['виртуальн|vr', 'vr'],
  ['геймпад|контроллер|джойстик|руль', 'gamepad'], ['игров\\S* (?:прист|конс)|консол|playstation|xbox|игры', 'console'],
  ['морозил', 'freezer'], ['холодил', 'fridge'], ['посудомо', 'dishwasher'], ['стирал', 'washer'], ['сушил', 'dryer'], ['варочн', 'hob'], ['духов', 'oven'], ['вытяж', 'hood'], ['микроволн|свч', 'microwave'], ['плит', 'stove'],
  ['чайник|термопот', 'kettle'], ['кофемаш', 'coffee-machine'], ['кофевар|кофемол|кофе', 'coffee-maker'], ['блендер', 'blender'], ['миксер', 'mixer'], ['комбайн', 'food-processor'], ['мясоруб', 'meat-grinder'],
  ['тостер|вафел|сэндвич|бутерброд', 'toaster'], ['мультивар|скоровар|пароварк|рисовар', 'multicooker'], ['аэрогрил|фритюр|гриль', 'air-fryer'], ['хлебопеч', 'bread-maker'], ['соковыж', 'juicer'],
  ['(?:фильтр|мешк|мешок)\\S*(?: и \\S+)? для (?:\\S+ )?пылес', 'vacuum-filter'], ['робот\\S*[ -]пылес', 'robot-vacuum'], ['вертикальн\\S* пылес|беспроводн\\S* пылес', 'stick-vacuum'], ['пылесос|пароочист|мойк', 'vacuum'],
  ['отпариват', 'steamer'], ['утюг|гладил', 'iron'], ['швейн|оверлок', 'sewing-machine'],
  ['фен|стайлер', 'hair-dryer'], ['выпрямит|щипц|плойк', 'straightener'], ['эпилят|бритв', 'shaver'], ['триммер|машинк\\S* для стриж', 'trimmer'], ['зубн|ирригатор', 'toothbrush'], ['весы|весов', 'scales'],
  ['кондиционер|сплит', 'air-conditioner'], ['водонагр|бойлер', 'water-heater'], ['обогрев|конвектор|тепл|радиатор|камин', 'heater'], ['вентилятор', 'fan'], ['увлажн', 'humidifier'], ['очистит\\S* воздух|воздухооч', 'air-purifier'],
  ['розетк|умн\\S* дом', 'smart-plug'], ['замок|замк', 'smart-lock'], ['звонок|домофон', 'doorbell'], ['ламп|свет|фонар', 'lamp'], ['батарейк|аккумулятор|ибп|бесперебойн|элемент\\S* питан|стабилизат|инвертор', 'battery'],
  ['программ|лиценз|антивирус|ключ|подписк', 'licence'], ['подароч|сертификат', 'gift-box'],
];

const table = words.map(([pattern, kind]) => ({ pattern: new RegExp(`(?:^|[^\\p{L}])(?:${pattern})`, 'iu'), kind }));

/** Guesses the drawing kind of a category by its Russian name; undefined when no word is known. */
export function kindOf(name: string): string | undefined {
  const folded = name.toLowerCase();
  return table.find(({ pattern }) => pattern.test(folded))?.kind;
}
