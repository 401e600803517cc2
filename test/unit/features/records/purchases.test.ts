import {
  createPurchaseCancelOrRefundDialog,
  getPurchaseAmountCents,
  purchasePayPath,
  purchaseRefundRuleText,
  purchaseRowTexts,
  purchaseStateLabel,
  purchaseStateTone,
  toPurchaseDetailFacts,
} from '@/features/records/purchases/model/purchaseText';
import type { Purchase } from '@/services/charge/purchases';

import { NOON } from '../parking/bills';

const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  orderNo: 'o1',
  bizType: 6,
  bizTypeText: '车位预约',
  title: '车位预约 A01',
  placeText: '市民中心',
  formatPlateNos: ['粤B·12345'],
  createTime: '2026-03-09 12:00:00',
  expireTime: '',
  startTime: '2026-03-10 10:00:00',
  endTime: '2026-03-10 18:00:00',
  totalFee: 2000,
  paidFee: 2000,
  refundFee: 0,
  payChannel: 3,
  payTime: '2026-03-09 12:01:00',
  orderState: 2,
  orderStateText: '待入场',
  refundRule: '距预约时间较近，扣除一半预约费',
  canPay: 0,
  canCancel: 0,
  canRefund: 0,
  backFee: 0,
  canInvoice: 0,
  ...more,
});

test('a purchase is green only while it can be used: not for 超时未到, and not after it has expired', () => {
  const tone = (more: Partial<Purchase>) => purchaseStateTone(purchase(more), NOON);
  expect(tone({})).toBe('done');
  expect(tone({ orderState: 6, orderStateText: '超时未到' })).toBe('plain');
  expect(tone({ endTime: '2026-03-10 12:00:00' })).toBe('plain');
  expect(tone({ endTime: '' })).toBe('done');
  expect(tone({ orderState: 1 })).toBe('owed');
  expect([0, 4].map((orderState) => tone({ orderState: orderState as 0 }))).toEqual(['soon', 'soon']);
});

test('the amount of an unused purchase is what was paid', () => {
  expect(getPurchaseAmountCents(purchase({ orderState: 6, paidFee: 1500 }))).toBe(1500);
  expect(getPurchaseAmountCents(purchase({ orderState: 1, paidFee: 0 }))).toBe(2000);
});

test('the confirmation names the purchase and the refund', () => {
  expect(createPurchaseCancelOrRefundDialog(purchase())).toBeNull();
  expect(createPurchaseCancelOrRefundDialog(purchase({ canCancel: 1 }))).toMatchObject({
    action: '取消订单',
    title: '取消车位预约 A01？',
  });
  expect(createPurchaseCancelOrRefundDialog(purchase({ canRefund: 1, backFee: 1000 }))).toMatchObject({
    action: '申请退款',
    text: '10.00元 将原路退回。距预约时间较近，扣除一半预约费',
  });
  expect(createPurchaseCancelOrRefundDialog(purchase({ canRefund: 1 }))?.text).toContain('申请无可退金额');
});

test('a purchase is paid on the screen that sells it', () => {
  expect(purchasePayPath(purchase())).toBeNull();
  expect(purchasePayPath(purchase({ canPay: 1 }))).toBe('/bookRecordDetail?orderNo=o1');
  expect(purchasePayPath(purchase({ canPay: 1, bizType: 4 }))).toBe('/wrongTimePackagePay?orderNo=o1');
  expect(purchasePayPath(purchase({ canPay: 1, bizType: 9 }))).toBe('/accountBalance?orderNo=o1');
});

test('a refund in progress is not shown as refunded, and a purchase that cannot be refunded has no refund rule', () => {
  const back = (orderState: Purchase['orderState']) =>
    toPurchaseDetailFacts(purchase({ orderState, refundFee: 1400 }), NOON).find(({ label }) => label.includes('退'));
  expect(back(4)).toEqual({ label: '退款', value: '14.00元 退回中，1–3个工作日到账' });
  expect(back(5)).toEqual({ label: '已退回', value: '14.00元' });
  expect(
    [1, 2, 3, 4, 5, 6].filter((state) => purchaseRefundRuleText(purchase({ orderState: state as 1 })) !== ''),
  ).toEqual([1, 2]);
});

test('an unpaid purchase shows no payment method', () => {
  const facts = (more: Partial<Purchase>) =>
    Object.fromEntries(toPurchaseDetailFacts(purchase(more), NOON).map(({ label, value }) => [label, value]));
  expect(facts({})).toMatchObject({ 支付方式: '微信支付', 有效期: '今天 10:00 至 18:00' });
  expect(facts({ payTime: '', paidFee: 0 })).toMatchObject({ 支付方式: '', 实付: '' });
});

test("in a list: the item, its plates, the time of purchase, and the server's text of the state if there is one", () => {
  const plates = ['粤B·12345', '粤B·D12345'];
  expect(purchaseRowTexts(purchase({ formatPlateNos: plates }), NOON)).toEqual([
    '市民中心',
    '粤B·12345、粤B·D12345',
    '3月9日 12:00',
  ]);
  expect(purchaseRowTexts(purchase({ formatPlateNos: [], createTime: '' }), NOON)).toEqual(['市民中心', '', '']);
  expect(purchaseStateLabel(purchase())).toBe('待入场');
  expect(purchaseStateLabel(purchase({ orderState: 1, orderStateText: '' }))).toBe('待支付');
});
