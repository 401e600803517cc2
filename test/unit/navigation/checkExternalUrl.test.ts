import fc from 'fast-check';

import { classifyExternalUrl } from '@/navigation/guards/classifyExternalUrl';

import { hostileStrings } from '../../corpus/hostileStrings';

const ALLOWED = ['good.example', 'Pay.Partner.example'];

test.each([
  ['https://good.example/a?b=c#d', 'https://good.example/a?b=c#d'],
  ['https://www.good.example', 'https://www.good.example/'],
  ['http://good.example/a', 'https://good.example/a'],
  ['HTTPS://GOOD.EXAMPLE/', 'https://good.example/'],
  ['https://pay.partner.example:8443/', 'https://pay.partner.example:8443/'],
  ['https://good.example./', 'https://good.example./'],
])('opens %s', (url, opened) => {
  expect(classifyExternalUrl(url, ALLOWED)).toEqual({ kind: 'open', url: opened });
});

test.each([
  ['https://evil.example/', 'evil.example'],
  ['http://evilgood.example/', 'evilgood.example'],
  ['https://good.example.evil.example/', 'good.example.evil.example'],
  ['https://partner.example/', 'partner.example'],
  ['https://evil.example?good.example', 'evil.example'],
  ['https://evil.example#.good.example', 'evil.example'],
  ['https://10.0.0.1/', '10.0.0.1'],
  ['https://еxample.com/', 'xn--xample-2of.com'],
])('shows a confirmation before %s and names %s', (url, host) => {
  expect(classifyExternalUrl(url, ALLOWED)).toMatchObject({ kind: 'ask', host });
});

test.each([
  '',
  'good.example',
  '//good.example/',
  '/home',
  ' https://good.example/',
  'https:/good.example',
  'https:good.example',
  'https://',
  'https://user@good.example/',
  'https://user:password@good.example/',
  'https://good.example\\@evil.example/',
  'https://good\n.example/',
  'ftp://good.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://good.example/1',
  'weixin://dl/business',
  `https://good.example/${'a'.repeat(2048)}`,
])('refuses %p', (url) => {
  expect(classifyExternalUrl(url, ALLOWED)).toEqual({ kind: 'refuse' });
});

test('opens nothing when nothing is allowed', () => {
  expect(classifyExternalUrl('https://good.example/', [])).toMatchObject({ kind: 'ask' });
  expect(classifyExternalUrl('https://good.example/', [''])).toMatchObject({ kind: 'ask' });
});

test('accepts encrypted addresses without credentials only, and opens allowed hosts only', () => {
  const pieces = fc
    .array(
      fc.constantFrom(
        'https://',
        'http://',
        'good.example',
        '.good.example',
        'evil',
        '.example',
        '@',
        ':',
        '/',
        '\\',
        '?',
        '#',
        '%2F',
        '%40',
        '。',
        '\t',
        'a',
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(''));
  const input = fc.oneof(
    pieces,
    pieces.map((tail) => `https://${tail}`),
    fc.constantFrom(...hostileStrings),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(input, (url) => {
      const verdict = classifyExternalUrl(url, ALLOWED);
      if (verdict.kind === 'refuse') return true;
      const { protocol, username, password, hostname } = new URL(verdict.url);
      const isGood = /(^|\.)(good\.example|pay\.partner\.example)\.?$/.test(hostname);
      return protocol === 'https:' && username === '' && password === '' && (verdict.kind === 'open') === isGood;
    }),
    { numRuns: 20_000 },
  );
});
