import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sheet = readFileSync(resolve(__dirname, '../../../src/ui/theme.css'), 'utf8');

/** The custom properties of the first block that follows a selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map((match) => [match[1]!, match[2]!]));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const light = tokensOf('html:root');
const dark = { ...light, ...tokensOf("html:root[data-scheme='dark']") };

const READ_TOGETHER: readonly (readonly [ink: string, ground: string])[] = [
  ...['--text', '--text-secondary', '--brand', '--done', '--soon', '--owed'].flatMap((ink) =>
    ['--page', '--card', '--raised'].map((ground) => [ink, ground] as const),
  ),
  ...['brand', 'done', 'soon', 'owed'].flatMap((name) => [
    [`--${name}`, `--${name}-soft`] as const,
    ['--text', `--${name}-soft`] as const,
  ]),
  ['--on-brand', '--brand-fill'],
  ['--on-owed', '--owed-fill'],
  ['--on-disabled', '--disabled-fill'],
  ['--on-toast', '--toast'],
  ['--text', '--key'],
  ['--brand', '--brand-soft'],
  ['--plate-light-ink', '--plate-blue'],
  ['--plate-dark-ink', '--plate-yellow'],
  ['--plate-dark-ink', '--plate-green-bottom'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, tokens) => {
  test.each(READ_TOGETHER)('%s can be read on %s', (ink, ground) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test('draws the edge of a field with a contrast of 3:1', () => {
    expect(contrast(tokens['--line-strong']!, tokens['--card']!)).toBeGreaterThanOrEqual(3);
  });
});

test('has the same dark values in both selectors', () => {
  expect(tokensOf("html:root:not([data-scheme='light'])")).toEqual(tokensOf("html:root[data-scheme='dark']"));
});

test('is larger in elder mode: notes of 18 px, text of 22 px, 60 px to tap', () => {
  const elder = tokensOf("html:root[data-elder='on']");
  expect(light['--tap']).toBe('44px');
  expect(elder['--tap']).toBe('60px');
  expect(16 * Number(elder['--type-scale'])).toBe(22);
  expect(elder['--font-note']).toMatch(/^min\(1\.125rem, /u);
});

test("sizes type in rem only, so that the phone's text size applies", () => {
  const sizes = Object.entries(light).filter(([name]) =>
    /^--font-(note|secondary|body|title|answer|amount)$/u.test(name),
  );
  expect(sizes).toHaveLength(6);
  for (const [, size] of sizes) expect(size).toMatch(/^calc\([\d.]+rem \* var\(--type-scale\)\)$/u);
});
