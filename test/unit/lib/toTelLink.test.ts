import { toTelLink } from '@/lib/toTelLink';

import { hostileStrings } from '../../corpus/hostileStrings';

test.each([
  ['0755-83000000', 'tel:075583000000'],
  ['+86 138 0013 8000', 'tel:+8613800138000'],
  [' 12328 ', 'tel:12328'],
])('%s is dialled', (phone, link) => {
  expect(toTelLink(phone)).toBe(link);
});

test.each(['', '--', '12', 'javascript:alert(1)', '400-800;ext=1', '*#06#'])('%s is not a number', (text) => {
  expect(toTelLink(text)).toBeNull();
});

test('whatever a server sends, a link holds digits only', () => {
  for (const text of hostileStrings.map(String)) expect(toTelLink(text) ?? 'tel:123').toMatch(/^tel:\+?\d{3,}$/);
});
