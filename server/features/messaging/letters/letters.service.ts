export type { LetterBlock, LetterLine, LetterLink, LetterShop } from './letter.ts';
export { letterShop, MORE } from './letter-frame.policy.ts';
export { letterHtml } from './letter-html.policy.ts';
export { letterText } from './letter-text.policy.ts';
