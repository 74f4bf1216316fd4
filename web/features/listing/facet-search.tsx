import { useState } from 'react';
import type { Facet } from '#contract/catalog/catalog.ts';
import { RUSSIAN_NEIGHBOURS } from '#domain/text/kazakh-letters.ts';
import { m } from '#web/messages.ts';
import { TextInput } from '#web/ui/inputs/text-input.tsx';

/** Folds Kazakh letters and ё for keyboards without them: "кара" matches "қара". */
const foldLetters = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[ёәғқңөұүһі]/g, (letter) => RUSSIAN_NEIGHBOURS[letter] ?? letter);

/** Searches the values of a facet; `onFound` gets the matching slugs, or null for an empty field. */
export default function FacetSearch({
  facet,
  onFound,
}: {
  facet: Facet;
  onFound: (slugs: ReadonlySet<string> | null) => void;
}) {
  const [text, setText] = useState('');
  return (
    <TextInput
      label={m.facet_search({ name: facet.name })}
      labelHidden
      placeholder={m.facet_search_short()}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        const query = foldLetters(value);
        const matching = facet.values.filter(({ name }) => foldLetters(name).includes(query));
        onFound(query === '' ? null : new Set(matching.map(({ slug }) => slug)));
      }}
    />
  );
}
