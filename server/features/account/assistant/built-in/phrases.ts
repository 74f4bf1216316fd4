import type { OrderState } from '#domain/orders/order-status.ts';
import { withSuffix } from '#domain/text/kazakh-suffix.ts';
import type { Language } from '#domain/text/language.ts';

/** Sentences of the built-in model; values take no suffixes, sums take those of «теңге». */
type Phrases = {
  found(total: number, what: string): string;
  considered(parts: string): string;
  nothing: string;
  upTo(price: string): string;
  noneUpTo(price: string): string;
  dropped(words: string): string;
  notSold: string;
  sides: Record<'width' | 'height' | 'depth', string>;
  bestOf: string;
  unknown: string;
  unknownFact(name: string): string;
  whichProduct: string;
  whichTwo: string;
  refine(facet: string): string;
  showAll: string;
  openProduct: string;
  openComparison: string;
  openOrder: string;
  allStores: string;
  priceOf(name: string, price: string): string;
  noPrice(name: string): string;
  oldPrice(name: string, price: string): string;
  monthly(name: string, monthly: string): string;
  noInstalment(name: string): string;
  term(months: number, monthly: string): string;
  states: Record<
    'withdrawn' | 'preorder' | 'in-stock' | 'other-city' | 'to-order' | 'out-of-stock',
    (name: string) => string
  >;
  courierDay(name: string, day: string): string;
  days(count: number): string;
  courierFee(fee: string, freeFrom: string): string;
  freeCourier: string;
  tradeIn: string;
  expressFee(fee: string, hours: number, before: string): string;
  liftingFee(fee: string): string;
  pickup(day: string): string;
  cheaper(name: string, price: string): string;
  samePrice: string;
  versus: string;
  noDifference: string;
  unlike: string;
  fits: Record<'yes' | 'no' | 'unknown', (name: string) => string>;
  listedModels(models: string): string;
  accessories(name: string): string;
  noAccessories(name: string): string;
  sizeOf(name: string, size: string): string;
  narrower(name: string): string;
  wider(name: string): string;
  sizeHint: string;
  storeIn(name: string, address: string): string;
  daily(hours: string): string;
  workweek(weekdays: string, saturday: string, sunday: string): string;
  closed: string;
  inStores: string;
  noStores: string;
  orderStates: Record<OrderState, (number: string) => string>;
  orderDay: Record<'courier' | 'pickup', (day: string) => string>;
  orderPay: string;
  orderNotFound: string;
  orderLogin: string;
  noOrders: string;
  ordersGuest: string;
  promo(title: string, code: string): string;
  promoPlain(title: string): string;
  noPromos: string;
  noHaggle: string;
  person: string;
  hours(from: string, to: string): string;
  callback: string;
  complaint: string;
  returning: string;
  returnOfOrder: string;
  login: string;
  greeting: string;
  thanks: string;
  identity: string;
  onlyShop: string;
  refused: string;
  abuse: string;
  cannotChange: string;
  examples: readonly string[];
};

/** Sentences by language. */
export const PHRASES: Readonly<Record<Language, Phrases>> = {
  ru: {
    found: (total, what) => `Нашлось товаров: ${total}. Раздел: ${what}.`,
    considered: (parts) => `Что учтено: ${parts}.`,
    upTo: (price) => `до ${price}`,
    noneUpTo: (price) => `До ${price} такого нет, показываю самое доступное.`,
    nothing: 'Таких товаров у нас не нашлось.',
    notSold: 'Точно такой модели у нас нет, показываю похожие.',
    dropped: (words) => `Точно такого нет, показываю близкое. Не учтено: ${words}.`,
    sides: { width: 'ширина', height: 'высота', depth: 'глубина' },
    bestOf: 'Начните с этих.',
    unknown: 'Этого я не знаю. Спросите нашего сотрудника, он ответит.',
    unknownFact: (name) => `${name}: в характеристиках этого нет, поэтому не знаю.`,
    whichProduct: 'О каком товаре речь? Напишите модель или откройте страницу товара.',
    whichTwo: 'Какие две модели сравнить? Назовите обе.',
    refine: (facet) => `Уточните, и выбор станет короче: ${facet}?`,
    showAll: 'Показать все',
    openProduct: 'Открыть товар',
    openComparison: 'Открыть сравнение',
    openOrder: 'Открыть заказ',
    allStores: 'Магазины на карте',
    priceOf: (name, price) => `${name} стоит ${price}.`,
    noPrice: (name) => `${name}: в вашем городе цены сейчас нет.`,
    oldPrice: (name, price) => `${name}: раньше цена была ${price}.`,
    monthly: (name, monthly) => `${name}: от ${monthly} в месяц.`,
    noInstalment: (name) => `${name}: рассрочка на этот товар не указана.`,
    term: (months, monthly) => `${months} мес. по ${monthly}`,
    states: {
      'in-stock': (name) => `${name} есть в наличии.`,
      'other-city': (name) => `${name}: привезём из другого города.`,
      preorder: (name) => `${name} доступен по предзаказу.`,
      'to-order': (name) => `${name}: привезём под заказ.`,
      'out-of-stock': (name) => `${name}: сейчас нет в наличии.`,
      withdrawn: (name) => `${name} больше не продаётся.`,
    },
    courierDay: (name, day) => `${name}: курьер привезёт ${day}.`,
    days: (count) => `Срок, дней: ${count}.`,
    courierFee: (fee, freeFrom) => `Курьер стоит ${fee}, при покупке от ${freeFrom} доставка бесплатная.`,
    freeCourier: 'Доставка курьером для него бесплатная: 0 ₸.',
    tradeIn: 'Оценить технику и узнать условия можно на странице трейд-ин.',
    expressFee: (fee, hours, before) => `Экспресс — ${fee}, за ${hours} ч, если заказать до ${before}.`,
    liftingFee: (fee) => `Подъём без лифта — ${fee} за этаж.`,
    pickup: (day) => `Самовывоз доступен ${day}.`,
    cheaper: (name, price) => `Дешевле ${name}: ${price}.`,
    samePrice: 'Цена одинаковая.',
    versus: 'против',
    noDifference: 'По характеристикам они не отличаются.',
    unlike: 'Это товары разных разделов, поэтому сравнить их характеристики нельзя.',
    fits: {
      yes: (name) => `Да, ${name} подойдёт: модель есть в списке совместимых.`,
      no: (name) => `Нет, ${name} не подойдёт: такой модели в списке совместимых нет.`,
      unknown: (name) => `Не знаю, подойдёт ли ${name}: списка совместимых моделей нет.`,
    },
    listedModels: (models) => `Список производителя: ${models}.`,
    accessories: (name) => `Вот что подходит к модели ${name}.`,
    noAccessories: (name) => `Не нашлось товаров, про которые точно известно, что они подходят к модели ${name}.`,
    sizeOf: (name, size) => `${name}: ${size}.`,
    narrower: (name) => `Войдёт: ${name} не больше вашего размера.`,
    wider: (name) => `Не войдёт: ${name} больше вашего размера.`,
    sizeHint: 'Оставьте зазор для вентиляции, он указан в инструкции.',
    storeIn: (name, address) => `${name}: ${address}.`,
    daily: (hours) => `Ежедневно ${hours}.`,
    workweek: (weekdays, saturday, sunday) => `Пн–пт ${weekdays}, сб ${saturday}, вс ${sunday}.`,
    closed: 'выходной',
    inStores: 'Посмотреть и забрать можно в этих магазинах.',
    noStores: 'В вашем городе магазинов нет, доставим курьером.',
    orderStates: {
      created: (number) => `Заказ ${number} принят.`,
      waiting_payment: (number) => `Заказ ${number} ждёт оплаты.`,
      paid: (number) => `Заказ ${number} оплачен.`,
      preparing: (number) => `Заказ ${number} собирают.`,
      on_the_way: (number) => `Заказ ${number} в пути.`,
      awaiting_client: (number) => `Заказ ${number} ждёт вас в магазине.`,
      completed: (number) => `Заказ ${number} получен.`,
      cancelled: (number) => `Заказ ${number} отменён.`,
      returned: (number) => `Товары заказа ${number} возвращены.`,
    },
    orderDay: { courier: (day) => `Курьер приедет ${day}.`, pickup: (day) => `Забрать можно: ${day}.` },
    orderPay: 'Осталось оплатить: кнопка есть в заказе.',
    orderNotFound: 'Среди ваших заказов такого нет. Найдите его по номеру и телефону.',
    orderLogin: 'Войдите, и я покажу ваши заказы. Без входа заказ можно найти по номеру и телефону.',
    noOrders: 'Заказов в работе у вас сейчас нет. Если оформляли без входа, заказ можно найти по номеру и телефону.',
    ordersGuest: 'Найти заказ',
    promo: (title, code) => `${title}: промокод ${code}.`,
    promoPlain: (title) => `Акция: ${title}.`,
    noPromos: 'Сейчас открытых акций нет.',
    noHaggle: 'Цены для всех одинаковые, и менять их я не могу. Вот действующие акции.',
    person: 'Напишите нам или позвоните: ответит сотрудник.',
    hours: (from, to) => `Звонки принимаем с ${from} до ${to}.`,
    callback: 'Подготовил заявку на звонок: проверьте её и отправьте.',
    complaint: 'Подготовил обращение: опишите, что случилось, и отправьте.',
    returning: 'Подготовил заявку на возврат: проверьте её и отправьте.',
    returnOfOrder: 'Возврат оформляется из заказа: войдите, выберите его и отправьте заявку.',
    login: 'Войти',
    greeting: 'Здравствуйте! Помогу выбрать товар, сравнить модели и узнать о заказе.',
    thanks: 'Рад помочь. Если появится вопрос, пишите.',
    identity: 'Я программа магазина, не человек. Отвечаю по каталогу, заказам и правилам магазина.',
    onlyShop: 'Этого я не знаю: помогаю только с товарами, заказами и правилами магазина.',
    refused: 'Этого я не делаю. Показываю только каталог и ваши собственные заказы.',
    abuse: 'Понимаю, что вы расстроены. Наш сотрудник поможет разобраться.',
    cannotChange: 'Сам я ничего не меняю: последнее нажатие за вами.',
    examples: ['Тихий холодильник', 'Где мой заказ?', 'Сколько стоит доставка?'],
  },
  kk: {
    found: (total, what) => `Табылған тауар саны: ${total}. Бөлім: ${what}.`,
    considered: (parts) => `Ескерілгені: ${parts}.`,
    upTo: (price) => `${price}-ге дейін`,
    noneUpTo: (price) => `${price}-ге дейін ондайы жоқ, ең қолжетімдісін көрсетейін.`,
    nothing: 'Ондай тауар бізде табылмады.',
    notSold: 'Дәл ондай модель бізде жоқ, ұқсастарын көрсетейін.',
    dropped: (words) => `Дәл ондайы жоқ, жақынын көрсетейін. Ескерілмегені: ${words}.`,
    sides: { width: 'ені', height: 'биіктігі', depth: 'тереңдігі' },
    bestOf: 'Алдымен мыналарды қараңыз.',
    unknown: 'Мұны білмеймін. Қызметкерімізден сұраңыз, ол жауап береді.',
    unknownFact: (name) => `${name}: сипаттамасында бұл жазылмаған, сондықтан білмеймін.`,
    whichProduct: 'Қай тауар туралы айтасыз? Моделін жазыңыз немесе тауар бетін ашыңыз.',
    whichTwo: 'Қай екі модельді салыстырайын? Екеуін де атаңыз.',
    refine: (facet) => `Нақтылап жіберсеңіз, таңдау қысқарады: ${facet}?`,
    showAll: 'Барлығын көрсету',
    openProduct: 'Тауарды ашу',
    openComparison: 'Салыстыруды ашу',
    openOrder: 'Тапсырысты ашу',
    allStores: 'Картадағы дүкендер',
    priceOf: (name, price) => `${name} бағасы — ${price}.`,
    noPrice: (name) => `${name}: қалаңызда қазір бағасы жоқ.`,
    oldPrice: (name, price) => `${name}: бұрынғы бағасы — ${price}.`,
    monthly: (name, monthly) => `${name}: айына ${monthly}-ден бастап.`,
    noInstalment: (name) => `${name}: бұл тауарға бөліп төлеу көрсетілмеген.`,
    term: (months, monthly) => `${months} ай, айына ${monthly}`,
    states: {
      'in-stock': (name) => `${name} қоймада бар.`,
      'other-city': (name) => `${name}: басқа қаладан алдырамыз.`,
      preorder: (name) => `${name}: алдын ала тапсырыспен алуға болады.`,
      'to-order': (name) => `${name}: тапсырыспен алдырамыз.`,
      'out-of-stock': (name) => `${name}: қазір қоймада жоқ.`,
      withdrawn: (name) => `${name} енді сатылмайды.`,
    },
    courierDay: (name, day) => `${name}: курьер жеткізетін күн — ${day}.`,
    days: (count) => `Мерзімі, күн: ${count}.`,
    courierFee: (fee, freeFrom) => `Курьер құны — ${fee}, ${freeFrom} және одан жоғары сомаға жеткізу тегін.`,
    freeCourier: 'Оған курьермен жеткізу тегін: 0 ₸.',
    tradeIn: 'Техниканы бағалап, шарттарын трейд-ин бетінен білуге болады.',
    expressFee: (fee, hours, before) =>
      `Экспресс — ${fee}, ${hours} сағатта: ${withSuffix(before, 'dative')} дейін тапсырыс беріңіз.`,
    liftingFee: (fee) => `Лифтсіз көтеру — әр қабатқа ${fee}.`,
    pickup: (day) => `Өзіңіз алып кететін күн — ${day}.`,
    cheaper: (name, price) => `Арзаны — ${name}: ${price}.`,
    samePrice: 'Бағасы бірдей.',
    versus: 'және',
    noDifference: 'Сипаттамаларында айырмашылық жоқ.',
    unlike: 'Бұл тауарлар әртүрлі бөлімде, сондықтан сипаттамаларын салыстыруға болмайды.',
    fits: {
      yes: (name) => `Иә, ${name} сәйкес келеді: модель үйлесімділер тізімінде бар.`,
      no: (name) => `Жоқ, ${name} сәйкес келмейді: үйлесімділер тізімінде ондай модель жоқ.`,
      unknown: (name) => `Білмеймін: ${name} үшін үйлесімді модельдер тізімі жоқ.`,
    },
    listedModels: (models) => `Өндірушінің тізімі: ${models}.`,
    accessories: (name) => `${name} үшін мына тауарлар келеді.`,
    noAccessories: (name) => `${name} моделіне сәйкес келетіні анық белгілі тауар табылмады.`,
    sizeOf: (name, size) => `${name}: ${size}.`,
    narrower: (name) => `Сияды: ${name} сіз айтқан өлшемнен аспайды.`,
    wider: (name) => `Сыймайды: ${name} сіз айтқан өлшемнен үлкен.`,
    sizeHint: 'Желдетуге саңылау қалдырыңыз, ол нұсқаулықта жазылған.',
    storeIn: (name, address) => `${name}: ${address}.`,
    daily: (hours) => `Күн сайын ${hours}.`,
    workweek: (weekdays, saturday, sunday) => `Дс–жм ${weekdays}, сб ${saturday}, жс ${sunday}.`,
    closed: 'демалыс',
    inStores: 'Мына дүкендерден көріп, алып кетуге болады.',
    noStores: 'Қалаңызда дүкен жоқ, курьермен жеткіземіз.',
    orderStates: {
      created: (number) => `${number} тапсырысы қабылданды.`,
      waiting_payment: (number) => `${number} тапсырысы төлемді күтіп тұр.`,
      paid: (number) => `${number} тапсырысы төленді.`,
      preparing: (number) => `${number} тапсырысы жиналып жатыр.`,
      on_the_way: (number) => `${number} тапсырысы жолда.`,
      awaiting_client: (number) => `${number} тапсырысы сізді дүкенде күтіп тұр.`,
      completed: (number) => `${number} тапсырысы алынды.`,
      cancelled: (number) => `${number} тапсырысы тоқтатылды.`,
      returned: (number) => `${number} тапсырысының тауарлары қайтарылды.`,
    },
    orderDay: { courier: (day) => `Курьер келетін күн — ${day}.`, pickup: (day) => `Алып кететін күн — ${day}.` },
    orderPay: 'Төлеу ғана қалды: батырмасы тапсырыстың ішінде.',
    orderNotFound: 'Тапсырыстарыңыздың арасында ондай нөмір жоқ. Оны нөмірі мен телефоны бойынша табыңыз.',
    orderLogin: 'Кірсеңіз, тапсырыстарыңызды көрсетемін. Кірмей-ақ нөмірі мен телефоны бойынша табуға болады.',
    noOrders:
      'Қазір орындалып жатқан тапсырысыңыз жоқ. Кірмей тапсырыс берген болсаңыз, оны нөмірі мен телефоны бойынша табуға болады.',
    ordersGuest: 'Тапсырысты табу',
    promo: (title, code) => `${title}: промокод ${code}.`,
    promoPlain: (title) => `Акция: ${title}.`,
    noPromos: 'Қазір ашық акция жоқ.',
    noHaggle: 'Баға бәріне бірдей, мен оны өзгерте алмаймын. Қазіргі акциялар мынадай.',
    person: 'Бізге жазыңыз немесе қоңырау шалыңыз: қызметкер жауап береді.',
    hours: (from, to) => `Қоңырау қабылдайтын уақыт: ${from}–${to}.`,
    callback: 'Қоңырауға өтінім дайындадым: тексеріп, жіберіңіз.',
    complaint: 'Шағым дайындадым: не болғанын жазып, жіберіңіз.',
    returning: 'Қайтару өтінімін дайындадым: тексеріп, жіберіңіз.',
    returnOfOrder: 'Қайтару өтінімі тапсырыстан беріледі: кіріп, тапсырысты таңдаңыз да, өтінімді жіберіңіз.',
    login: 'Кіру',
    greeting: 'Сәлеметсіз бе! Тауар таңдауға, модельдерді салыстыруға және тапсырысты білуге көмектесемін.',
    thanks: 'Көмектескеніме қуаныштымын. Сұрағыңыз болса, жазыңыз.',
    identity: 'Мен адам емес, дүкеннің бағдарламасымын. Каталог, тапсырыс және дүкен ережелері бойынша жауап беремін.',
    onlyShop: 'Мұны білмеймін: тек тауарлар, тапсырыстар және дүкен ережелері бойынша көмектесемін.',
    refused: 'Мұны істемеймін. Тек каталогты және өз тапсырыстарыңызды көрсетемін.',
    abuse: 'Ренжіп тұрғаныңызды түсінемін. Қызметкеріміз мәселені шешуге көмектеседі.',
    cannotChange: 'Мен өзім ештеңе өзгертпеймін: соңғы батырманы сіз басасыз.',
    examples: ['Тыныш тоңазытқыш', 'Тапсырысым қайда?', 'Жеткізу қанша тұрады?'],
  },
};
