/** Kazakh counterpart of `last-ru.ts`. */
export const lastKazakh = `
  spelling | микротолқынды пешь самсунг | c:mikrovolnovye-pechi & b:Samsung
  spelling | тоңазтқыш ақ | c:kholodilniki & s:tsvet=белый
  unlettered | ыдыс жугыш машина | c:posudomoechnye-mashiny
  unlettered | сымсыз кулакшын арзан | c:naushniki-i-mikrofony
  unlettered | коп пысырғыш | c:multivarki
  layout | njyfpsnrsi | c:kholodilniki
  transliteration | shamsung telefon | c:smartfony-i-telefony & b:Samsung
  transliteration | kondicioner arzan | c:konditsionery
  inflected-kk | тоңазытқышымызға мұздатқыш | c:morozilniki
  inflected-kk | принтердің сиясы | c:chernila
  inflected-kk | телефондардан самсунг | c:smartfony-i-telefony & b:Samsung
  need | үйді ылғалдандыру | c:uvlazhniteli
  need | терезе жоқ бөлмені салқындату | c:konditsionery,ventilyatory
  need | телефонды көлікте ұстап тұратын | c:derzhateli
  need | тойда ән айтуға | c:mikrofony,portativnye-kolonki
  need | киімді будан өткізу | c:otparivateli,utyugi
  need | өзі тазалайтын шаңсорғыш | c:roboty-pylesosy
  need | бала тісін тазалау | c:zubnye-shchyotki
  negation | huawei емес сағат | c:chasy-i-braslety & !b:Huawei
  negation | сары емес чехол айфон 16 | c:chekhly & n:iPhone 16 & !s:tsvet=жёлтый
  negation | грильсіз микротолқынды | c:mikrovolnovye-pechi & s:gril=-
  measure | 27 дюймдік монитор | c:monitory & s:diagonal-ekrana=27
  measure | 1 тб ssd | c:ssd-nakopiteli & s:obem-ssd=1024
  price | 50 мыңнан арзан шаңсорғыш | c:pylesosy & p<=50000
  price | 100000-200000 теңге телефон | c:smartfony-i-telefony & p<=200000
  gift | күйеуіме сыйлық | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,portativnye-kolonki,naushniki-i-mikrofony
  mixed | беспроводной тінтуір логитек | c:myshi & b:Logitech & !s:podklyuchenie=Проводное
  model | айфон 17 про макс қорғаныс шынысы | c:zashchitnye-stekla & n:17 Pro Max
  question | алматыда дүкен қайда | page:/shops
  question | кепілдік қанша жыл | page:/gid-service,/service-centres
  nothing | балабақша төсегі | nothing
`;
