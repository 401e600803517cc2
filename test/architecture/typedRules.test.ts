import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folder = path.join(__dirname, 'fixtures/lint');

/** Rules of strictTypeChecked that are off, each with its reason. */
const OFF: Readonly<Record<string, string>> = {
  'unbound-method': 'our interfaces are implemented with closures, whose methods never use `this`',
  'no-unsafe-enum-assignment': 'the compiler refuses to declare an enum (erasableSyntaxOnly)',
  'no-unsafe-class-instance-assignment': 'no function of ours takes an instance of a class',
};

/** Planted in fixtures/lint, and the rule that must report it. */
const PLANTED = [
  ['forgetsPromise.ts', 'no-floating-promises'],
  ['asksPromise.ts', 'no-misused-promises'],
  ['believesJson.ts', 'no-unsafe-assignment'],
  ['takesAny.ts', 'no-unsafe-member-access'],
  ['asksTwice.ts', 'no-unnecessary-condition'],
  ['callsOldName.ts', 'no-deprecated'],
] as const;

const oxlint = (...args: string[]): unknown => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--config', path.join(root, '.oxlintrc.json'), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

/** The rules of strictTypeChecked that read types. typescript-eslint runs in Node alone, hence the process of its own. */
function typedRules(): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { configs, plugin } from 'typescript-eslint';
       const on = Object.entries(Object.assign({}, ...configs.strictTypeChecked.map(({ rules }) => rules ?? {})));
       const names = on.flatMap(([name, level]) => (level === 'off' ? [] : [name.replace('@typescript-eslint/', '')]));
       console.log(JSON.stringify(names.filter((name) => plugin.rules[name]?.meta.docs.requiresTypeChecking)));`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(stdout) as string[];
}

test('every rule of typescript-eslint that reads types is an error of oxlint, or is off with a reason', () => {
  const { rules } = oxlint('--print-config') as { rules: Record<string, string | readonly unknown[]> };
  const isOn = (name: string) => {
    const level = rules[`typescript/${name}`] ?? rules[`@typescript-eslint/${name}`];
    return ['error', 'deny'].includes(String(typeof level === 'string' ? level : level?.[0]));
  };
  const wanted = typedRules();
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter((name) => !isOn(name)).sort()).toEqual(Object.keys(OFF).sort());
});

test('a violation of such a rule is reported by its name', () => {
  const { diagnostics } = oxlint('--format', 'json', 'src') as { diagnostics: { code: string; filename: string }[] };
  for (const [file, rule] of PLANTED)
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: `typescript(${rule})`, filename: `src/flows/${file}` }),
    );
});
