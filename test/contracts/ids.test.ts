import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createWorld } from '../../mocks/world/createWorld';

const WORLD = path.resolve(__dirname, '../../mocks/world');

/** The prefixes that the files of one area pass to `nextId`. */
const prefixesOf = (area: string): string[] => [
  ...new Set(
    readdirSync(path.join(WORLD, area), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(path.join(WORLD, area, file), 'utf8').matchAll(/nextId\(([^)]*)\)/g)])
      .flatMap(([, asked = '']) => [...asked.matchAll(/'([^']*)'/g)])
      .map(([, prefix = '']) => prefix),
  ),
];

test('an id of one kind does not move the ids of another', () => {
  const quiet = createWorld();
  const busy = createWorld();
  busy.nextId('D');
  busy.nextId('D');
  expect(busy.nextId('R')).toBe(quiet.nextId('R'));
  expect(busy.nextId('D')).not.toBe(quiet.nextId('D'));
});

test('ids of one kind differ, also after a reset of the world', () => {
  const world = createWorld();
  const before = world.nextId('R');
  world.reset();
  expect(new Set([before, world.nextId('R'), world.nextId('R')]).size).toBe(3);
});

test('no two areas number their rows under the same prefix', () => {
  const areas = readdirSync(WORLD, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const prefixes = areas.flatMap(({ name }) => prefixesOf(name));
  expect(prefixes.length).toBeGreaterThan(20);
  expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
});
