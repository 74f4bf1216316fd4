/** The half of the Kazakh queries used for tuning; the other half is `exam-kk.ts`. */
export const lessonKazakh = {
  easy: `
    plain | xiaomi телефон | c:smartfony-i-telefony & b:Xiaomi
    plain | iphone 16 256 | c:vse-smartfony & n:iPhone 16 8/256
    plain | dyson шаңсорғыш | c:pylesosy & b:Dyson
    plain | bosch ыдыс жуғыш машина | c:posudomoechnye-mashiny & b:Bosch
    plain | haier мұздатқыш | c:morozilniki & b:Haier
    plain | philips шаш кептіргіш | c:feny & b:Philips
    units | 128 гб флешка | c:usb-fleshki & s:obem-pamyati=128
    units | 9 кг кір жуғыш машина | c:stiralnye-mashiny & s:zagruzka=9
    price | 100 мың теңгеге дейін планшет | c:planshety & p<=100000
    synonym | сымсыз құлаққап | c:naushniki-i-mikrofony & !s:podklyuchenie=Проводное`,
  medium: `
    unlettered | мультипискиш редмонд | c:multivarki & b:Redmond
    unlettered | уялы телефон батырмалы | c:knopochnye-telefony
    unlettered | су жылыткыш термекс | c:vodonagrevateli & b:Thermex
    inflected-kk | тоңазытқыштардың үлкені | c:kholodilniki & s:obshchij-obem>=350
    inflected-kk | балама планшет алғым келеді | c:planshety
    inflected-kk | xiaomi телефондарының бағасы | c:smartfony-i-telefony & b:Xiaomi
    spelling | кондицонер самсунг 25 шаршы | c:konditsionery & b:Samsung
    spelling | құлақап блютуз | c:naushniki-i-mikrofony & !s:podklyuchenie=Проводное
    phrase | екі камералы күміс түсті тоңазытқыш | c:kholodilniki & s:tip=Двухкамерный & s:tsvet=серебристый
    phrase | фронтальды кір жуғыш bosch | c:stiralnye-mashiny & b:Bosch`,
  hard: `
    transliteration | tonazytqysh samsung | c:kholodilniki & b:Samsung
    mixed | ақ цветті тоңазытқыш lg | c:kholodilniki & b:LG & s:tsvet=белый
    mixed | үйге робот мойщик пол | c:roboty-pylesosy
    mixed | рассрочкамен телефон айфон | c:vse-smartfony & b:Apple
    need | жарық өшіп қалғанда интернет істесін | c:ibp,powerbanki
    need | киім қыртысын жазу | c:utyugi,otparivateli
    need | балаларға мультик көруге | c:planshety,televizory,proektory
    need | сақал алатын | c:elektrobritvy,trimmery
    measure | 55 дюймнан үлкен теледидар | c:televizory & s:diagonal-ekrana>=55
    question | телефонды бөліп төлеп алсам болады ма | page:/gid-delivery,/gid-question,rassrochka-bez-illyuzij`,
} as const;
