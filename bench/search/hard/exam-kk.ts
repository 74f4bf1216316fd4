/** The half of the Kazakh queries, selected by hash, that was measured unseen and later used for tuning. */
export const examKazakh = {
  easy: `
    plain | samsung теледидар 50 | c:televizory & b:Samsung & s:diagonal-ekrana=50
    plain | hp принтер | c:printery-i-mfu & b:HP
    plain | lenovo ноутбук | c:noutbuki & b:Lenovo
    plain | galaxy watch сағат | c:smart-chasy & n:Galaxy Watch
    plain | электр шәйнек tefal | c:chajniki & b:Tefal
    brand-category | gree кондиционері | c:konditsionery & b:Gree
    brand-category | moulinex еттартқышы | c:myasorubki & b:Moulinex
    brand-category | logitech тінтуірі | c:myshi & b:Logitech
    units | 27 дюйм монитор | c:monitory & s:diagonal-ekrana=27
    accessory | samsung s25 қап | c:chekhly & n:Galaxy S25`,
  medium: `
    unlettered | кир жугыш самсунг 8 кг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=8
    unlettered | жедел зарядтагыш самсунг | c:zaryadnye-ustrojstva & b:Samsung
    inflected-kk | айфонға арналған қорғаныш шыны | c:zashchitnye-stekla & n:iPhone
    inflected-kk | ноутбукке сөмке | c:sumki-dlya-noutbukov
    spelling | теледидр 55 дюм лджи | c:televizory & b:LG & s:diagonal-ekrana=55
    spelling | микротолкынды пещ панасоник | c:mikrovolnovye-pechi & b:Panasonic
    synonym | компьютер тышқаны ойынға | c:myshi & s:naznachenie=Игр
    synonym | нан пеш | c:khlebopechki,tostery,dukhovye-shkafy
    accessory | принтерге қағаз а4 | c:bumaga-dlya-pechati & s:format-bumagi=A4
    price | 200 мыңнан 300 мыңға дейін теледидар | c:televizory & p<=300000`,
  hard: `
    layout | cfvceyu ntktajy | c:smartfony-i-telefony & b:Samsung
    layout | if4cjh5si lfqcjy | c:pylesosy & b:Dyson
    transliteration | хонор пэд x9a | c:planshety & n:Pad X9a
    transliteration | shash tuzetkish | c:vypryamiteli
    need | жазда үй салқын болсын | c:konditsionery,ventilyatory
    need | жеміс шырынын сығу | c:sokovyzhimalki
    negation | самсунг емес смартфон 100 мыңға дейін | c:vse-smartfony & !b:Samsung & p<=100000
    negation | сымы жоқ шаңсорғыш | c:vertikalnye-pylesosy,roboty-pylesosy
    quality | дыбысы аз кондиционер | c:konditsionery & s:shum<=24
    gift | күйеуіме сыйлыққа не алсам болады | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy`,
} as const;
