/** Kazakh counterpart of `check-ru.ts`. */
export const checkKazakh = {
  easy: `
    plain | redmi note 14 смартфон | c:vse-smartfony & n:Redmi Note 14
    plain | samsung кір жуғыш | c:stiralnye-mashiny & b:Samsung
    plain | canon фотоаппарат | c:fotoapparaty & b:Canon
    plain | bosch блендер | c:blendery & b:Bosch
    brand-category | midea микротолқынды пеші | c:mikrovolnovye-pechi & b:Midea
    units | 80 литр су жылытқыш | c:vodonagrevateli & s:obem=80
    price | 150 мыңға дейін теледидар | c:televizory & p<=150000
    accessory | galaxy a36 телефонына қап | c:chekhly & n:Galaxy A36`,
  medium: `
    unlettered | тон жылыткыш баллу | c:obogrevateli & b:Ballu
    unlettered | шан соргыш роборок | c:pylesosy & b:Roborock
    inflected-kk | ноутбугіме тінтуір керек | c:myshi
    inflected-kk | смартфондардың арзандары | c:vse-smartfony & p<=80000
    spelling | мұзатқыш бирюса | c:morozilniki & b:Biryusa
    spelling | ыдыс жуғш миди | c:posudomoechnye-mashiny & b:Midea
    synonym | теледидар приставкасы | c:tv-pristavki
    phrase | шумды басатын құлаққап | c:naushniki-i-mikrofony & s:shumopodavlenie=+`,
  hard: `
    transliteration | ydys zhugysh mashina | c:posudomoechnye-mashiny
    transliteration | гэлэкси бадс 3 | c:besprovodnye-vkladyshi & n:Galaxy Buds3
    mixed | қара цвет ноутбук 16 гб | c:noutbuki & s:tsvet=чёрный & s:operativnaya-pamyat=16
    need | бала ұйықтағанда ауа ылғалды болсын | c:uvlazhniteli
    need | қонаққа ет турау тез | c:myasorubki,kukhonnye-kombajny,blendery
    need | телефон жолда өшіп қалмасын | c:powerbanki
    negation | қара емес тоңазытқыш | c:kholodilniki & !s:tsvet=чёрный
    question | тауарды бүгін алып кетуге бола ма | page:/gid-delivery,/shops`,
} as const;
