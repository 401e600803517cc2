import fc from 'fast-check';

import { hasControlCharacter, stripInvisibleCharacters } from '@/lib/controlCharacters';
import { createRandomText } from '@/lib/createRandomText';
import { encodeBase64Utf8 } from '@/lib/encodeBase64Utf8';
import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';

import { hostileStrings } from '../../corpus/hostileStrings';

describe('encodeBase64Utf8', () => {
  test('is the base64 of the UTF-8 bytes, Chinese and emoji included', () => {
    expect(encodeBase64Utf8('')).toBe('');
    expect(encodeBase64Utf8('{"appName":"停车"}')).toBe('eyJhcHBOYW1lIjoi5YGc6L2mIn0=');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeBase64Utf8(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
      }),
    );
  });

  test('takes a long text', () => {
    const text = '停'.repeat(300_000);
    expect(Buffer.from(encodeBase64Utf8(text), 'base64').toString('utf8')).toBe(text);
  });
});

describe('createRandomText', () => {
  const counting = () => {
    let next = 0;
    return (count: number) => Uint8Array.from({ length: count }, () => next++ % 256);
  };

  test('has the requested length and holds letters and digits only', () => {
    for (const length of [0, 1, 32, 500])
      expect(createRandomText(length, counting())).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
  });

  test('favours no character', () => {
    const counts = new Map<string, number>();
    for (const character of createRandomText(62 * 40, counting()))
      counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 62 }, () => 40));
  });
});

describe('invisible characters', () => {
  test('are detected', () => {
    expect(hasControlCharacter('a\u0000b')).toBe(true);
    expect(hasControlCharacter('a\u007F')).toBe(true);
    expect(hasControlCharacter('a\u0085')).toBe(true);
    expect(hasControlCharacter('粤B 12345')).toBe(false);
    expect(stripInvisibleCharacters('\u202E粤\u200BB\u0000\uFEFF1\uD800')).toBe('粤B1');
  });

  test('are always removed', () => {
    for (const text of hostileStrings) expect(stripInvisibleCharacters(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});

test('stripLoneSurrogates leaves only what can be encoded', () => {
  expect(stripLoneSurrogates('a\uD83D\uDE00b')).toBe('a\uD83D\uDE00b');
  expect(stripLoneSurrogates('a\uD83Db\uDE00')).toBe('ab');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      expect(() => encodeURIComponent(stripLoneSurrogates(String.fromCharCode(...units)))).not.toThrow();
    }),
  );
});
