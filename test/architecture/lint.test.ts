import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Rules that imports cannot show: one planted file for each of our own lint rules, and the rule that must report it. */
const PLANTED = [
  ['flows/readsWindow.ts', 'no-restricted-globals', 'ports'],
  ['flows/readsClock.ts', 'no-restricted-properties', 'ports.clock'],
  ['flows/buildsDate.ts', 'no-restricted-syntax', 'domain/calendar'],
  ['flows/throwsDice.ts', 'no-restricted-properties', 'ports.random'],
  ['flows/callsToast.ts', 'no-restricted-properties', 'Notices are state'],
  ['flows/bareEffects.ts', 'no-restricted-imports', 'typed-redux-saga'],
  ['flows/prints.ts', 'no-console', ''],
  ['flows/exportsDefault.ts', 'no-restricted-exports', ''],
  ['flows/takesAny.ts', '@typescript-eslint/no-explicit-any', ''],
  ['ui/Barrel.tsx', 'no-restricted-imports', 'one component by path'],
  ['ui/BareLazy.tsx', 'no-restricted-imports', 'retryableLazy'],
  ['ui/BareLazyOfReact.tsx', 'no-restricted-imports', 'retryableLazy'],
  ['ui/RoutersLink.tsx', 'no-restricted-imports', 'Link of navigation'],
  ['ui/goesByText.ts', 'no-restricted-syntax', 'pathTo'],
  ['ui/LinksByText.tsx', 'no-restricted-syntax', 'pathTo'],
  ['ui/RawHtml.tsx', 'no-restricted-syntax', 'RichText'],
  ['ui/takesLast.ts', 'browsers/promised-apis', 'Array.at'],
  ['ui/copies.ts', 'browsers/promised-apis', 'structuredClone'],
  ['ui/limitsTime.ts', 'browsers/promised-apis', 'AbortSignal.timeout'],
  ['ui/takesApart.ts', 'browsers/promised-apis', 'Window.requestIdleCallback'],
  ['ui/looksBehind.ts', 'browsers/promised-apis', 'regular expression'],
  ['ui/Picture.tsx', 'jsx-a11y/alt-text', ''],
  ['features/home/LongScreen.tsx', 'max-lines', '80'],
  ['features/home/TitledScreen.tsx', 'no-restricted-syntax', 'useScreen'],
  ['features/home/FramedScreen.tsx', 'no-restricted-syntax', 'useScreen'],
  ['features/home/bills/ReadsData.tsx', 'no-restricted-syntax', 'currentData'],
  ['features/home/bills/ReadsDataOfCall.tsx', 'no-restricted-syntax', 'currentData'],
  ['features/home/bills/ReadsDataOfResult.tsx', 'no-restricted-syntax', 'currentData'],
  ['features/home/bills/BareButton.tsx', 'no-restricted-syntax', 'UnstyledButton'],
  ['features/home/bills/BareBox.tsx', 'no-restricted-syntax', 'CheckBox'],
  ['../test/journeys/saysIt.ts', 'no-restricted-globals', 'One word for a test'],
  ['features/home/bills/comparesCodes.ts', 'no-restricted-syntax', 'code of the wire'],
  ['features/home/bills/ordersCodes.ts', 'no-restricted-syntax', 'code of the wire'],
  ['features/home/bills/switchesCodes.ts', 'no-restricted-syntax', 'code of the wire'],
  ['features/home/bills/listsCodes.ts', 'no-restricted-syntax', 'code of the wire'],
] as const;

const FINE = ['features/home/FineScreen.tsx', 'host/fine.ts', 'ui/asksFirst.ts', '../test/journeys/fine.ts'];

interface FileReport {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

const root = path.resolve(__dirname, '../..');
const folder = path.join(__dirname, 'fixtures/lint');
const lint = (): FileReport[] => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/eslint/bin/eslint.js'),
      '--config',
      path.join(root, 'config/eslint.config.mjs'),
      '--format',
      'json',
      'src',
      'test',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as FileReport[];
};

describe('our lint rules', () => {
  const reports = lint();
  const messagesOf = (file: string) =>
    reports.find(({ filePath }) => filePath === path.join(folder, 'src', file))?.messages ?? [];

  test.each(PLANTED)('%s is named by %s', (file, rule, words) => {
    const named = messagesOf(file).filter(({ ruleId }) => ruleId === rule);
    expect(named.map(({ message }) => message).join('\n')).toContain(words);
    expect(named).not.toEqual([]);
  });

  test.each(FINE)('%s is left alone', (file) => {
    expect(messagesOf(file)).toEqual([]);
  });
});
