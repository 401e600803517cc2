import { existsSync } from 'node:fs';

const { commandOf } = jest.requireActual<{ commandOf: (script: string, operands?: string[]) => string[] }>(
  '../../../config/scripts/commands',
);
const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../../../package.json');

test.each(['types', 'types:shipped', 'lint', 'lint:types', 'layers', 'jest'])(
  'npm run %s and npm test run the same',
  (script) => {
    const [program, ...args] = commandOf(script);
    const words = scripts[script]?.split(' ') ?? [];
    if (words[0] === 'node') expect(program?.endsWith(`/${words.splice(1, 1)[0] ?? ''}`)).toBe(true);
    expect(args).toEqual(words.slice(1));
    expect(program).toMatch(/node_modules/);
    expect(existsSync(program ?? '')).toBe(true);
  },
);

test('a complete lint covers the configuration too, allows no warning, and can be limited to some files', () => {
  const whole = commandOf('lint');
  expect(whole).toEqual(
    expect.arrayContaining(['src', 'mocks', 'test', 'config', 'webpack.config.js', 'babel.config.js']),
  );
  expect(whole.join(' ')).toContain('--max-warnings 0');
  const some = commandOf('lint', ['src/a.ts', 'b.js']);
  expect(some).toEqual([whole[0], 'src/a.ts', 'b.js', ...whole.slice(whole.indexOf('--max-warnings'))]);
  expect(() => commandOf('types', ['src/a.ts'])).toThrow(/types/);
});
