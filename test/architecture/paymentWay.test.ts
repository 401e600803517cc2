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

const chapter = readFileSync(path.join(root, 'docs/payment.md'), 'utf8').split('## Its way through the code')[1] ?? '';
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
