import { expect, test } from 'vitest';
import { withoutListeners } from './silent-markup.ts';

test('removes listeners of elements, and keeps props of other components', () => {
  const code = `
    export const Part = ({ press }: { press: (on: boolean) => void }) => (
      <Panel onClose={() => press(false)}>
        <input type="checkbox" {...rest} onChange={(event) => press(event.currentTarget.checked)} name="on" />
        <button onClick={() => { if (1 > 0) press(true); }} onBlur={blur}>on</button>
      </Panel>
    );`;
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll(' >', '>');
  expect(oneLine(withoutListeners(code, 'part.tsx'))).toBe(
    oneLine(
      code
        .replace(' onChange={(event) => press(event.currentTarget.checked)}', '')
        .replace(' onClick={() => { if (1 > 0) press(true); }} onBlur={blur}', ''),
    ),
  );
});
