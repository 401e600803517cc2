import { paymentResultPath } from '@/flows/payment/result/paymentScreens';

const attempt = {
  key: 'parking:u1,p1',
  payId: 'P1',
  payable: { kind: 'parking', uniqueId: 'u1', parkId: 'p1' },
} as const;
const pathOf = (path: string) => path.split('?')[0];

test.each([
  ['payPage', '/payResultPage'],
  ['multiPayPage', '/payResultPage'],
  ['scanOverduePay', '/payResultPage'],
  [undefined, '/payResultPage'],
  ['pay', '/result'],
  ['result', '/result'],
  ['scanPayPage', '/BarrierRslt'],
  ['barrierResult', '/BarrierRslt'],
] as const)('paid on %s: %s', (from, path) => {
  expect(pathOf(paymentResultPath(attempt, from))).toBe(path);
});

test('the lot for the barrier is in the address, even when nothing else is stored', () => {
  const search = new URLSearchParams(
    paymentResultPath({ ...attempt, payId: null }, 'scanPayPage', { requestId: 'r1' }).split('?')[1],
  );
  expect(Object.fromEntries(search)).toEqual({ key: 'parking:u1,p1', requestId: 'r1', parkId: 'p1' });
});
