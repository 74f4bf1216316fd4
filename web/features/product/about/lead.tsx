import { m } from '#web/messages.ts';
import { excerpt } from './excerpt.ts';
import css from './lead.module.css';

const MAX_LETTERS = 260;

/** The beginning of the description, beside the pictures of a product that has no variants to choose. */
export function Lead({ text }: { text: string }) {
  return (
    <div className={css.lead}>
      <p>{excerpt(text, MAX_LETTERS)}</p>
      <a href="#about">{m.product_about_more()}</a>
    </div>
  );
}
