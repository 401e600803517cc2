import { BIZ_TYPE, BIZ_TYPE_CODES, type BizType, isNonParkingBizType } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import {
  getCheckoutProductDefinition,
  paymentFormScreenNames,
  paymentResultScreenNames,
} from '@/flows/payment/products/checkoutProductRegistry';
import { paymentResultPath } from '@/flows/payment/result/paymentScreens';
import { findScreenNameByPathname, paths } from '@/navigation/paths';
import { screenQueryParamRules } from '@/navigation/screenQueryParamRules';
import { toPaymentOutcomeView } from '@/widgets/checkout/model/toPaymentOutcomeView';

import { PAYABLES } from '../../../../mocks/world/payables';

const BILL = { uniqueId: 'U1', parkId: 'P1' };
const payableOf = (bizType: BizType): Payable =>
  isNonParkingBizType(bizType) ? { kind: 'order', bizType, orderNo: 'O1' } : { kind: 'parking', ...BILL };
const BATCH: Payable = { kind: 'parkingBatch', items: [{ ...BILL, amountCents: 600 }] };
const all: readonly (readonly [string, Payable])[] = [
  ...BIZ_TYPE_CODES.map((bizType) => [`bizType ${bizType}`, payableOf(bizType)] as const),
  ['several bills', BATCH],
];
/** The screens on which a thing is decided again: with what was decided, and without. */
const DECIDED_ON: Readonly<Record<string, readonly [string, string]>> = {
  'bizType 1': ['payPage', 'multiPayPage'],
  'bizType 2': ['payPage', 'multiPayPage'],
  'bizType 3': ['monthlyPassDetail', 'myMonthlyPasses'],
  'bizType 4': ['wrongTimePackagePay', 'wrongTimeManage'],
  'bizType 5': ['wrongTimeSubscribePay', 'wrongTimeManage'],
  'bizType 6': ['bookRecordDetail', 'bookRecord'],
  'bizType 7': ['chargeBillDetail', 'chargeBillManage'],
  'bizType 8': ['occupyBillDetail', 'occupyBillList'],
  'bizType 9': ['accountBalance', 'accountBalance'],
  'bizType 10': ['merchantManageList', 'merchantManageList'],
  'several bills': ['multiPayPage', 'multiPayPage'],
};
const nameOf = (path: string) => findScreenNameByPathname(path.replace(/\?.*/, ''));

describe.each(all)('%s', (name, payable) => {
  const sold = getCheckoutProductDefinition(payable);

  test('is decided on screens of this product, and decided again on one', () => {
    expect(sold.forms.length).toBeGreaterThan(0);
    expect(sold.forms.filter((name) => !(name in paths))).toEqual([]);
    const decidedOn = [payable, null].map((known) => nameOf(sold.decisionPath(known, sold.resultScreen)));
    expect([name, ...decidedOn]).toEqual([name, ...(DECIDED_ON[name] ?? [])]);
  });

  test('has a result screen that takes the payment from its address', () => {
    for (const form of sold.forms) {
      const to = paymentResultPath({ key: 'k', payId: 'p', payable }, form, { requestId: 'r' });
      const name = nameOf(to) ?? '';
      expect(Object.keys((screenQueryParamRules as Record<string, object>)[name] ?? {})).toEqual(
        expect.arrayContaining(['payId', 'key', 'requestId']),
      );
      expect(paymentResultScreenNames.has(name)).toBe(true);
      expect(paymentFormScreenNames.has(form)).toBe(true);
    }
  });

  test('leads on to screens that its links name', () => {
    for (const { label, screen, to } of sold.nextLinks?.(payable, sold.resultScreen) ?? []) {
      expect(label).not.toBe('');
      expect(nameOf(to)).toBe(screen);
    }
  });

  test('says how to get what was not paid', () => {
    for (const outcome of ['unfinished', 'expired', 'failed'] as const) {
      const { text } = toPaymentOutcomeView(outcome, sold);
      expect(text).not.toContain('{');
      expect(text).toContain('重新');
    }
  });

  test('promises a success by the word that it will have', () => {
    const { word } = toPaymentOutcomeView('paid', sold);
    expect(toPaymentOutcomeView('toPay', sold).text).toContain(`会变为${word}`);
  });

  test('makes what shows it stale', () => {
    const stale = sold.invalidations() as readonly { type: string; payload: readonly string[] }[];
    expect(stale.flatMap(({ payload }) => payload)).toContain('Payment');
  });
});

test.each([payableOf(BIZ_TYPE.parking), BATCH])('a paid bill leaves no off-peak order that owes it: %j', (payable) => {
  expect(getCheckoutProductDefinition(payable).invalidations()).toContainEqual({
    type: 'specialApi/invalidateTags',
    payload: ['OffPeakOrder'],
  });
});

test('the balance pays for exactly what the pretend world lets it pay for', () => {
  for (const { bizType, channels = [2, 3, 6] } of PAYABLES)
    expect([bizType, getCheckoutProductDefinition(payableOf(bizType)).takesBalance]).toEqual([
      bizType,
      channels.includes(6),
    ]);
  expect(new Set(PAYABLES.map(({ bizType }) => bizType)).size).toBeGreaterThanOrEqual(9);
});

test('what is held for some minutes says that it is free again', () => {
  for (const bizType of [BIZ_TYPE.offPeakSlot, BIZ_TYPE.berth]) {
    const sold = getCheckoutProductDefinition(payableOf(bizType));
    expect(sold.hasHold).toBe(true);
    expect(toPaymentOutcomeView('expired', sold).text).toContain('放开');
  }
});
