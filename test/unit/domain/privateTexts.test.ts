import { createRedactor } from '@/operations/redaction/createRedactor';

import { PRIVATE_TEXTS, privateTexts } from '../../corpus/privateTexts';

const bare = (text: string) => text.replace(/[\s·•.+()-]/g, '').toUpperCase();
/** What is left of a text's secrets in what a recording would hold. */
const leftIn = ({ text, secrets }: (typeof privateTexts)[number], wrap: (text: string) => unknown) => {
  const redacted = bare(decodeURIComponent(JSON.stringify(createRedactor().value(wrap(text)))));
  return secrets.filter((secret) => redacted.includes(bare(secret)));
};

test.each([
  ['a field', (text: string) => ({ content: text })],
  ['a key of the cache', (text: string) => ({ [`find({"content":"${text}"})`]: 1 })],
  ['an address', (text: string) => `/feedback?content=${encodeURIComponent(text)}`],
])('0 of the private texts are left in %s', (_where, wrap) => {
  const left = privateTexts.filter((one) => leftIn(one, wrap).length > 0).map(({ text }) => text);
  expect(left).toEqual([]);
  process.stdout.write(`private texts: ${String(left.length)} of ${String(privateTexts.length)} left\n`);
});

test('the corpus has as many different texts as it says, of every kind', () => {
  expect(new Set(privateTexts.map(({ text }) => text)).size).toBe(PRIVATE_TEXTS);
});

test.each([
  '地址加载失败',
  '车主服务',
  '联系人不能为空',
  '市民中心地下停车场，福田区福中三路88号',
  '我是车主',
  '我是管理员',
  '联系人和车主一致',
  '姓名不能为空',
  '共3栋，还有12个车位',
  '2026-03-13 13:45:00 至 2026-03-14 15:30:00',
  '订单 20260313134500123456',
  '订单 202603131345001',
  '订单 440301991340123',
  '税号 440300100000001',
  '卡号 6222021234567890123',
  '王先生',
  '每小时3.00元，最多30.00元',
  '费用截至 12:05，1分20秒后更新',
  'listParks({"pageNo":1,"pageSize":20})',
])('nothing private is in %s: it stays', (plain) => {
  expect(createRedactor().text(plain)).toBe(plain);
});
