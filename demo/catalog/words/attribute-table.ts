import type { Bilingual } from '../kind.ts';

/** Groups of characteristics on the product page. */
export const ATTRIBUTE_GROUPS: Record<string, Bilingual> = {
  obshchie: { ru: 'Общие характеристики', kk: 'Жалпы сипаттамалар' },
  ekran: { ru: 'Экран', kk: 'Экран' },
  pamyat: { ru: 'Процессор и память', kk: 'Процессор және жад' },
  kamera: { ru: 'Камера', kk: 'Камера' },
  svyaz: { ru: 'Связь и разъёмы', kk: 'Байланыс және порттар' },
  zvuk: { ru: 'Звук', kk: 'Дыбыс' },
  pitanie: { ru: 'Питание', kk: 'Қуат көзі' },
  rabota: { ru: 'Рабочие параметры', kk: 'Жұмыс параметрлері' },
  funktsii: { ru: 'Функции', kk: 'Функциялар' },
  korpus: { ru: 'Корпус и размеры', kk: 'Корпус және өлшемдер' },
};

/** `slug | type (number, enum, flag, text; + filterable) | Russian | Kazakh | unit (/kk/ Kazakh unit) | group` */
export const ATTRIBUTE_TABLE = `
  brend | e+ | Бренд | Бренд | | obshchie
  tip | e+ | Тип | Түрі | | obshchie
  naznachenie | e+ | Назначение | Қолданылуы | | obshchie
  sovmestimost | e+ | Совместимость | Үйлесімділігі | | obshchie
  ustanovka | e+ | Установка | Орнату тәсілі | | obshchie
  platforma | e+ | Платформа | Платформа | | obshchie
  operatsionnaya-sistema | e+ | Операционная система | Операциялық жүйе | | obshchie
  srok-litsenzii | n+ | Срок лицензии | Лицензия мерзімі | мес./kk/ай | obshchie
  chislo-ustrojstv | n+ | Число устройств | Құрылғы саны | | obshchie
  nominal | n+ | Номинал | Номиналы | ₸ | obshchie
  predmetov-v-nabore | n+ | Предметов в наборе | Жинақтағы зат саны | шт./kk/дана | obshchie
  shtuk-v-upakovke | n+ | В упаковке | Қаптамадағы саны | шт./kk/дана | obshchie
  diagonal-ekrana | n+ | Диагональ экрана | Экран диагоналі | дюйм | ekran
  tip-ekrana | e+ | Тип экрана | Экран түрі | | ekran
  razreshenie | e+ | Разрешение | Ажыратымдылығы | | ekran
  chastota-obnovleniya | n+ | Частота обновления | Жаңару жиілігі | Гц | ekran
  yarkost | n | Яркость | Жарықтығы | нит | ekran
  vremya-otklika | n | Время отклика | Жауап беру уақыты | мс | ekran
  hdr | e+ | HDR | HDR | | ekran
  yarkost-lm | n+ | Световой поток | Жарық ағыны | лм | ekran
  protsessor | e+ | Процессор | Процессор | | pamyat
  videokarta | e+ | Видеокарта | Бейнекарта | | pamyat
  operativnaya-pamyat | n+ | Оперативная память | Жедел жад | ГБ | pamyat
  vstroennaya-pamyat | n+ | Встроенная память | Ішкі жад | ГБ | pamyat
  obem-ssd | n+ | Объём SSD | SSD көлемі | ГБ | pamyat
  obem-pamyati | n+ | Объём памяти | Жад көлемі | ГБ | pamyat
  videopamyat | n+ | Видеопамять | Бейне жад | ГБ | pamyat
  rasshirenie | t | Расширение памяти | Жадты кеңейту | | pamyat
  form-faktor | e+ | Форм-фактор | Форм-фактор | | pamyat
  skorost-chteniya | n+ | Скорость чтения | Оқу жылдамдығы | МБ/с | pamyat
  skorost-zapisi | n | Скорость записи | Жазу жылдамдығы | МБ/с | pamyat
  osnovnaya-kamera | n+ | Основная камера | Негізгі камера | Мп | kamera
  frontalnaya-kamera | n | Фронтальная камера | Алдыңғы камера | Мп | kamera
  chislo-kamer | n | Число камер | Камера саны | | kamera
  matritsa-mp | n+ | Разрешение матрицы | Матрица ажыратымдылығы | Мп | kamera
  razmer-matritsy | e+ | Формат матрицы | Матрица форматы | | kamera
  zapis-video | e+ | Запись видео | Бейне жазу | | kamera
  stabilizatsiya | e+ | Стабилизация | Тұрақтандыру | | kamera
  ugol-obzora | n | Угол обзора | Шолу бұрышы | ° | kamera
  set | e+ | Мобильная сеть | Ұялы желі | | svyaz
  sim-karty | e | SIM-карты | SIM карталар | | svyaz
  esim | f+ | eSIM | eSIM | | svyaz
  nfc | f+ | NFC | NFC | | svyaz
  gps | f+ | GPS | GPS | | svyaz
  wi-fi | e+ | Wi-Fi | Wi-Fi | | svyaz
  bluetooth | e | Bluetooth | Bluetooth | | svyaz
  podklyuchenie | e+ | Подключение | Қосылуы | | svyaz
  interfejs | e+ | Интерфейс | Интерфейс | | svyaz
  hdmi | n | Входы HDMI | HDMI кірістері | | svyaz
  usb-porty | n | Порты USB | USB порттары | | svyaz
  lan-porty | n | Порты LAN | LAN порттары | | svyaz
  porty | t | Разъёмы | Порттары | | svyaz
  tyuner | e+ | Тюнер | Тюнер | | svyaz
  skorost-wi-fi | n+ | Скорость Wi-Fi | Wi-Fi жылдамдығы | Мбит/с | svyaz
  dalnost | n | Дальность | Әрекет ету қашықтығы | м | svyaz
  smart-tv | e+ | Платформа Smart TV | Smart TV платформасы | | funktsii
  upravlenie-so-smartfona | f+ | Управление со смартфона | Смартфоннан басқару | | funktsii
  moshchnost-zvuka | n+ | Мощность звука | Дыбыс қуаты | Вт | zvuk
  kanaly | e+ | Звуковая схема | Дыбыс схемасы | | zvuk
  shumopodavlenie | f+ | Активное шумоподавление | Шуды белсенді басу | | zvuk
  mikrofon | f | Микрофон | Микрофон | | zvuk
  napravlennost | e | Направленность | Бағыттылығы | | zvuk
  emkost-akkumulyatora | n+ | Ёмкость аккумулятора | Аккумулятор сыйымдылығы | мА·ч/kk/мА·сағ | pitanie
  vremya-raboty | n+ | Время работы | Жұмыс уақыты | ч/kk/сағ | pitanie
  avtonomnost-dnej | n+ | Автономность | Автономды жұмыс уақыты | день/kk/күн | pitanie
  vremya-raboty-min | n+ | Работа от аккумулятора | Аккумулятордан жұмыс уақыты | мин | pitanie
  bystraya-zaryadka | n+ | Мощность зарядки | Зарядтау қуаты | Вт | pitanie
  besprovodnaya-zaryadka | f+ | Беспроводная зарядка | Сымсыз қуаттау | | pitanie
  zaryadka-v-komplekte | e+ | Зарядка в комплекте | Жинақтағы қуаттағыш | | pitanie
  pitanie | e+ | Питание | Қуат көзі | | pitanie
  moshchnost | n+ | Мощность | Қуаты | Вт | rabota
  polnaya-moshchnost | n+ | Полная мощность | Толық қуаты | ВА | rabota
  minimalnoe-napryazhenie | n+ | Минимальное входное напряжение | Ең төменгі кіріс кернеуі | В | rabota
  maksimalnoe-napryazhenie | n | Максимальное входное напряжение | Ең жоғары кіріс кернеуі | В | rabota
  tochnost-stabilizatsii | n | Отклонение на выходе | Шығыстағы ауытқу | % | rabota
  moshchnost-vsasyvaniya | n+ | Мощность всасывания | Сору қуаты | Вт | rabota
  sila-vsasyvaniya | n+ | Сила всасывания | Сору күші | Па | rabota
  obem | n+ | Объём | Көлемі | л | rabota
  obshchij-obem | n+ | Общий объём | Жалпы көлемі | л | rabota
  obem-kholodilnika | n | Объём холодильной камеры | Тоңазытқыш камерасының көлемі | л | rabota
  obem-morozilnika | n | Объём морозильной камеры | Мұздатқыш камерасының көлемі | л | rabota
  obem-pylesbornika | n+ | Объём пылесборника | Шаң жинағыш көлемі | л | rabota
  obem-bachka | n+ | Объём резервуара | Су ыдысының көлемі | л | rabota
  tip-pylesbornika | e+ | Тип пылесборника | Шаң жинағыш түрі | | rabota
  zagruzka | n+ | Загрузка белья | Кір салмағы | кг | rabota
  oboroty-otzhima | n+ | Скорость отжима | Сығу жылдамдығы | об/мин/kk/айн/мин | rabota
  komplektov | n+ | Вместимость | Сыйымдылығы | компл./kk/жинақ | rabota
  raskhod-vody | n | Расход воды | Су шығыны | л | rabota
  shum | n+ | Уровень шума | Шу деңгейі | дБ | rabota
  energoklass | e+ | Класс энергоэффективности | Энергия тиімділігі класы | | rabota
  raskhod-energii | n | Расход электроэнергии | Электр энергиясының шығыны | кВт·ч/год/kk/кВт·сағ/жыл | rabota
  kompressor | e+ | Компрессор | Компрессор | | rabota
  razmorozka | e+ | Система размораживания | Еріту жүйесі | | rabota
  konforki | n+ | Число конфорок | Конфорка саны | | rabota
  proizvoditelnost | n+ | Производительность | Өнімділігі | м³/ч/kk/м³/сағ | rabota
  proizvoditelnost-kg | n+ | Производительность | Өнімділігі | кг/мин | rabota
  proizvoditelnost-ml | n | Расход воды на увлажнение | Ылғалдандыру өнімділігі | мл/ч/kk/мл/сағ | rabota
  moshchnost-okhlazhdeniya | n+ | Мощность охлаждения | Салқындату қуаты | Вт | rabota
  temperatura-obogreva | n+ | Обогрев при уличной температуре от | Жылыта алатын ең төменгі сыртқы температура | °C | rabota
  dlina-trassy | t | Длина трассы | Құбыр ұзындығы | | rabota
  ploshchad | n+ | Площадь помещения | Бөлме ауданы | м² | rabota
  davlenie | n+ | Давление помпы | Помпа қысымы | бар | rabota
  par | n+ | Подача пара | Бу беру | г/мин | rabota
  parovoj-udar | n | Паровой удар | Бу соққысы | г/мин | rabota
  oboroty | n+ | Скорость вращения | Айналу жылдамдығы | об/мин/kk/айн/мин | rabota
  skorosti | n+ | Число скоростей | Жылдамдық саны | | rabota
  programmy | n+ | Число программ | Бағдарлама саны | | rabota
  operatsii | n+ | Число операций | Операция саны | | rabota
  nasadki | n+ | Насадки в комплекте | Жинақтағы саптамалар | шт./kk/дана | rabota
  temperatura | n+ | Максимальная температура | Ең жоғары температура | °C | rabota
  maksimalnyj-ves | n+ | Максимальная нагрузка | Ең үлкен салмақ | кг | rabota
  dvizheniya | n+ | Движений в минуту | Минуттағы қозғалыс саны | | rabota
  dpi | n+ | Разрешение сенсора | Сенсор ажыратымдылығы | dpi | rabota
  skorost-pechati | n+ | Скорость печати | Басып шығару жылдамдығы | стр/мин/kk/бет/мин | rabota
  tekhnologiya-pechati | e+ | Технология печати | Басып шығару технологиясы | | rabota
  tsvet-pechati | e+ | Цвет печати | Басып шығару түсі | | rabota
  resurs-pechati | n+ | Ресурс | Басып шығару ресурсы | стр/kk/бет | rabota
  originalnyj | f+ | Оригинальный | Түпнұсқа | | obshchie
  format-bumagi | e+ | Формат бумаги | Қағаз форматы | | obshchie
  plotnost-bumagi | n+ | Плотность бумаги | Қағаз тығыздығы | г/м² | rabota
  listov-v-pachke | n+ | Листов в пачке | Бумадағы парақ саны | шт./kk/дана | obshchie
  tsvetnaya-pechat | f+ | Цветная печать | Түрлі түсті басып шығару | | rabota
  tip-pereklyuchatelej | e+ | Тип клавиш | Перне түрі | | rabota
  bukvy | e+ | Буквы на клавишах | Пернелердегі әріптер | | rabota
  moshchnost-pk | n | Мощность блока питания | Қоректендіру блогының қуаты | Вт | rabota
  vyhody | n+ | Число выходов | Порт саны | | rabota
  rozetki | n+ | Число розеток | Розетка саны | | rabota
  tok | n | Максимальный ток | Ең жоғары ток | А | rabota
  tsokol | e+ | Цоколь | Цоколь | | rabota
  tsvetovaya-temperatura | e | Свет | Жарық | | rabota
  invertor | f+ | Инверторный мотор | Инверторлы мотор | | funktsii
  no-frost | f+ | No Frost | No Frost | | funktsii
  par-funktsiya | f+ | Обработка паром | Бумен өңдеу | | funktsii
  obogrev | f+ | Обогрев | Жылыту | | funktsii
  zashchita-ot-protechek | e+ | Защита от протечек | Судың ағуынан қорғау | | funktsii
  sushka | f+ | Сушка | Кептіру | | funktsii
  gril | f+ | Гриль | Гриль | | funktsii
  konvektsiya | f+ | Конвекция | Конвекция | | funktsii
  samoochistka | e+ | Очистка | Тазалау тәсілі | | funktsii
  kapuchinator | e+ | Капучинатор | Капучинатор | | funktsii
  kofemolka | f+ | Кофемолка | Кофе ұнтақтағыш | | funktsii
  termoregulyator | f+ | Регулировка температуры | Температураны реттеу | | funktsii
  podsvetka | e+ | Подсветка | Жарықтандыру | | funktsii
  upravlenie | e+ | Управление | Басқару | | funktsii
  vlazhnaya-uborka | f+ | Влажная уборка | Ылғалды тазалау | | funktsii
  bazovaya-stantsiya | f+ | Станция самоочистки | Өзін-өзі тазалау станциясы | | funktsii
  navigatsiya | e+ | Навигация | Навигация | | funktsii
  ionizatsiya | f+ | Ионизация | Иондау | | funktsii
  datchiki | e | Датчики | Датчиктер | | funktsii
  analiz-sostava-tela | f+ | Анализ состава тела | Дене құрамын талдау | | funktsii
  sposoby-otkrytiya | e+ | Способ открытия | Ашу тәсілі | | funktsii
  zashchita | e+ | Защита от воды | Судан қорғау | | korpus
  material | e+ | Материал | Материалы | | korpus
  tsvet | e+ | Цвет | Түс | | korpus
  dlina | n+ | Длина | Ұзындығы | м | korpus
  shirina | n+ | Ширина | Ені | см | korpus
  vysota | n+ | Высота | Биіктігі | см | korpus
  glubina | n+ | Глубина | Тереңдігі | см | korpus
  dver | e | Открывание двери | Есіктің ашылуы | | korpus
  zazor | t | Зазоры для вентиляции | Желдету саңылаулары | | korpus
  nisha | t | Размеры ниши (Ш×В×Г) | Ойық өлшемдері (Е×Б×Т) | | korpus
  vyrez | t | Вырез в столешнице (Ш×Г) | Үстел бетіндегі тесік (Е×Т) | | korpus
  vozdukhovod | t | Диаметр воздуховода | Ауа құбырының диаметрі | | korpus
  vesa | e+ | Настенное крепление | Қабырғаға бекіту | | korpus
  nozhki | t | Опора | Тірегі | | korpus
  stantsiya | t | Размеры станции (Ш×В×Г) | Станция өлшемдері (Е×Б×Т) | | korpus
  shirina-krepleniya | n+ | Ширина крепления | Бекітпе ені | мм | korpus
  zastezhka | e+ | Застёжка | Ілмегі | | korpus
  tolshchina | n | Толщина | Қалыңдығы | мм | korpus
  gabarity | t | Размеры (Ш×В×Г) | Өлшемдері (Е×Б×Т) | | korpus
  ves | n | Вес | Салмағы | кг | korpus
  garantiya | n | Гарантия | Кепілдік | мес./kk/ай | obshchie
  komplekt | t | Комплект поставки | Жинағы | | obshchie
  upakovka | t | Упаковка | Қаптамасы | | korpus
  strana | t | Страна производства | Өндірілген елі | | obshchie
  kod-proizvoditelya | t | Код производителя | Өндіруші коды | | obshchie
  gtin | t | GTIN | GTIN | | obshchie
  istochnik | t | Источник сведений | Мәлімет көзі | | obshchie
`;
