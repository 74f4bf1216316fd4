import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoSearch, DEMO_SEARCH_MS, type DemoSearch } from '#test/factories/catalog/demo-search.ts';

let search: DemoSearch;
const ask = (q: string) => search.search(q);
beforeAll(async () => {
  search = await createDemoSearch();
}, DEMO_SEARCH_MS);
afterAll(() => search?.close());

describe('questions to the store link to its pages', () => {
  it.each([
    ['доставка бар ма', 'delivery'],
    ['как вернуть товар', 'change'],
    ['кепілдік қалай жұмыс істейді', 'service'],
    ['адреса магазинов', 'shops'],
    ['время работы магазина', 'shops'],
    ['оплата по счету для ип с накладной', 'wholesale'],
    ['бонусты қалай жұмсаймын', 'bonus'],
    ['техника для офиса на тоо с ндс', 'wholesale'],
    ['жшс үшін эсф беріледі ме', 'wholesale'],
    ['мектеп атынан аламыз счет фактура жазасыздар ма', 'wholesale'],
    ['қораптан шыққан тауар ақаулы екен', 'change'],
    ['біз тауар өндіреміз сіздерге сатуға бергіміз келеді', 'suppliers'],
    ['дүкеннен өзім келіп алып кетсем', 'delivery'],
    ['передумал как отменить пока не отправили', 'order'],
    ['сдаем помещение под магазин', 'for-landlords'],
    ['можно платить частями', 'delivery'],
    ['сколько идет посылка в актау', 'delivery'],
    ['можно самому забрать', 'delivery'],
    ['не тот размер примете назад', 'change'],
    ['алған тауар сынып қалса қайда апарам', 'service'],
  ])('%s', async (q, page) => {
    expect(await ask(q)).toMatchObject({ total: 0, understood: { pages: [page] } });
  });

  it.each([
    ['мектепке жиырма компьютер алсақ жеңілдік жасайсыздар ма', 'wholesale'],
    ['поднимете холодильник на пятый этаж без лифта', 'delivery'],
    ['тоңазытқышты бесінші қабатқа көтересіз бе', 'delivery'],
    ['доставите холодильник в деревню', 'delivery'],
    ['ауылға теледидар жеткізесіздер ме', 'delivery'],
    ['оформите телефон в рассрочку', 'delivery'],
    ['заберете старую стиралку если куплю новую', 'services'],
    ['ескі тоңазытқышымды алып кетесіздер ме', 'services'],
    ['установите кондиционер', 'services'],
    ['кондиционерді орнатып бересіздер ме', 'services'],
    ['повесите телевизор на стену', 'services'],
    ['мастер келіп кондиционерді орната ма', 'services'],
    ['можно вернуть вскрытый телефон', 'change'],
    ['купил телефон, не понравился, могу вернуть', 'change'],
    ['вернуть деньги за утюг', 'change'],
    ['привезли холодильник с вмятиной', 'change'],
    ['телефон сам выключается купил месяц назад', 'service'],
    ['можно сдать старый телефон', 'trade-in'],
    ['ескі телефонымды өткізіп жаңасын алсам бола ма', 'trade-in'],
    ['кто чинит стиралки по гарантии', 'service'],
    ['если чехол не подойдет можно вернуть', 'change'],
    ['алган телефоным унамады кайтып алсандар', 'change'],
  ])('of what is done with a product: %s', async (q, page) => {
    const { total, understood } = await ask(q);
    expect(understood?.pages).toEqual([page]);
    expect(total).toBeGreaterThan(0);
  });

  it.each([
    'сдам помещение под магазин',
    'аренда помещения под магазин',
    'үй-жайды дүкенге жалға беру',
    'жалға беретін ғимарат бар',
  ])('of premises to let: %s', async (q) => {
    const { total, understood } = await ask(q);
    expect([understood?.pages, total]).toEqual([['for-landlords'], 0]);
  });

  it.each(['сыйлық картасының мерзімі қанша'])('answers the gift card question "%s"', async (q) => {
    expect((await ask(q)).understood?.pages).toEqual(['present-cart']);
  });

  it.each(['холодильник с доставкой', 'кепілдігі бар телефон', 'камерасыз телефон'])(
    'but not of a product with it: %s',
    async (q) => {
      expect((await ask(q)).understood?.pages).toEqual([]);
    },
  );

  it('also shows products when the question names one', async () => {
    const { understood, products } = await ask('можно купить айфон в кредит');
    expect(understood?.pages).toEqual(['delivery']);
    expect(products[0]?.name).toMatch(/iPhone/);
  });
});
