const { commandOf } = jest.requireActual<{ commandOf: (script: string, operands?: string[]) => string[] }>(
  '../../../config/scripts/commands',
);
const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../../../package.json');

test.each(['types', 'types:shipped', 'lint', 'layers', 'jest'])('npm run %s and npm test run the same', (script) => {
  const [program, ...args] = commandOf(script);
  expect(args.join(' ')).toBe(scripts[script]?.split(' ').slice(1).join(' '));
  expect(program).toMatch(/node_modules/);
});

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
