import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';

test.each([{}, { a: 1 }, Object.create(null), JSON.parse('{"__proto__":1}')])('%p is a plain object', (value) => {
  expect(isPlainObject(value)).toBe(true);
});

test.each([null, undefined, 0, '', 'x', true, [], new Date(0), new Map(), () => 0, Object.create({ a: 1 })])(
  '%p is not a plain object',
  (value) => {
    expect(isPlainObject(value)).toBe(false);
  },
);

test('parseJson returns undefined for what is not JSON', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('null')).toBeNull();
  expect(['', '{', 'undefined', "{'a':1}", '\u0000'].map(parseJson)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
