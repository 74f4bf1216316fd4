/** Third exam: Kazakh queries at three levels, written without looking at the search; no row was inspected later. */
export const thirdKazakh = {
  easy: `
    plain | samsung galaxy tab a11 планшеті | c:planshety & n:Tab A11
    brand-category | huawei фитнес білезігі | c:fitnes-braslety & b:Huawei
    brand-category | singer тігін машинасы | c:shvejnye-mashiny & b:Singer
    brand-category | epson проекторы | c:proektory & b:Epson
    brand-category | bosch ыдыс жуғышы | c:posudomoechnye-mashiny & b:Bosch
    units | 1 тб сыртқы ssd | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    price | шаш түзеткіш 15 мыңға дейін | c:vypryamiteli & p<=15000
    accessory | galaxy a56 қорғаныш шынысы | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56`,
  medium: `
    unlettered | тик шансоргыш дайсон | c:vertikalnye-pylesosy & b:Dyson
    inflected-kk | сабаққа микрофоны бар веб-камералардан біреуін алайын | c:veb-kamery & s:mikrofon=+
    spelling | түймелі телфон нокиа | c:knopochnye-telefony & b:Nokia
    joined | ноутбуксөмкесі 17 дюймдік | c:sumki-dlya-noutbukov & s:diagonal-ekrana=17
    layout | ntktlblfh 43 | c:televizory & s:diagonal-ekrana=43
    synonym | ойынға сымсыз тышқан | c:myshi & s:naznachenie=Игровая & !s:podklyuchenie=Проводное
    transliteration | kir zhugysh mashina lg 9 kg | c:stiralnye-mashiny & b:LG & s:zagruzka=9
    mixed | саусақ батарейка 8 штук | c:batarejki & s:interfejs=AA & !s:interfejs=AAA & s:shtuk-v-upakovke=8
    phrase | қара электр духовка конвекциясы бар 200 мыңнан аспасын | c:dukhovye-shkafy & s:tip=Электрический & s:konvektsiya=+ & s:tsvet=чёрный & p<=200000
    measure | қуаты 500 ваттан кем емес тостағаны бар миксер | c:miksery & s:moshchnost>=500 & s:obem>=1
    price | смарт сағат 45 мыңнан 90 мыңға дейін | c:smart-chasy & p<=90000 & !p<=44999
    negation | блендер керек стақаны пластик емес шыны | c:blendery & s:material=Стекло`,
  hard: `
    need | қолым ауырады енді қамыр илей алмаймын | c:khlebopechki,miksery,kukhonnye-kombajny
    need | соғым сойдық ет тоңазытқышқа сыймай жатыр | c:morozilniki
    need | жатақханада плита жоқ тамақты қалай пісірем | c:multivarki,mikrovolnovye-pechi,aerogrili
    need | үйдің ауасы құрғақ балалардың ерні жарылып кетті | c:uvlazhniteli
    need | kolikte telefonym otyryp kalady zholda zaryadtap alsam | c:zaryadnye-ustrojstva,powerbanki & !s:tip=Сетевое & !s:tip=Беспроводное
    need | онлайн сабақ беремін оқушылар даусымды естімейді | c:mikrofony,polnorazmernye-naushniki,besprovodnye-vkladyshi
    need | жазда уйде капырык тунде уйыктай алмаймын | c:konditsionery,ventilyatory
    need | шығарда көйлегім мыж-мыж тез түзеп алатын бірдеңе | c:otparivateli,utyugi
    need | он келі тастаймын дедім күнде өлшеніп жүрейін | c:napolnye-vesy
    need | қызым қараңғыда ұйықтай алмайды бөлмесіне әлсіз жарық | c:umnye-lampy
    need | үйден шыққасын үтікті өшірдім бе деп алаңдай берем | c:umnye-rozetki
    need | тойды аспаннан түсіріп ақша тапсам | c:kvadrokoptery & !s:zapis-video=Нет
    need | балам роблокста робукс сурап мазамды алды | c:tsifrovye-kody & b:Roblox
    need | компта өзі реклама ашыла береді вирус кіріп кеткен | c:antivirusy
    gift | әпкемнің шашына бірдеңе сыйлайын 40 мыңға дейін | c:feny,vypryamiteli,podarochnye-nabory & p<=40000 & !s:naznachenie=Уход для мужчин & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола
    spoken | он алты гиг озулы ноутбук төрт жүз мыңға дейін | c:noutbuki & s:operativnaya-pamyat>=16 & p<=400000
    mixed | 17 айфонға прозрачный чехол керек про емес | c:chekhly & s:sovmestimost=iPhone 17 & !s:sovmestimost=Pro & s:tsvet=прозрачный
    negation | шырынсыққыш тек апельсинге емес сәбіз алма да сығатын | c:sokovyzhimalki & !s:tip=Для цитрусовых
    question | қаскелеңге дейін жеткізіп беру қанша тұрады | page:/gid-delivery,/gid-question
    question | рассрочкаға алу үшін не керек | page:/gid-delivery,/gid-question,/articles/rassrochka-bez-illyuzij`,
};
