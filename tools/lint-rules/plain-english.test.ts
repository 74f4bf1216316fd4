import { expect, test } from 'vitest';
import { checkWording, extractProse } from './plain-english.ts';

const BAD: [file: string, text: string, word: string][] = [
  ['domain/a.ts', '// The feed is written anew.', 'anew'],
  ['domain/a.ts', '/** Locks the row, thereby ending the race. */', 'thereby'],
  ['domain/a.ts', '// Asked by whomever.', 'whomever'],
  ['domain/a.ts', '/** Good for so many minutes. */', 'so many'],
  ['domain/a.ts', '// The caller is told.', 'is told'],
  ['domain/a.ts', '/** Tells whether an order is paid. */', 'Tells'],
  ['domain/a.ts', '// The message speaks of a refund.', 'speaks of'],
  ['domain/a.ts', '// Somebody was faster.', 'Somebody'],
  ['domain/a.ts', '// A thing of the customer.', 'thing'],
  ['domain/a.ts', '// Shown to people.', 'people'],
  ['docs/a.md', 'Another way to pay.', 'way to pay'],
  ['docs/a.md', 'A silent bank is asked again.', 'silent bank'],
  ['domain/a.ts', '// The stock is given back.', 'given back'],
  ['domain/a.ts', '// Bonuses that are owed.', 'owed'],
  ['docs/a.md', 'Stock is held for an order.', 'held for'],
  ['domain/a.ts', '// How many pieces.', 'pieces'],
  ['domain/a.ts', '// A case made for a phone.', 'made for'],
  ['domain/a.ts', '// Runs beside the index.', 'beside'],
  ['CONTRIBUTING.md', "In the house's style.", "the house's"],
  ['domain/a.ts', '/** What a shopper sees. */', 'What a shopper sees.'],
  ['domain/a.ts', "test('an order is told of its payment', () => {});", 'is told'],
  ['domain/a.ts', 'const bonusesOwed = 1;', 'bonusesOwed'],
];
const ALLOWED: [file: string, text: string][] = [
  ['docs/how-to/a.md', 'People pay with `tells` at the door.'],
  ['docs/a.md', '```\nanew\n```'],
  ['domain/a.ts', '/** Returns whether an order is paid. */'],
  ['domain/a.ts', "const text = 'tells';"],
  ['domain/a.ts', '// So long as the lease lives: why? What happens after?'],
  ['domain/a.ts', "const url = 'http://tells.example';"],
];

test.each(BAD)('finds in %s: %s', (file, text, word) => {
  expect(checkWording(file, text).join()).toContain(`"${word}"`);
});

test.each(ALLOWED)('allows in %s: %s', (file, text) => {
  expect(checkWording(file, text)).toEqual([]);
});

test('reads comments, titles and documents with their lines', () => {
  expect(extractProse('a.ts', "/**\n * One.\n * Two.\n */\nconst a = 1; // three\ntest('four', () => {});")).toEqual([
    { line: 2, text: 'One.' },
    { line: 3, text: 'Two.' },
    { line: 5, text: 'three' },
    { line: 6, text: 'four' },
  ]);
});
