import type { ReactNode } from 'react';
import { Actions } from './gallery/actions.tsx';
import { Content } from './gallery/content.tsx';
import { Forms } from './gallery/forms.tsx';
import { Foundations } from './gallery/foundations.tsx';
import { Layers } from './gallery/layers.tsx';
import { Heading } from '../marks/text.tsx';
import css from './gallery/gallery.module.css';

const parts: ReadonlyArray<{ title: string; part: ReactNode }> = [
  { title: 'Основа: цвет, шрифт, знаки', part: <Foundations /> },
  { title: 'Нажать: кнопки, метки, переходы', part: <Actions /> },
  { title: 'Заполнить: поля и выбор', part: <Forms /> },
  { title: 'Показать: цены, картинки, списки', part: <Content /> },
  { title: 'Поверх страницы: окна и сообщения', part: <Layers /> },
];

/** Every component in its states; the developer panel renders it. */
export function Gallery() {
  return (
    <div className={css.gallery}>
      {parts.map(({ title, part }) => (
        <section key={title} className={css.part}>
          <Heading level={2} size={32}>
            {title}
          </Heading>
          {part}
        </section>
      ))}
    </div>
  );
}
