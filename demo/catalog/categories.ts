import { cellAt, readTable } from './table.ts';

/** A node of the category tree of the demo shop. */
export interface Category {
  id: number;
  parentId: number | null;
  slug: string;
  /** Kind of drawing that represents the category. */
  drawing: string;
  ru: string;
  kk: string;
  position: number;
}

/** `id | parent | slug | drawing | Russian | Kazakh`; siblings are in the order of rows. */
const TABLE = `
  100 | | smartfony-i-gadzhety | phone | Смартфоны и гаджеты | Смартфондар мен гаджеттер
  110 | 100 | smartfony-i-telefony | phone | Смартфоны и телефоны | Смартфондар мен телефондар
  111 | 110 | vse-smartfony | phone | Все смартфоны | Барлық смартфондар
  112 | 110 | knopochnye-telefony | phone | Кнопочные телефоны | Түймелі телефондар
  120 | 100 | chasy-i-braslety | smartwatch | Умные часы и браслеты | Смарт-сағаттар мен білезіктер
  121 | 120 | smart-chasy | smartwatch | Смарт-часы | Смарт-сағаттар
  122 | 120 | fitnes-braslety | band | Фитнес-браслеты | Фитнес-білезіктер
  123 | 120 | remeshki-dlya-chasov | watch-strap | Ремешки для часов | Сағат баулары
  130 | 100 | planshety-i-knigi | tablet | Планшеты и электронные книги | Планшеттер мен электрондық кітаптар
  131 | 130 | planshety | tablet | Планшеты | Планшеттер
  132 | 130 | elektronnye-knigi | tablet | Электронные книги | Электрондық кітаптар
  140 | 100 | aksessuary-dlya-smartfonov | case | Аксессуары для смартфонов | Смартфонға арналған аксессуарлар
  141 | 140 | chekhly | case | Чехлы для смартфонов | Смартфон қаптары
  142 | 140 | zashchitnye-stekla | screen-protector | Защитные стёкла | Қорғаныш шынылар
  143 | 140 | derzhateli | mount | Держатели и штативы | Ұстағыштар мен штативтер
  200 | | noutbuki-i-kompyutery | laptop | Ноутбуки и компьютеры | Ноутбуктер мен компьютерлер
  210 | 200 | noutbuki | laptop | Ноутбуки | Ноутбуктер
  211 | 210 | noutbuki-dlya-raboty | laptop | Ноутбуки для работы и учёбы | Жұмыс пен оқуға арналған ноутбуктер
  212 | 210 | igrovye-noutbuki | laptop | Игровые ноутбуки | Ойын ноутбуктері
  220 | 200 | pk-i-monitory | monitor | Компьютеры и мониторы | Компьютерлер мен мониторлар
  221 | 220 | sistemnye-bloki | pc | Системные блоки и мини-ПК | Жүйелік блоктар мен шағын ДК
  222 | 220 | monitory | monitor | Мониторы | Мониторлар
  230 | 200 | komplektuyushchie | gpu | Комплектующие | Құрамдас бөліктер
  231 | 230 | ssd-nakopiteli | ssd | SSD-накопители | SSD жинақтауыштар
  232 | 230 | videokarty | gpu | Видеокарты | Бейнекарталар
  240 | 200 | periferiya | keyboard | Периферия | Перифериялық құрылғылар
  241 | 240 | klaviatury | keyboard | Клавиатуры | Пернетақталар
  242 | 240 | myshi | mouse | Мыши | Тінтуірлер
  243 | 240 | veb-kamery | webcam | Веб-камеры | Веб-камералар
  244 | 240 | printery-i-mfu | printer | Принтеры и МФУ | Принтерлер мен КФҚ
  245 | 240 | kartridzhi-i-tonery | cartridge | Картриджи и тонеры | Картридждер мен тонерлер
  247 | 240 | chernila | ink | Чернила для принтеров | Принтер сиялары
  246 | 240 | bumaga-dlya-pechati | paper | Бумага для печати | Басып шығару қағазы
  250 | 200 | seti-i-nakopiteli | router | Сети и внешняя память | Желі және сыртқы жад
  251 | 250 | routery | router | Wi-Fi роутеры | Wi-Fi роутерлер
  252 | 250 | usb-fleshki | flash | USB-флешки | USB флешкалар
  253 | 250 | karty-pamyati | memory-card | Карты памяти | Жад карталары
  260 | 200 | programmy | licence | Программы | Бағдарламалар
  261 | 260 | antivirusy | licence | Антивирусы | Антивирустар
  262 | 260 | ofis-i-sistemy | licence | Офис и операционные системы | Кеңсе және операциялық жүйелер
  300 | | tv-i-audio | tv | Телевизоры, аудио и видео | Теледидар, аудио және бейне
  310 | 300 | televizory | tv | Телевизоры | Теледидарлар
  311 | 310 | led-televizory | tv | LED-телевизоры | LED теледидарлар
  312 | 310 | qled-i-oled-televizory | tv | QLED и OLED телевизоры | QLED және OLED теледидарлар
  320 | 300 | video-dlya-doma | projector | Проекторы и приставки | Проекторлар мен приставкалар
  321 | 320 | proektory | projector | Проекторы | Проекторлар
  322 | 320 | tv-pristavki | tv-box | ТВ-приставки | ТВ приставкалар
  330 | 300 | akustika | speaker | Акустика | Акустика
  331 | 330 | saundbary | soundbar | Саундбары | Саундбарлар
  332 | 330 | portativnye-kolonki | speaker | Портативные колонки | Портативті колонкалар
  340 | 300 | naushniki-i-mikrofony | headphones | Наушники и микрофоны | Құлаққаптар мен микрофондар
  341 | 340 | polnorazmernye-naushniki | headphones | Полноразмерные наушники | Толық өлшемді құлаққаптар
  342 | 340 | besprovodnye-vkladyshi | earbuds | Беспроводные вкладыши (TWS) | Сымсыз құлаққаптар (TWS)
  343 | 340 | mikrofony | microphone | Микрофоны | Микрофондар
  400 | | foto-i-igry | camera | Фото, видео и игры | Фото, бейне және ойындар
  410 | 400 | foto-i-video | camera | Фото и видео | Фото және бейне
  411 | 410 | fotoapparaty | camera | Фотоаппараты | Фотоаппараттар
  412 | 410 | ekshn-kamery | action-camera | Экшн-камеры | Экшн-камералар
  413 | 410 | kvadrokoptery | drone | Квадрокоптеры | Квадрокоптерлер
  420 | 400 | igry | console | Игры и приставки | Ойындар мен приставкалар
  421 | 420 | igrovye-pristavki | console | Игровые приставки | Ойын приставкалары
  422 | 420 | gejmpady | gamepad | Геймпады | Геймпадтар
  423 | 420 | vr-ochki | vr | Очки виртуальной реальности | Виртуалды шындық көзілдірігі
  424 | 420 | tsifrovye-kody | licence | Цифровые коды | Цифрлық кодтар
  500 | | krupnaya-tekhnika-dlya-kukhni | fridge | Крупная техника для кухни | Асүйге арналған ірі техника
  510 | 500 | kholodilnoe-oborudovanie | fridge | Холодильники и морозильники | Тоңазытқыштар мен мұздатқыштар
  511 | 510 | kholodilniki | fridge | Холодильники | Тоңазытқыштар
  512 | 510 | morozilniki | freezer | Морозильники | Мұздатқыштар
  520 | 500 | plity-i-vytyazhki | stove | Плиты и вытяжки | Плиталар мен ауа сорғыштар
  521 | 520 | plity | stove | Плиты | Плиталар
  522 | 520 | vytyazhki | hood | Вытяжки | Ауа сорғыштар
  530 | 500 | vstraivaemaya-tekhnika | oven | Встраиваемая техника | Кіріктірілетін техника
  531 | 530 | dukhovye-shkafy | oven | Духовые шкафы | Духовкалар
  532 | 530 | varochnye-paneli | hob | Варочные панели | Пісіру панельдері
  540 | 500 | myte-posudy | dishwasher | Мытьё посуды | Ыдыс жуу
  541 | 540 | posudomoechnye-mashiny | dishwasher | Посудомоечные машины | Ыдыс жуғыш машиналар
  600 | | malaya-tekhnika-dlya-kukhni | kettle | Малая техника для кухни | Асүйге арналған шағын техника
  610 | 600 | napitki | coffee-machine | Приготовление напитков | Сусындар дайындау
  611 | 610 | chajniki | kettle | Электрочайники | Электр шәйнектер
  612 | 610 | kofemashiny | coffee-machine | Кофемашины | Кофе машиналары
  613 | 610 | kapelnye-kofevarki | coffee-maker | Капельные кофеварки | Тамшылы кофе қайнатқыштар
  614 | 610 | sokovyzhimalki | juicer | Соковыжималки | Шырын сыққыштар
  620 | 600 | izmelchenie | blender | Измельчение и смешивание | Ұсақтау және араластыру
  621 | 620 | blendery | blender | Блендеры | Блендерлер
  622 | 620 | miksery | mixer | Миксеры | Миксерлер
  623 | 620 | kukhonnye-kombajny | food-processor | Кухонные комбайны | Асүй комбайндары
  624 | 620 | myasorubki | meat-grinder | Мясорубки | Еттартқыштар
  630 | 600 | prigotovlenie | multicooker | Приготовление блюд | Тағам дайындау
  631 | 630 | mikrovolnovye-pechi | microwave | Микроволновые печи | Микротолқынды пештер
  632 | 630 | multivarki | multicooker | Мультиварки | Мультипісіргіштер
  633 | 630 | aerogrili | air-fryer | Аэрогрили | Аэрогрильдер
  634 | 630 | tostery | toaster | Тостеры | Тостерлер
  635 | 630 | khlebopechki | bread-maker | Хлебопечки | Нан пісіргіштер
  700 | | uborka-i-odezhda | vacuum | Уборка и уход за одеждой | Тазалау және киім күтімі
  710 | 700 | pylesosy | vacuum | Пылесосы | Шаңсорғыштар
  711 | 710 | klassicheskie-pylesosy | vacuum | Классические пылесосы | Классикалық шаңсорғыштар
  712 | 710 | roboty-pylesosy | robot-vacuum | Роботы-пылесосы | Робот шаңсорғыштар
  713 | 710 | vertikalnye-pylesosy | stick-vacuum | Вертикальные пылесосы | Тік шаңсорғыштар
  714 | 710 | filtry-dlya-pylesosov | vacuum-filter | Фильтры и мешки для пылесосов | Шаңсорғыш сүзгілері мен қаптары
  720 | 700 | stirka-i-sushka | washer | Стирка и сушка | Кір жуу және кептіру
  721 | 720 | stiralnye-mashiny | washer | Стиральные машины | Кір жуғыш машиналар
  722 | 720 | sushilnye-mashiny | dryer | Сушильные машины | Кір кептіргіш машиналар
  730 | 700 | glazhka-i-shityo | iron | Глажка и шитьё | Үтіктеу және тігу
  731 | 730 | utyugi | iron | Утюги | Үтіктер
  732 | 730 | otparivateli | steamer | Отпариватели | Булағыштар
  733 | 730 | shvejnye-mashiny | sewing-machine | Швейные машины | Тігін машиналары
  800 | | krasota-i-zdorove | hair-dryer | Красота и здоровье | Сұлулық және денсаулық
  810 | 800 | ukladka-volos | hair-dryer | Укладка волос | Шаш сәндеу
  811 | 810 | feny | hair-dryer | Фены | Фендер
  812 | 810 | vypryamiteli | straightener | Выпрямители для волос | Шаш түзеткіштер
  820 | 800 | brityo-i-strizhka | shaver | Бритьё и стрижка | Қырыну және шаш алу
  821 | 820 | elektrobritvy | shaver | Электробритвы | Электр ұстаралар
  822 | 820 | trimmery | trimmer | Триммеры и машинки | Триммерлер мен машинкалар
  830 | 800 | zdorove | scales | Здоровье | Денсаулық
  831 | 830 | zubnye-shchyotki | toothbrush | Электрические зубные щётки | Электр тіс щёткалары
  832 | 830 | napolnye-vesy | scales | Напольные весы | Еден таразылары
  900 | | klimat-i-umnyj-dom | air-conditioner | Климат и умный дом | Климат және ақылды үй
  910 | 900 | klimat | air-conditioner | Климатическая техника | Климаттық техника
  911 | 910 | konditsionery | air-conditioner | Кондиционеры | Кондиционерлер
  912 | 910 | obogrevateli | heater | Обогреватели | Жылытқыштар
  913 | 910 | ventilyatory | fan | Вентиляторы | Желдеткіштер
  914 | 910 | vodonagrevateli | water-heater | Водонагреватели | Су жылытқыштар
  920 | 900 | vozdukh | humidifier | Качество воздуха | Ауа сапасы
  921 | 920 | uvlazhniteli | humidifier | Увлажнители воздуха | Ауа ылғалдандырғыштар
  922 | 920 | ochistiteli-vozdukha | air-purifier | Очистители воздуха | Ауа тазартқыштар
  930 | 900 | umnyj-dom | smart-lock | Умный дом | Ақылды үй
  931 | 930 | umnye-lampy | lamp | Умные лампы и светильники | Ақылды шамдар
  932 | 930 | umnye-rozetki | smart-plug | Умные розетки | Ақылды розеткалар
  933 | 930 | umnye-zamki | smart-lock | Умные замки | Ақылды құлыптар
  934 | 930 | videozvonki | doorbell | Видеозвонки | Камералы есік қоңыраулары
  1000 | | aksessuary-i-pitanie | cable | Аксессуары и питание | Аксессуарлар және қуат
  1010 | 1000 | zaryadka | charger | Зарядка | Қуаттау
  1011 | 1010 | kabeli | cable | Кабели | Кабельдер
  1012 | 1010 | zaryadnye-ustrojstva | charger | Зарядные устройства | Қуаттау құрылғылары
  1013 | 1010 | powerbanki | power-bank | Внешние аккумуляторы | Сыртқы аккумуляторлар
  1020 | 1000 | elektropitanie | battery | Электропитание | Электр қуаты
  1021 | 1020 | batarejki | battery | Батарейки и аккумуляторы | Батареялар мен аккумуляторлар
  1022 | 1020 | udliniteli | extension-cord | Удлинители и сетевые фильтры | Ұзартқыштар мен желілік сүзгілер
  1023 | 1020 | ibp | ups | Источники бесперебойного питания | Үздіксіз қуат көздері
  1024 | 1020 | stabilizatory-napryazheniya | stabiliser | Стабилизаторы напряжения | Кернеу тұрақтандырғыштары
  1030 | 1000 | sumki-i-podarki | bag | Сумки и подарки | Сөмкелер мен сыйлықтар
  1031 | 1030 | sumki-dlya-noutbukov | bag | Сумки и рюкзаки для ноутбуков | Ноутбук сөмкелері мен рюкзактары
  1032 | 1030 | podarochnye-nabory | gift-box | Подарочные наборы | Сыйлық жинақтары
`;

function readCategories(): Category[] {
  const siblings = new Map<string, number>();
  return readTable(TABLE).map((row) => {
    const parent = cellAt(row, 1);
    const position = (siblings.get(parent) ?? 0) + 1;
    siblings.set(parent, position);
    return {
      id: Number(cellAt(row, 0)),
      parentId: parent === '' ? null : Number(parent),
      slug: cellAt(row, 2),
      drawing: cellAt(row, 3),
      ru: cellAt(row, 4),
      kk: cellAt(row, 5),
      position,
    };
  });
}

/** The category tree, parents first. */
export const categories: readonly Category[] = readCategories();

/** Finds a category by its slug. */
export function findCategory(slug: string): Category {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (category === undefined) throw new Error(`unknown category "${slug}"`);
  return category;
}
