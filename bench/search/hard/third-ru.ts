/** Third exam: Russian queries at three levels, written without looking at the search; no row was inspected later. */
export const thirdRussian = {
  easy: `
    plain | фотоаппарат nikon z30 | c:fotoapparaty & n:Z30
    plain | приставка xbox series s | c:igrovye-pristavki & n:Xbox Series S
    brand-category | электробритва panasonic | c:elektrobritvy & b:Panasonic
    brand-category | варочная панель gorenje | c:varochnye-paneli & b:Gorenje
    brand-category | экшн-камера insta360 | c:ekshn-kamery & b:Insta360
    units | флешка 128 гб | c:usb-fleshki & s:obem-pamyati=128
    price | вытяжка до 60000 | c:vytyazhki & p<=60000
    accessory | ремешок для huawei watch gt 6 | c:remeshki-dlya-chasov & s:sovmestimost=Watch GT 6`,
  medium: `
    spelling | стабелизатор напрежения ресанта 5000 | c:stabilizatory-napryazheniya & b:Ресанта & s:polnaya-moshchnost=5000
    joined | роботпылесос дрим | c:roboty-pylesosy & b:Dreame
    layout | rjylbwbjyth midea | c:konditsionery & b:Midea
    synonym | видюха 5060 на 16 гигов | c:videokarty & s:videokarta=5060 & s:videopamyat=16
    transliteration | elektricheskaya zubnaya shetka oral b | c:zubnye-shchyotki,podarochnye-nabory & b:Oral-B
    accessory | тонер на canon mf3010 | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    model | мфу эпсон л3250 | c:printery-i-mfu & n:L3250
    phrase | ноут 16гб озу 1тб ssd олед экран до 500к | c:noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=1024 & s:tip-ekrana=OLED & p<=500000
    phrase | чайник железный мятного цвета | c:chajniki & s:material=Сталь & s:tsvet=мятный
    negation | мультиварка не скороварка на 5 литров | c:multivarki & s:obem=5 & !s:tip=Скороварка
    measure | монитор 27 дюймов не меньше 144 гц | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya>=144
    price | аэрогриль от 35 до 60 тыс чаша от 5 литров | c:aerogrili & s:obem>=5 & p<=60000 & !p<=34999`,
  hard: `
    need | бабушка буквы в книжках уже не видит надо чтоб шрифт увеличивался | c:elektronnye-knigi,planshety
    need | таксую навигатор на коленке смотрю неудобно | c:derzhateli & !s:ustanovka=На стол
    need | свет вырубили курсовая пропала комп сразу потух | c:ibp & !s:tip=Для роутера
    need | в кофейню нужна такая чтоб сама молола и молоко пенила | c:kofemashiny & s:kofemolka=+ & s:kapuchinator=Автоматический
    need | пацаны за плойку дерутся второй джойстик надо | c:gejmpady & s:platforma=PlayStation 5
    need | на свадьбах снимаю камера пишет что места нет | c:karty-pamyati
    need | сняли квартиру а там батареи еле теплые спим в куртках | c:obogrevateli
    need | жена сериал включит и у меня в доте пинг скачет | c:routery
    need | лететь 9 часов гул двигателя терпеть не могу | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & s:shumopodavlenie=+
    need | амброзия цветет сын чихает даже дома при закрытых окнах | c:ochistiteli-vozdukha
    need | горячую воду на месяц отключили с тазиком надоело | c:vodonagrevateli
    need | ключи вечно забываю хочу дверь пальцем открывать | c:umnye-zamki & s:sposoby-otkrytiya=отпечаток
    gift | свекру на юбилей бороду ровнять до 30 тыс | c:trimmery & !s:naznachenie=Для волос & !s:naznachenie=Для носа & p<=30000
    spoken | смартфон батарея семь тысяч миллиампер не дороже ста двадцати тысяч | c:vse-smartfony & s:emkost-akkumulyatora>=7000 & p<=120000
    spoken | удлинитель до бани дотянуть метров тридцать не меньше | c:udliniteli & s:dlina>=30
    mixed | келінге хороший утюг керек с паром до 35 мың | c:utyugi & p<=35000
    measure | холодильник маленький чтоб под столешницу влез | c:kholodilniki & s:vysota<=85
    negation | клава механика только не игровая и чтоб без провода | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:naznachenie=Игровая & !s:podklyuchenie=Проводное
    question | телек купили а он в нишу не влез можно сдать обратно | page:/gid-change,/gid-question,/articles/prava-pokupatelya
    question | старую стиралку заберете когда новую привезете | page:/gid-services`,
};
