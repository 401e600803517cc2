import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../../src');

/** Primary buttons that wait for something, each with the reason. Any other one leads to what is missing (`usePrimaryButtonHandler`). */
const WAITING: Readonly<Record<string, string>> = {
  'features/home/query/HomePlateQueryBlock.tsx': 'a query of a plate waits for its first seven cells (Rule 6.1)',
  'widgets/plate/PlateInputFormView.tsx': 'the same, and only where the act is a query',
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && file !== 'ui/button/PrimaryButton.tsx')
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));

/** What stands between the name of each primary button and its end. */
const buttonsOf = (text: string): readonly string[] =>
  text
    .split('<PrimaryButton')
    .slice(1)
    .map((after) =>
      after.slice(
        0,
        Math.min(...['</PrimaryButton>', '/>'].map((end) => (after.includes(end) ? after.indexOf(end) : after.length))),
      ),
    );

test('no primary button is disabled to say that something is missing, but for those named here', () => {
  const waiting = files.filter(({ text }) => buttonsOf(text).some((one) => /\bisDisabled\b/.test(one)));
  expect(waiting.map(({ file }) => file).sort()).toEqual(Object.keys(WAITING).sort());
});

test('the search finds a primary button that is disabled', () => {
  expect(
    buttonsOf('<PrimaryButton isDisabled={a > b} onPress={() => go()}>\n 去\n</PrimaryButton> <p isDisabled />'),
  ).toEqual([' isDisabled={a > b} onPress={() => go()}>\n 去\n']);
});
