import fc from 'fast-check';

import {
  type BillToInvoice,
  groupBillsBySeller,
  invoiceSplitText,
  sumBillToInvoiceCents,
} from '@/domain/invoice/invoiceGroups';
import { findEmailError, suggestEmailCorrection } from '@/domain/validation/findEmailError';

import { hostileStrings } from '../../corpus/hostileStrings';

const bill = (at: number, seller: number, amount: number): BillToInvoice => ({
  billId: `bill-${at}`,
  title: '停车',
  amount,
  sellerId: `seller-${seller}`,
  sellerName: `第${seller}家`,
});

test('any choice is split by issuer: every bill once, no cent more or less, and the number is said', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 50_000 })), { minLength: 1, maxLength: 60 }),
      (rows) => {
        const bills = rows.map(([seller, amount], at) => bill(at, seller, amount));
        const groups = groupBillsBySeller(bills);
        expect(groups.flatMap((group) => group.bills.map(({ billId }) => billId)).sort()).toEqual(
          bills.map(({ billId }) => billId).sort(),
        );
        expect(groups.reduce((sum, { cents }) => sum + cents, 0)).toBe(sumBillToInvoiceCents(bills));
        for (const group of groups) {
          expect(new Set(group.bills.map(({ sellerId }) => sellerId)).size).toBe(1);
          expect(group.cents).toBe(sumBillToInvoiceCents(group.bills));
        }
        expect(invoiceSplitText(groups)).toBe(
          groups.length < 2 ? '' : `将开${groups.length}张发票：这些账单来自${groups.length}个开票方，税务规定要分开开`,
        );
      },
    ),
  );
});

test.each(['lin@example.com', 'a.b+c@mail.example.com.cn', '123@qq.com'])('%s is an address', (text) => {
  expect(findEmailError(text)).toBeNull();
  expect(suggestEmailCorrection(text)).toBe('');
});

test.each(['', 'lin', 'lin@', 'lin@qq', '@qq.com', 'a b@qq.com', 'a@b@qq.com', 'a@qq..com', 'a@qq.com,b@qq.com'])(
  '%j is none',
  (text) => {
    expect(findEmailError(text)).toBe('邮箱格式不对，如 name@example.com');
  },
);

test('a domain that is often mistyped is asked back; whatever is typed breaks nothing', () => {
  expect(suggestEmailCorrection('lin@QQ.con')).toBe('lin@qq.com');
  expect(suggestEmailCorrection('lin@constructor')).toBe('');
  for (const text of hostileStrings)
    expect([typeof suggestEmailCorrection(text), suggestEmailCorrection(text)]).toEqual(['string', '']);
});
