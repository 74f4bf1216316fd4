import type { ReactNode } from 'react';
import { Actions } from './gallery/actions.tsx';
import { Content } from './gallery/content.tsx';
import { Forms } from './gallery/forms.tsx';
import { Foundations } from './gallery/foundations.tsx';
import { Layers } from './gallery/layers.tsx';
import { Heading } from '../marks/text.tsx';
import css from './gallery/gallery.module.css';

const parts: ReadonlyArray<{ title: string; content: ReactNode }> = [
  { title: 'Основа: цвет, шрифт, знаки', content: <Foundations /> },
  { title: 'Нажать: кнопки, метки, переходы', content: <Actions /> },
  { title: 'Заполнить: поля и выбор', content: <Forms /> },
  { title: 'Показать: цены, картинки, списки', content: <Content /> },
  { title: 'Поверх страницы: окна и сообщения', content: <Layers /> },
];

/** Every component in its states; the developer panel renders it. */
export function Gallery() {
  return (
    <div className={css.gallery}>
      {parts.map(({ title, content }) => (
        <section key={title} className={css.part}>
          <Heading level={2} size={32}>
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </div>
  );
}
