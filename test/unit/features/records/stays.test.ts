import {
  payRecordRefundLabel,
  payRecordRowTexts,
  payRecordsTotalText,
} from '@/features/records/payments/model/payRecordText';
import {
  hasStayPayments,
  isStayRatable,
  stayPayLabel,
  stayRowTexts,
  stayStateNote,
  stayStateTag,
  toDisplayedStayAmount,
} from '@/features/records/stays/model/stayText';
import type { ParkingPayRecord } from '@/services/charge/payRecords';
import { groupByMonth } from '@/widgets/month/model/months';

import { bill, NOON } from '../parking/bills';

const exitTime = '2026-03-10 11:00:00';
const arrears = { exitTime, orderState: 5, arrearsState: 1, parkFee: 1200 } as const;

describe('a stay', () => {
  test.each<[string, Parameters<typeof bill>[0], string, string]>([
    ['running', {}, '在停', 'brand'],
    ['arrears', arrears, '欠费', 'owed'],
    ['arrears whose payment is under way', { ...arrears, arrearsState: 2 }, '补缴中', 'soon'],
    ['under appeal', { ...arrears, orderState: 7, appealState: 1 }, '申诉中', 'soon'],
    ['finished', { exitTime, orderState: 4, parkFee: 0, paidFee: 600 }, '已完成', 'done'],
    ['waived', { exitTime, orderState: 6, parkFee: 0 }, '已免除', 'plain'],
    ['an unknown state is never a success', { orderState: 0, orderStateText: '' }, '', 'soon'],
  ])('%s', (_name, more, word, tone) => {
    expect(stayStateTag(bill(more))).toEqual({ word, tone });
  });

  test.each<[string, Parameters<typeof bill>[0], object]>([
    ['what is due now', {}, { label: '目前费用', cents: 600, isOwed: false }],
    ['what is owed', arrears, { label: '待缴', cents: 1200, isOwed: true }],
    ['under appeal it is not red', { ...arrears, orderState: 7, appealState: 1 }, { cents: 1200, isOwed: false }],
    [
      'what was paid',
      { exitTime, orderState: 4, parkFee: 0, paidFee: 600 },
      { label: '实付', cents: 600, isFree: false },
    ],
    ['free', { exitTime, orderState: 4, parkFee: 0, totalFee: 0 }, { cents: 0, isFree: true }],
    ['not told', { parkFeeSucc: 0 }, { cents: Number.NaN, isOwed: false }],
  ])('amount: %s', (_name, more, amount) => {
    expect(toDisplayedStayAmount(bill(more))).toMatchObject(amount);
  });

  test('the button to pay', () => {
    expect(stayPayLabel(bill())).toBe('去支付');
    expect(stayPayLabel(bill(arrears))).toBe('补缴');
    expect(stayPayLabel(bill({ ...arrears, orderState: 7, appealState: 2 }))).toBeNull();
    expect(stayPayLabel(bill({ canPay: 0 }))).toBeNull();
    expect(stayPayLabel(bill({ parkFee: Number.NaN }))).toBeNull();
  });

  test('paid but not left, it shows until when to leave', () => {
    expect(stayStateNote(bill({ orderState: 3, parkFee: 0, leaveDeadlineTime: '2026-03-10 12:15:00' }))).toBe(
      '请于 12:15 前离场，之后继续计费',
    );
  });
});

test('a waived bill is shown once, with the refund of its payment; it cannot be rated, nor can one of a car inside', () => {
  const waived = bill({ exitTime, orderState: 6, totalFee: 0, parkFee: 0 });
  expect(stayStateNote({ ...waived, refundFee: 2000 })).toBe('原付 20.00元 已原路退回');
  expect(stayStateNote(waived)).toBe('这次停车不用缴费');
  const finished = bill({ exitTime, orderState: 4 });
  expect([waived, finished, { ...finished, exitTime: '' }].map(isStayRatable)).toEqual([false, true, false]);
});

describe('months', () => {
  const rows = ['2026-03-10 12:00:00', '2026-03-01 08:00:00', '2026-02-27 08:00:00'].map((time) => ({ time }));
  const by = (isAll: boolean) =>
    groupByMonth(rows, { timeOf: ({ time }) => time, keyOf: ({ time }) => time, isFullyLoaded: isAll }).map((line) =>
      line.is === 'row'
        ? line.key
        : `${line.title} ${String(line.rows.length)} ${line.isComplete ? 'whole' : 'so far'}`,
    );

  test('each has its heading; the last one is complete only at the end of the list', () => {
    expect(by(false)).toEqual([
      '2026年3月 2 whole',
      '2026-03-10 12:00:00',
      '2026-03-01 08:00:00',
      '2026年2月 1 so far',
      '2026-02-27 08:00:00',
    ]);
    expect(by(true)[3]).toBe('2026年2月 1 whole');
  });
});

describe('a payment', () => {
  const record = (more: Partial<ParkingPayRecord> = {}): ParkingPayRecord => ({
    payId: 'p1',
    parkName: '市民中心',
    formatPlateNo: '粤B·12345',
    payAmount: 600,
    couponFee: 0,
    couponName: '',
    refundFee: 0,
    paidTime: '2026-03-10 10:00:00',
    payChannel: 3,
    uniqueId: 'u1',
    parkId: 'k1',
    ...more,
  });

  test('shows the refund and the coupon', () => {
    expect([0, 200, 600].map((refundFee) => payRecordRefundLabel({ payAmount: 600, refundFee }))).toEqual([
      null,
      '部分退款',
      '已退款',
    ]);
    expect(payRecordRowTexts(record({ couponFee: 200, couponName: '2元停车券', refundFee: 300 }), NOON)).toEqual([
      '今天 10:00',
      '2元停车券 减2.00元',
      '退回3.00元',
    ]);
  });

  test("a month's total excludes refunds; with an unknown amount no total is shown", () => {
    expect(payRecordsTotalText([record(), record({ payAmount: 1000, refundFee: 400 })])).toBe('共2笔 12.00元');
    expect(payRecordsTotalText([record({ payAmount: Number.NaN })])).toBe('共1笔 --');
  });
});

test('in a list: lot, start, duration; a value that the server does not send is empty or --', () => {
  expect(stayRowTexts(bill(), NOON)).toEqual(['市民中心地下停车场', '', '今天 10:20', '1小时40分钟']);
  expect(stayRowTexts(bill({ parkStartTime: '', parkMinutes: Number.NaN }), NOON).slice(2)).toEqual(['', '--']);
});

test.each<[boolean, Parameters<typeof bill>[0]]>([
  [false, {}],
  [true, { paidFee: 1 }],
  [true, { refundFee: 1 }],
  [true, { couponFee: 1 }],
])('that it has payments is %s with %j', (has, fees) => {
  expect(hasStayPayments(bill(fees))).toBe(has);
});
