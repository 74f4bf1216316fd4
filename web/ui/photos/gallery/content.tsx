import favicon from '../../brand/favicon.svg?url&no-inline';
import maskable from '../../brand/icon-maskable.svg?url&no-inline';
import { Avatar, CityPin } from '../../marks/avatar.tsx';
import { Badge } from '../../marks/badge.tsx';
import { Button } from '../../buttons/button.tsx';
import { Card } from '../../layout/card.tsx';
import { Carousel, Hero } from '../carousel.tsx';
import { Disclosure } from '../../layout/disclosure.tsx';
import { Histogram } from '../../marks/histogram.tsx';
import { Ornament } from '../../marks/ornament.tsx';
import { PhotoGallery } from '../photo-gallery.tsx';
import { Price } from '../../marks/price.tsx';
import { ProgressBar } from '../../states/progress.tsx';
import { Rating } from '../../marks/rating.tsx';
import { CardSkeleton, Skeleton } from '../../states/skeleton.tsx';
import { SpecList, Table } from '../../layout/spec-list.tsx';
import { Spinner } from '../../states/spinner.tsx';
import { ErrorMessage } from '../../states/error-message.tsx';
import { EmptyState, ErrorState } from '../../states/state-view.tsx';
import { Heading, Text } from '../../marks/text.tsx';
import css from './gallery.module.css';
import { ExampleSection } from './shelf.tsx';

const photos = [favicon, maskable, favicon].map((src, index) => ({
  src: `${src}?${index}`,
  thumb: src,
  full: `${src}?${index}`,
  alt: `Знак магазина, вид ${index + 1}`,
  width: 400,
  height: 400,
  color: ['teal', 'goldenrod', 'purple'][index],
}));
const specs = [
  {
    title: 'Главное',
    rows: [
      { name: 'Загрузка', value: '8 кг' },
      { name: 'Скорость отжима', value: '1400 об/мин', differs: true },
      { name: 'Класс энергопотребления', value: 'A' },
    ],
  },
  {
    title: 'Размеры и вес',
    rows: [
      { name: 'Ширина × высота × глубина', value: '60 × 85 × 47 см' },
      { name: 'Вес', value: '62 кг' },
    ],
  },
];

export function Content() {
  return (
    <>
      <ExampleSection name="Price">
        <Price size="small" now="9 990 ₸" />
        <Price
          now="189 990 ₸"
          old="249 990 ₸"
          saving="−24 %"
          nowLabel="Цена сейчас"
          oldLabel="Была"
          note="от 15 833 ₸ в месяц"
        />
        <Price size="large" now="1 189 990 ₸" old="1 349 990 ₸" saving="−12 %" nowLabel="Цена сейчас" oldLabel="Была" />
      </ExampleSection>
      <ExampleSection name="Rating, Histogram">
        {[0, 2.5, 3.7, 4.7, 5].map((value) => (
          <Rating key={value} value={value} label={`Оценка ${value} из 5`} count={`${value} (128)`} />
        ))}
        <Rating size="large" value={4.5} label="Оценка 4,5 из 5" />
        <div className={css.full}>
          <Histogram
            label="Оценки"
            rows={[84, 22, 7, 0, 3].map((count, index) => ({
              stars: String(5 - index),
              count,
              text: `${5 - index}: ${count}`,
              href: `#r${5 - index}`,
            }))}
          />
        </div>
      </ExampleSection>
      <ExampleSection name="Card">
        <div className={css.grid}>
          <Card>Карточка</Card>
          <Card tone="brand">Спокойная подсказка</Card>
          <Card tone="success">Заказ оплачен</Card>
          <Card tone="warning">Цена изменилась: было 9 990 ₸</Card>
          <Card tone="danger">Товара нет в выбранном городе</Card>
          <Card tone="bonus">Вернём до 30 % бонусами</Card>
        </div>
      </ExampleSection>
      <ExampleSection name="PhotoGallery">
        <div className={css.photo}>
          <PhotoGallery
            photos={photos}
            badges={<Badge kind="sale">−24 %</Badge>}
            labels={{
              gallery: 'Фотографии',
              prev: 'Предыдущее фото',
              next: 'Следующее фото',
              zoom: 'Открыть крупно',
              close: 'Закрыть',
              zoomIn: 'Приблизить',
              zoomOut: 'Отдалить',
              position: (index, count) => `Фото ${index} из ${count}`,
            }}
          />
        </div>
      </ExampleSection>
      <ExampleSection name="Hero, Carousel" wide>
        <div className={css.full}>
          <Hero
            label="Акции"
            labels={{
              slide: (index, count) => `Баннер ${index} из ${count}`,
            }}
            slides={['Подешевело на этой неделе', 'Осы аптада арзандады'].map((title) => ({
              id: title,
              content: (
                <div className={css.banner}>
                  <Ornament />
                  <Heading level={3} size={44}>
                    {title}
                  </Heading>
                  <Text>Техника для кухни и дома.</Text>
                  <div>
                    <Button kind="action" href="#sale">
                      {title === 'Осы аптада арзандады' ? 'Көру' : 'Смотреть'}
                    </Button>
                  </div>
                </div>
              ),
            }))}
          />
        </div>
        <div className={css.full}>
          <Carousel
            title="С этим берут"
            labels={{ prev: 'Назад', next: 'Дальше' }}
            items={Array.from({ length: 9 }, (_, index) => ({
              id: index,
              content: (
                <a href={`#item-${index + 1}`} className={css.tile}>
                  {index + 1}
                </a>
              ),
            }))}
          />
        </div>
      </ExampleSection>
      <ExampleSection name="Disclosure">
        <div className={css.full}>
          <Disclosure group="faq" open title="Как вернуть товар?" aside="14 дней">
            Принесите его в магазин с чеком или оформите возврат в профиле.
          </Disclosure>
          <Disclosure group="faq" title="Когда привезут?">
            Завтра, в выбранный промежуток.
          </Disclosure>
        </div>
        <div className={css.full}>
          <Disclosure kind="card" title="Тауарды қалай қайтаруға болады?">
            Дүкенге түбіртекпен әкеліңіз.
          </Disclosure>
          <Disclosure kind="card" title="Жеткізу қашан?">
            Ертең, таңдалған уақытта.
          </Disclosure>
        </div>
      </ExampleSection>
      <ExampleSection name="SpecList, Table">
        <div className={css.full}>
          <SpecList groups={specs} columns level={4} />
        </div>
        <div className={css.full}>
          <Table
            caption="Сравнение"
            pinned
            numeric={[1, 2]}
            head={['Свойство', 'Модель А', 'Модель Б']}
            rows={[
              { id: 'p', cells: ['Цена', '189 990 ₸', '249 990 ₸'], differs: true },
              { id: 'w', cells: ['Вес', '62 кг', '62 кг'] },
            ]}
          />
        </div>
      </ExampleSection>
      <ExampleSection name="Skeleton, Spinner, ProgressBar">
        <div className={css.grid} aria-busy="true">
          <CardSkeleton />
          <div>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="block" />
            <Skeleton shape="circle" />
          </div>
          <div className={css.stack}>
            <Spinner label="Загружаем" size="large" />
            <Spinner label="Загружаем" />
            <ProgressBar label="До бесплатной доставки" text="До бесплатной доставки 4 010 ₸" value={80} />
            <ProgressBar label="Бонусы" tone="bonus" value={35} />
          </div>
        </div>
      </ExampleSection>
      <ExampleSection name="Problem">
        <div className={css.grid}>
          <ErrorMessage>Не удалось отправить. Попробуйте ещё раз.</ErrorMessage>
          <ErrorMessage action={<Button size="small">Повторить</Button>}>Билеты закончились.</ErrorMessage>
          <ErrorMessage isInline>Отметьте согласие</ErrorMessage>
        </div>
      </ExampleSection>
      <ExampleSection name="EmptyState, ErrorState">
        <div className={css.grid}>
          <EmptyState
            level={3}
            title="Корзина пуста"
            text="Добавьте товары, и они появятся здесь."
            action={<Button kind="action">В каталог</Button>}
          />
          <EmptyState level={3} drawing="search" title="Ничего не нашлось" text="Уберите один из фильтров." />
          <EmptyState level={3} drawing="heart" title="Таңдаулы тауар жоқ" />
          <EmptyState level={3} drawing="done" title="Спасибо за заказ" />
          <ErrorState
            level={3}
            title="Что-то пошло не так"
            code="Код запроса 7f3a"
            action={<Button>Повторить</Button>}
          />
          <ErrorState level={3} drawing="offline" title="Нет соединения" />
        </div>
      </ExampleSection>
      <ExampleSection name="Avatar, CityPin">
        <Avatar name="Айгерим Сапарова" size="large" />
        <Avatar name="Жан" />
        <Avatar size="small" />
        <CityPin city="Алматы" />
      </ExampleSection>
    </>
  );
}
