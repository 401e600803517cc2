import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const source = path.join(root, 'src');

/** The most files that somebody must read to know how a payment works. */
const MOST = 45;

/**
 * What the steps share, a check before something is paid a second time, what keeps home's bill true without a line, and what ends an order that no
 * cashier takes.
 */
const BESIDE = [
  'attemptTriggers.ts',
  'closeOrderUnsupportedByCashier.ts',
  'checkPayableStillDue.ts',
  'removeSavedBillBeingPaid.ts',
];

const doc = readFileSync(path.join(root, 'docs/payment.md'), 'utf8');
const chapter = doc.split('## Its way through the code')[1]?.split('\n## ')[0] ?? '';
const steps = [...chapter.matchAll(/`((?:features|flows|services|widgets|domain)\/[^`]+)`/g)].map(
  ([, file = '']) => file,
);

/** Actions and addresses join these to what comes before: a saga, and the screens. */
const isEntered = (file: string, index: number): boolean => index === 0 || /(Saga\.ts|Screen\.tsx)$/.test(file);

const IMPORTED = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;

function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  return [...text.matchAll(IMPORTED)].flatMap(([, spec = '']) => {
    const base = spec.startsWith('@/') ? spec.slice(2) : path.posix.join(path.posix.dirname(file), spec);
    return ['.ts', '.tsx'].map((ending) => base + ending);
  });
}

test('the way of a payment through the code is as docs/payment.md tells it, in at most 45 files', () => {
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.filter((file) => !existsSync(path.join(source, file)))).toEqual([]);
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.length).toBeLessThanOrEqual(MOST);
});

test('each file of the way is imported by one before it, or entered by an action or an address', () => {
  const reached = new Set<string>();
  const lost = steps.filter((file, index) => {
    const isReached = isEntered(file, index) || reached.has(file);
    for (const imported of importsOf(file)) reached.add(imported);
    return !isReached;
  });
  expect(lost).toEqual([]);
});

test('every step of the flow is on the way', () => {
  const folder = path.join(source, 'flows/payment/steps');
  const passed = readdirSync(folder).filter((file) => !BESIDE.includes(file));
  expect(passed.filter((file) => !steps.includes(`flows/payment/steps/${file}`))).toEqual([]);
});

const diagram = doc.split('sequenceDiagram')[1]?.split('```')[0] ?? '';
const participants = new Map(
  [...diagram.matchAll(/participant (\w+) as (\S+)/g)].map(([, alias = '', file = '']) => [alias, file] as const),
);
const arrows = [...diagram.matchAll(/(\w+)->>(\w+): (\w+)/g)].map(([, from = '', to = '', name = '']) => ({
  from,
  to,
  name,
}));
const textOf = (alias: string): string => readFileSync(path.join(source, participants.get(alias) ?? ''), 'utf8');
const defines = (alias: string, name: string): boolean =>
  new RegExp(`(?:function\\*? |const |^ {4})${name}\\b(?: = |\\(|<|:)`, 'm').test(textOf(alias));

describe('from the press to the call', () => {
  test('there are at most 12 files and 16 steps', () => {
    expect(participants.size).toBeGreaterThan(8);
    expect(participants.size).toBeLessThanOrEqual(12);
    expect(arrows.length).toBeGreaterThan(10);
    expect(arrows.length).toBeLessThanOrEqual(16);
  });

  test.each(arrows)('$from calls $name of $to', ({ from, to, name }) => {
    const isAction = /Requested$/.test(name);
    expect(textOf(from)).toMatch(new RegExp(`\\b${name}\\b`));
    if (isAction) expect(textOf(to)).toMatch(new RegExp(`\\[${name}\\.type\\]`));
    else expect({ to, name, isDefined: defines(to, name) }).toEqual({ to, name, isDefined: true });
    if (from !== to && !isAction) expect(importsOf(participants.get(from) ?? '')).toContain(participants.get(to));
  });

  test('each file is reached by a step from one that was reached before it', () => {
    const reached = new Set([arrows[0]?.from]);
    const lost = arrows.filter(({ from, to }) => {
      const isReached = reached.has(from);
      reached.add(to);
      return !isReached;
    });
    expect(lost).toEqual([]);
    expect([...participants.keys()].filter((alias) => !reached.has(alias))).toEqual([]);
  });
});
