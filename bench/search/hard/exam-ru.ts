/** The half of the Russian queries, selected by hash, that was measured unseen and later used for tuning. */
export const examRussian = {
  easy: `
    plain | телефон poco x7 pro | c:vse-smartfony & n:POCO X7 Pro
    plain | samsung s25 ultra 512 | c:vse-smartfony & n:S25 Ultra 12/512
    plain | ps5 slim | c:igrovye-pristavki & n:PlayStation 5 Slim
    plain | airpods pro 3 | c:besprovodnye-vkladyshi & n:AirPods Pro 3
    plain | посудомоечная машина бош | c:posudomoechnye-mashiny & b:Bosch
    plain | роутер tp-link | c:routery & b:TP-Link
    plain | швейная машинка janome | c:shvejnye-mashiny & b:Janome
    plain | мясорубка зелмер | c:myasorubki & b:Zelmer
    plain | фотоаппарат canon | c:fotoapparaty & b:Canon
    brand-category | обогреватель ballu | c:obogrevateli & b:Ballu
    brand-category | зубная щетка oral b | c:zubnye-shchyotki & b:Oral-B
    brand-category | духовка hansa | c:dukhovye-shkafy & b:Hansa
    synonym | микроволновка самсунг | c:mikrovolnovye-pechi & b:Samsung
    synonym | вай фай роутер | c:routery
    price | наушники до 20000 тенге | c:naushniki-i-mikrofony & p<=20000
    accessory | чехол на iphone 17 pro | c:chekhly & s:sovmestimost=iPhone 17 Pro & !s:sovmestimost=iPhone 17 Pro Max`,
  medium: `
    spelling | пасудамойка встраиваймая | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая
    spelling | кофе машина делонги с капучинатером | c:kofemashiny & b:De'Longhi
    spelling | смартчасы хуавэй | c:smart-chasy & b:Huawei
    joined | плейстейшен5 | c:igrovye-pristavki & n:PlayStation 5
    joined | электрочайникстеклянный | c:chajniki & s:material=Стекло
    synonym | утюжок для волос ремингтон | c:vypryamiteli & b:Remington
    synonym | принтер лазерный чб | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная
    synonym | титан для воды 30 литров | c:vodonagrevateli & s:obem=30
    transliteration | галакси вотч 8 | c:smart-chasy & n:Galaxy Watch8
    transliteration | вивобук го 15 | c:noutbuki & n:Vivobook Go 15
    transliteration | амазфит бип 6 | c:smart-chasy & n:Amazfit Bip 6
    transliteration | stiralka samsung 7kg | c:stiralnye-mashiny & b:Samsung & s:zagruzka=7
    units | кабель hdmi 3 метра | c:kabeli & s:interfejs=HDMI & s:dlina=3
    phrase | черный холодильник side by side | c:kholodilniki & s:tip=Side-by-Side & s:tsvet=чёрный
    phrase | телефон с nfc недорого до 70 тыщ | c:smartfony-i-telefony & p<=70000 & s:nfc=+
    accessory | браслет на часы амазфит | c:remeshki-dlya-chasov & n:Amazfit
    question | есть ли доставка в актау | page:/gid-delivery`,
  hard: `
    layout | ьшлкщыщае щаашсу | c:ofis-i-sistemy & b:Microsoft
    layout | gjdth,fyr 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
    layout | фкшыещт бойлер | c:vodonagrevateli & b:Ariston
    transliteration | самсунг зед флип 7 | c:vse-smartfony & n:Z Flip7
    transliteration | лоджитек мх мастер | c:myshi & n:MX Master
    transliteration | ксяоми пад 7 | c:planshety & n:Xiaomi Pad 7
    spoken | кондюк в спальню тихий | c:konditsionery & s:shum<=24
    spoken | бубнилка в ванную чтоб воды не боялась | c:portativnye-kolonki & s:zashchita=IP
    need | от аллергии на пыль в квартире | c:ochistiteli-vozdukha,pylesosy
    need | свет часто отключают нужно чтобы комп не вырубался | c:ibp
    need | скачет напряжение горит техника | c:stabilizatory-napryazheniya
    negation | смартфон только не китайский | c:vse-smartfony & b:Samsung,Apple,Google,Nothing
    measure | посудомойка узкая 45 на 10 комплектов | c:posudomoechnye-mashiny & s:shirina=45 & s:komplektov=10
    measure | холодильник высотой до 170 | c:kholodilniki & s:vysota<=170
    gift | что подарить парню геймеру | c:gejmpady,igrovye-pristavki,klaviatury,myshi,polnorazmernye-naushniki,podarochnye-nabory,tsifrovye-kody,vr-ochki
    mixed | кір машинка автомат 6 кг узкая | c:stiralnye-mashiny & s:zagruzka=6
    mixed | самсунг телефон арзан до 60 мың | c:smartfony-i-telefony & b:Samsung & p<=60000`,
} as const;
