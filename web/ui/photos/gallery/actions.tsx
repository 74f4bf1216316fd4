import { useState } from 'react';
import { Badge } from '../../marks/badge.tsx';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { Button } from '../../buttons/button.tsx';
import { Chip, ChipRow } from '../../buttons/chip.tsx';
import { IconButton } from '../../buttons/icon-button.tsx';
import { Link } from '../../buttons/link.tsx';
import { Pagination } from '../../layout/pagination.tsx';
import { StepIndicator } from '../../states/progress.tsx';
import { TabLinks, Tabs } from '../../layout/tabs.tsx';
import css from './gallery.module.css';
import { ExampleSection } from './shelf.tsx';

const kinds = ['action', 'primary', 'secondary', 'quiet', 'danger'] as const;
const buttonTexts = {
  action: 'В корзину',
  primary: 'Применить',
  secondary: 'Сравнить',
  quiet: 'Подробнее',
  danger: 'Удалить',
};
const pager = { nav: 'Страницы', prev: 'Предыдущая', next: 'Следующая', page: (page: number) => `Страница ${page}` };

export function Actions() {
  const [loading, setLoading] = useState(false);
  const [isLiked, setIsLiked] = useState(false);
  const [isFast, setIsFast] = useState(true);
  const [brands, setBrands] = useState(['Aurora', 'Nomad', 'Tulpar']);
  return (
    <>
      <ExampleSection name="Button">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {buttonTexts[kind]}
          </Button>
        ))}
        <Button kind="action" size="large" icon="cart">
          Оформить заказ
        </Button>
        <Button kind="primary" size="small">
          Показать 128
        </Button>
        <Button kind="secondary" href="#gallery" iconEnd="arrow-right">
          Ссылка
        </Button>
        <Button kind="action" loading={loading} onClick={() => setLoading(true)}>
          Нажмите: ожидание
        </Button>
        <Button kind="action" loading>
          Ожидание
        </Button>
        <Button kind="action" disabled>
          Недоступно
        </Button>
      </ExampleSection>
      <ExampleSection name="IconButton">
        <IconButton icon="cart" label="Корзина, товаров: 3" count={3} />
        <IconButton icon="bell" label="Уведомления: 99+" count={128} kind="outlined" />
        <IconButton
          icon={isLiked ? 'heart-filled' : 'heart'}
          label="В избранное"
          pressed={isLiked}
          onClick={() => setIsLiked(!isLiked)}
        />
        <IconButton icon="chevron-right" label="Дальше" kind="floating" />
        <IconButton icon="compare" label="Сравнить" size="small" />
        <IconButton icon="trash" label="Удалить" disabled />
      </ExampleSection>
      <ExampleSection name="Link">
        <Link href="#gallery">Условия возврата</Link>
        <Link href="#gallery" kind="quiet">
          Тихая ссылка
        </Link>
        <Link href="https://example.com" external="откроется в новом окне">
          Внешняя
        </Link>
      </ExampleSection>
      <ExampleSection name="Badge">
        <Badge kind="sale">−23 %</Badge>
        <Badge kind="new">Новинка</Badge>
        <Badge kind="bonus">+1 200 бонусов</Badge>
        <Badge kind="success">В наличии</Badge>
        <Badge kind="warning">Хит</Badge>
        <Badge>Уценка</Badge>
        {(['sale', 'new', 'bonus', 'success', 'warning'] as const).map((kind) => (
          <Badge key={kind} kind={kind} soft>
            {kind}
          </Badge>
        ))}
      </ExampleSection>
      <ExampleSection name="Chip">
        <ChipRow label="Фильтры">
          {brands.map((brand) => (
            <Chip
              key={brand}
              removeLabel="Убрать фильтр:"
              onClick={() => setBrands(brands.filter((candidate) => candidate !== brand))}
            >
              {brand}
            </Chip>
          ))}
          <Chip pressed={isFast} icon="truck" onClick={() => setIsFast(!isFast)}>
            Привезут сегодня
          </Chip>
          <Chip href="#gallery">Смартфоны до 150 000 ₸</Chip>
          <Chip href="#gallery" current>
            Выбранная ссылка
          </Chip>
          <Chip disabled onClick={() => setIsFast(isFast)}>
            Недоступно
          </Chip>
        </ChipRow>
      </ExampleSection>
      <ExampleSection name="Breadcrumbs">
        <Breadcrumbs
          label="Путь"
          items={[
            { title: 'Главная', url: '#1' },
            { title: 'Бытовая техника', url: '#2' },
            { title: 'Стиральные машины', url: '#3' },
            { title: 'Узкие стиральные машины' },
          ]}
        />
      </ExampleSection>
      <ExampleSection name="Pagination">
        <div className={css.stack}>
          <Pagination
            page={1}
            pages={5}
            hrefFor={(page) => `#page-${page}`}
            labels={{ ...pager, nav: 'Страницы, пример 1' }}
          />
          <Pagination
            page={9}
            pages={24}
            hrefFor={(page) => `#page-${page}`}
            labels={{ ...pager, nav: 'Страницы, пример 2' }}
          />
        </div>
      </ExampleSection>
      <ExampleSection name="Tabs, TabLinks">
        <div className={css.full}>
          <Tabs
            label="О товаре"
            tabs={[
              { id: 'about', label: 'Описание', panel: 'Тихий мотор и люк на 35 см.' },
              { id: 'specs', label: 'Характеристики', panel: 'Загрузка 8 кг, отжим 1400 об/мин.' },
              { id: 'reviews', label: 'Отзывы', count: 128, panel: 'Средняя оценка 4,7.' },
            ]}
          />
        </div>
        <div className={css.full}>
          <TabLinks
            label="Заказы"
            tabs={[
              { href: '#active', label: 'Активные', count: 2, current: true },
              { href: '#done', label: 'Завершённые', count: 14 },
            ]}
          />
        </div>
      </ExampleSection>
      <ExampleSection name="StepIndicator">
        <div className={css.full}>
          <StepIndicator
            label="Шаги оформления"
            doneLabel="готово"
            steps={[
              { id: '1', title: 'Контакты', state: 'done', href: '#1' },
              { id: '2', title: 'Доставка', state: 'done', href: '#2' },
              { id: '3', title: 'Оплата', state: 'now' },
              { id: '4', title: 'Промокод и подарки', state: 'ahead' },
            ]}
          />
        </div>
        <StepIndicator
          vertical
          label="Путь заказа"
          doneLabel="готово"
          steps={[
            { id: 'a', title: 'Создан', state: 'done', hint: '21 ноября, 10:15' },
            { id: 'b', title: 'Готовится к отправке', state: 'now', hint: 'Сегодня до 18:00' },
            { id: 'c', title: 'В пути', state: 'ahead' },
          ]}
        />
      </ExampleSection>
    </>
  );
}
