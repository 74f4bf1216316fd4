import { useState } from 'react';
import { Checkbox, ChoiceGroup, Radio, RadioCard, Switch } from '../../inputs/choice.tsx';
import { PhoneInput } from '../../inputs/phone-input.tsx';
import { QuantityStepper } from '../../inputs/quantity-stepper.tsx';
import type { Range } from '../../inputs/range.ts';
import { RangeInputs } from '../../inputs/range-inputs.tsx';
import { RatingInput } from '../../inputs/rating-input.tsx';
import { Select } from '../../inputs/select.tsx';
import { TextInput } from '../../inputs/text-input.tsx';
import { Textarea } from '../../inputs/textarea.tsx';
import css from './gallery.module.css';
import { ExampleSection } from './shelf.tsx';

const phoneGroups = /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/;
function mask(raw: string): string {
  const digits = raw.replace(/\D/g, '');
  const [, a = '', b = '', c = '', d = ''] =
    phoneGroups.exec(raw.startsWith('+') || digits.length === 11 ? digits.slice(1) : digits) ?? [];
  return a && `+7 (${a}${b && `) ${b}`}${c && `-${c}`}${d && `-${d}`}`;
}
const numberFormat = new Intl.NumberFormat('ru-KZ');

export function Forms() {
  const [text, setText] = useState('Айгерим');
  const [phone, setPhone] = useState('+7 (701) 123-45-67');
  const [quantity, setQuantity] = useState(2);
  const [single, setSingle] = useState(1);
  const [price, setPrice] = useState<Range>({ from: 120_000, to: 480_000 });
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <ExampleSection name="TextInput, PhoneInput, Select, Textarea">
        <div className={css.grid}>
          <TextInput label="Имя" required value={text} onValue={setText} clear="Очистить" autoComplete="given-name" />
          <TextInput
            label="Эл. почта"
            type="email"
            error="Проверьте адрес: в нём нет знака @"
            defaultValue="aigerim.mail.kz"
          />
          <TextInput
            label="Пароль"
            type="password"
            reveal={{ show: 'Показать пароль', hide: 'Скрыть пароль' }}
            hint="Не короче 6 знаков"
          />
          <TextInput label="Поиск" labelHidden icon="search" type="search" placeholder="Что ищете?" />
          <TextInput label="Вес" after="кг" inputMode="numeric" placeholder="0" aside="необязательно" />
          <TextInput label="Недоступно" disabled defaultValue="Алматы" />
          <PhoneInput label="Телефон" required value={phone} onValue={setPhone} mask={mask} />
          <Select
            label="Сортировка"
            options={[
              { value: 'popular', label: 'Сначала популярные' },
              { value: 'cheap', label: 'Сначала дешёвые' },
            ]}
          />
          <Select
            label="Город"
            placeholder="Выберите город"
            error="Выберите город"
            options={[{ value: '8', label: 'Алматы' }]}
          />
          <Select label="По 24" labelHidden size="small" options={[{ value: '24', label: 'По 24 на странице' }]} />
          <Select label="Недоступно" disabled options={[{ value: '', label: 'Нет вариантов' }]} />
          <Textarea label="Комментарий курьеру" aside="0 / 200" maxLength={200} placeholder="Домофон, ориентир" />
        </div>
      </ExampleSection>
      <ExampleSection name="Checkbox, Radio, Switch">
        <div className={css.grid}>
          <ChoiceGroup legend="Бренд">
            <Checkbox aside="128" defaultChecked>
              Aurora
            </Checkbox>
            <Checkbox aside="64">Nomad</Checkbox>
            <Checkbox aside="0" disabled>
              Tulpar
            </Checkbox>
          </ChoiceGroup>
          <ChoiceGroup legend="Кто получит" error="Выберите получателя">
            <Radio name="who" defaultChecked>
              Я
            </Radio>
            <Radio name="who" hint="Понадобятся имя и телефон">
              Другой человек
            </Radio>
            <Radio name="who" disabled>
              Организация
            </Radio>
          </ChoiceGroup>
          <div>
            <Switch defaultChecked>Новости и скидки</Switch>
            <Switch hint="Сообщим, когда заказ выедет">Уведомления о заказе</Switch>
            <Switch disabled>Недоступно</Switch>
          </div>
        </div>
      </ExampleSection>
      <ExampleSection name="RadioCard">
        <div className={css.grid}>
          <RadioCard name="delivery" defaultChecked title="Курьер" subtitle="Завтра, 22 ноября, 14–18" aside="1 490 ₸">
            Подъём на этаж посчитаем по адресу.
          </RadioCard>
          <RadioCard name="delivery" title="Самовывоз" subtitle="Сегодня, 4 магазина" aside="Бесплатно" />
          <RadioCard name="delivery" disabled title="Экспресс за 3 часа" subtitle="Заказы до 15:00" aside="2 990 ₸" />
        </div>
      </ExampleSection>
      <ExampleSection name="QuantityStepper">
        <QuantityStepper
          value={quantity}
          onValue={setQuantity}
          max={5}
          label="Количество: чайник"
          labels={{ less: 'Меньше', more: 'Больше' }}
        />
        <QuantityStepper
          value={single}
          onValue={setSingle}
          onRemove={() => setSingle(1)}
          label="Количество: фен"
          labels={{ less: 'Меньше', more: 'Больше', remove: 'Убрать из корзины' }}
        />
        <QuantityStepper
          size="small"
          value={quantity}
          onValue={setQuantity}
          max={5}
          label="Количество, малый"
          labels={{ less: 'Меньше', more: 'Больше' }}
        />
        <QuantityStepper
          disabled
          value={1}
          onValue={setQuantity}
          label="Недоступно"
          labels={{ less: 'Меньше', more: 'Больше' }}
        />
      </ExampleSection>
      <ExampleSection name="RangeInputs, RatingInput">
        <div className={css.grid}>
          <RangeInputs
            min={4990}
            max={899_990}
            value={price}
            onValue={setPrice}
            unit="₸"
            format={(n) => numberFormat.format(n)}
            labels={{ legend: 'Цена', from: 'от', to: 'до', fromFull: 'Цена от', toFull: 'Цена до' }}
          />
          <RatingInput
            legend="Ваша оценка"
            value={stars}
            onValue={setStars}
            labels={['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично']}
          />
        </div>
      </ExampleSection>
    </>
  );
}
