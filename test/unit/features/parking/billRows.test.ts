import fc from 'fast-check';

import { payableKey } from '@/domain/payment/payable';
import {
  appealedBillsText,
  batchPaymentFailureReasonsByBill,
  estimateBatchBillListLineHeightPx,
  excludeDeselectedBills,
  getBatchBillListLineKey,
  groupPayableBillsByLot,
  toBatchBillListLines,
  totalBillFeeCents,
  updateDeselectedBillKeys,
} from '@/features/parking/bills/model/billRows';

import { attempt, bill, order } from './bills';

const a1 = bill({ uniqueId: 'a1', parkId: 'a', parkFee: 100 });
const a2 = bill({ uniqueId: 'a2', parkId: 'a', parkFee: 200 });
const b1 = bill({ uniqueId: 'b1', parkId: 'b', parkFee: 400, parkName: '' });

describe('several bills', () => {
  test('are grouped by lot, in their original order', () => {
    const lots = groupPayableBillsByLot([a1, b1, a2]);
    expect(lots.map(({ parkId, bills }) => [parkId, bills.map(({ uniqueId }) => uniqueId)])).toEqual([
      ['a', ['a1', 'a2']],
      ['b', ['b1']],
    ]);
    expect(lots[1]?.parkName).toBe('停车场');
    expect(
      toBatchBillListLines(lots).map((line) => (line.is === 'lot' ? 'lot' : line.isLast ? 'last' : 'bill')),
    ).toEqual(['lot', 'bill', 'last', 'lot', 'last']);
  });

  test('include only payable bills, and none twice', () => {
    const nothing = bill({ uniqueId: 'x', parkFee: 0, orderState: 4 });
    const unknown = bill({ uniqueId: 'y', parkFee: Number.NaN });
    expect(groupPayableBillsByLot([a1, a1, nothing, unknown]).flatMap((lot) => lot.bills)).toEqual([a1]);
  });

  test('all bills are chosen until one is deselected', () => {
    expect(excludeDeselectedBills([a1, b1], new Set())).toEqual([a1, b1]);
    const leftOut = updateDeselectedBillKeys([], [a1], false);
    expect(excludeDeselectedBills([a1, b1], new Set(leftOut))).toEqual([b1]);
    expect(updateDeselectedBillKeys(leftOut, [a1], true)).toEqual([]);
    expect(updateDeselectedBillKeys(leftOut, [a1], false)).toEqual(leftOut);
  });

  test('chosen and deselected bills always add up to the total', () => {
    const bills = fc
      .uniqueArray(fc.nat(5000), { maxLength: 60 })
      .map((fees) => fees.map((fee, index) => bill({ uniqueId: `u${index}`, parkFee: fee })));
    fc.assert(
      fc.property(bills, fc.array(fc.nat(59)), (all, out) => {
        const some = out.flatMap((index) => all[index] ?? []);
        const leftOut = new Set(updateDeselectedBillKeys([], some, false));
        const chosen = excludeDeselectedBills(all, leftOut);
        const rest = all.filter((one) => !chosen.includes(one));
        expect(totalBillFeeCents(chosen) + totalBillFeeCents(rest)).toBe(totalBillFeeCents(all));
        expect(rest).toHaveLength(new Set(some).size);
      }),
    );
  });

  test('a failed row keeps its reason until it is paid', () => {
    const items = [{ uniqueId: 'a1', parkId: 'a', amountCents: 100 }];
    const payable = { kind: 'parkingBatch', items } as const;
    const facts = {
      payState: 7,
      payStateText: '',
      paidCents: 0,
      paidTime: '',
      failReason: '',
      leaveFreeMinutes: 0,
      leaveDeadlineTime: '',
      canInvoice: false,
      canEvaluate: false,
    };
    const failed = attempt({
      payable,
      key: payableKey(payable),
      changedAtMs: 1,
      payment: { ...facts, orders: [order({ uniqueId: 'a1', parkId: 'a', state: 3, failReason: '停车场繁忙' })] },
    });
    expect([...batchPaymentFailureReasonsByBill({ one: failed }).values()]).toEqual(['停车场繁忙']);
    const paid = attempt({
      ...failed,
      changedAtMs: 2,
      payment: { ...facts, orders: [order({ uniqueId: 'a1', parkId: 'a', state: 2 })] },
    });
    expect(batchPaymentFailureReasonsByBill({ two: paid, one: failed }).size).toBe(0);
  });
});

test('bills under appeal are counted once each; bills that owe nothing are not', () => {
  const appealed = { orderState: 7, appealState: 1, canPay: 0 } as const;
  const bills = [bill({ uniqueId: 'x', ...appealed }), bill({ uniqueId: 'y', ...appealed, parkFee: 0 }), a1];
  expect(appealedBillsText([...bills, ...bills])).toBe('另有1笔申诉中，先不用缴');
  expect(appealedBillsText([a1, b1])).toBe('');
});

test('every line has its own key and the height of its kind', () => {
  const lines = toBatchBillListLines(groupPayableBillsByLot([a1, a2, b1]));
  expect(new Set(lines.map(getBatchBillListLineKey)).size).toBe(5);
  expect(lines.map(estimateBatchBillListLineHeightPx)).toEqual([56, 124, 124, 56, 124]);
});
