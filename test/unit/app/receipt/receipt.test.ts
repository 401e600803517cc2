/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import fc from 'fast-check';
import * as v from 'valibot';

import { fetchPaymentReceipt, parsePaymentReceiptQuery } from '@/app/receipt/fetchPaymentReceipt';
import { parsePaymentReceipt } from '@/app/receipt/parsePaymentReceipt';
import { toPaymentReceiptContent } from '@/app/receipt/receiptContent';
import { type WechatReceiptFramePayment, wechatReceiptFramePaymentSchema } from '@/services/charge/goldPlan';

const RECEIPT: WechatReceiptFramePayment = {
  payId: 'pay-1',
  payState: 2,
  payStateText: '已支付',
  payAmount: 600,
  paidTime: '2026-11-21 14:05:00',
  title: '停车费',
  formatPlateNo: '粤B·12345',
  parkName: '市民中心地下停车场',
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '2026-11-21 14:20:00',
  receiptCode: 'c0de'.repeat(8),
};
const FIELDS = Object.keys(RECEIPT) as (keyof WechatReceiptFramePayment)[];

const odd = fc.oneof(
  fc.constantFrom(null, undefined, '', '2026-11-21 14:05:00', '2026-11-21', -1, 0, -0, 1.5, 7, 8, 600, '600', true),
  fc.anything(),
);

test('the hand-written reader of the receipt agrees with its schema', () => {
  const answer = fc
    .record(Object.fromEntries(FIELDS.map((field) => [field, odd])))
    .map((given) => ({ ...RECEIPT, ...given, payId: given['payId'] ?? 'pay-1' }));
  fc.assert(
    fc.property(fc.oneof(answer, fc.anything()), (data) => {
      const read = v.safeParse(wechatReceiptFramePaymentSchema.reader, data);
      expect(parsePaymentReceipt(data)).toEqual(read.success ? read.output : null);
    }),
    { numRuns: 2_000 },
  );
});

test("only the server's answer makes it paid", () => {
  for (const payState of [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const) {
    const { statusLabel, status } = toPaymentReceiptContent({
      is: 'receipt',
      receipt: { ...RECEIPT, payState, payStateText: '' },
    });
    expect(status === 'success').toBe(payState === 2);
    expect(statusLabel === '支付成功').toBe(payState === 2);
  }
});

test('no figure is shown that the server did not tell', () => {
  const receipt = { ...RECEIPT, payAmount: NaN, leaveDeadlineTime: '', paidTime: '', leaveFreeMinutes: NaN };
  const words = toPaymentReceiptContent({ is: 'receipt', receipt });
  expect(words.amount).toBe('');
  expect(words.text).toBe('费用已结清');
  expect(toPaymentReceiptContent({ is: 'receipt', receipt: RECEIPT }).text).toBe('请于 14:20 前离场');
});

test('a refund is on its way until it has arrived', () => {
  const words = (payState: 5 | 6) => toPaymentReceiptContent({ is: 'receipt', receipt: { ...RECEIPT, payState } });
  expect(words(5)).toMatchObject({ statusLabel: '退款中', text: '款项会原路退回' });
  expect(words(6)).toMatchObject({ statusLabel: '已退款', text: '款项已原路退回' });
});

test('what is no parking bill is known by its title, and no car has to leave', () => {
  const recharge = {
    ...RECEIPT,
    title: '钱包充值',
    formatPlateNo: '',
    parkName: '',
    leaveFreeMinutes: NaN,
    leaveDeadlineTime: '',
  };
  expect(toPaymentReceiptContent({ is: 'receipt', receipt: recharge })).toMatchObject({
    statusLabel: '支付成功',
    parkName: '钱包充值',
    text: '',
  });
});

test('an address without the three parameters of an order names no order', () => {
  const good = 'sub_mch_id=1900000109&out_trade_no=P2026-1&check_code=0123456789abcdef';
  expect(parsePaymentReceiptQuery(`?${good}`)).toEqual({
    sub_mch_id: '1900000109',
    out_trade_no: 'P2026-1',
    check_code: '0123456789abcdef',
  });
  for (const bad of ['', good.replace('P2026-1', '../x'), good.replace('P2026-1', '%3Cb%3E'), 'out_trade_no=P2026-1'])
    expect(parsePaymentReceiptQuery(bad)).toBeNull();
});

const ask = async (answer: () => Promise<Response>) => {
  const sent: RequestInit[] = [];
  const said = await fetchPaymentReceipt(
    { sub_mch_id: '1', out_trade_no: 'pay-1', check_code: 'c' },
    { basePath: '/driver/', driverDealerId: 'dealer-1' },
    {
      fetch: (input, init) => {
        expect(input).toBe(
          '/driver/api/charge/v2/api/payCharges/goldPlan?sub_mch_id=1&out_trade_no=pay-1&check_code=c',
        );
        sent.push(init);
        return answer();
      },
      now: () => 1,
      bytes: (count) => new Uint8Array(count),
    },
  );
  return { said: said.is, sent };
};
const json = (value: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(value), { status }));

test('a call that hangs has failed after 10 s', async () => {
  jest.useFakeTimers();
  try {
    let isAborted = false;
    const said = fetchPaymentReceipt(
      { sub_mch_id: '1', out_trade_no: 'pay-1', check_code: 'c' },
      { basePath: '/', driverDealerId: '' },
      {
        fetch: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              isAborted = true;
              reject(new Error('aborted'));
            });
          }),
        now: () => 1,
        bytes: (count) => new Uint8Array(count),
      },
    );
    await jest.advanceTimersByTimeAsync(9_999);
    expect(isAborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await said).toEqual({ is: 'failed' });
  } finally {
    jest.useRealTimers();
  }
});

test('calls without a session', async () => {
  const { said, sent } = await ask(() => json({ code: '200', data: RECEIPT }));
  expect(said).toBe('receipt');
  expect(sent[0]).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  expect(Object.keys(sent[0]?.headers ?? {})).not.toContain('Authorization');
});

test.each([
  ['a refusal', () => json({ code: '0x10d7500018', msg: '订单校验失败', data: null }), 'notFound'],
  ['a server that broke down', () => json({}, 502), 'failed'],
  ['a broken server in an envelope', () => json({ code: '500' }), 'failed'],
  ['no envelope', () => json({ hello: 1 }), 'failed'],
  ['HTML', () => Promise.resolve(new Response('<html>')), 'failed'],
  ['a receipt of nothing', () => json({ code: 200, data: null }), 'failed'],
  ['no line', () => Promise.reject(new Error('offline')), 'failed'],
] as const)('%s is distinguished from a receipt', async (_what, answer, said) => {
  expect((await ask(answer)).said).toBe(said);
});
