import { m } from '#web/messages.ts';
import { excerpt } from './excerpt.ts';
import css from './lead.module.css';

const MAX_LENGTH = 260;

/** Beginning of the description, next to the pictures of a product without variants. */
export function Lead({ text }: { text: string }) {
  return (
    <div className={css.lead}>
      <p>{excerpt(text, MAX_LENGTH)}</p>
      <a href="#about">{m.product_about_more()}</a>
    </div>
  );
}
